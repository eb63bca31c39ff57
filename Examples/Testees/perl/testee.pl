#!/usr/bin/perl
# The smallest testee: an encoder of payloads in JSON, in Perl with its core modules. It writes any description without checking
# whether the payload would be valid. Therefore it fails the cases in known-failures.txt.
#
#     xitem conformance run --testee 'perl Examples/Testees/perl/testee.pl' --known Examples/Testees/perl/known-failures.txt

use strict;
use warnings;
use JSON::PP;
use MIME::Base64;

my $lines = JSON::PP->new->utf8;
my $scalar = JSON::PP->new->allow_nonref;

# The encoder: converts a description to the JSON of a payload.

sub payload {
    my ($described) = @_;
    return $described ? 'true' : 'false' if JSON::PP::is_bool($described);
    return $scalar->encode($described) unless ref $described;
    return '[' . join(',', map { payload($_) } @$described) . ']' if ref $described eq 'ARRAY';
    my ($kind, $content) = %$described;
    return members(@$content) if $kind eq 'dictionary';
    return $content if $kind eq 'real';
    return $content if $kind eq 'integer' && abs($content) <= 9007199254740991;
    return '{' . $scalar->encode("\$$kind") . ':' . $scalar->encode("$content") . '}' if $kind =~ /^(integer|data|date|url)$/;
    die "a payload cannot contain this kind of value: $kind\n";
}

sub members {
    my @pairs = @_;
    my $escape = @pairs == 1 && $pairs[0][0] =~ /^\$/ ? '$' : '';    # 7.2.1
    return '{' . join(',', map { $scalar->encode($escape . $_->[0]) . ':' . payload($_->[1]) } @pairs) . '}';
}

# The protocol: one response line per request line.

$| = 1;
while (my $line = <STDIN>) {
    my $request = $lines->decode($line);
    last if $request->{command} eq 'stop';
    my $answer = { protocol => 1, name => 'Perl encoder', language => "Perl $^V", encodings => ['json'], operations => ['encode'] };
    if ($request->{command} eq 'run') {
        my $text = eval { payload($request->{meaning}) };
        utf8::encode($text) if defined $text;
        $answer = defined $text ? { outcome => 'payload', payload => encode_base64($text, '') } : { outcome => 'refused' };
    }
    print $lines->encode({ seq => $request->{seq}, %$answer }), "\n";
}
