extension TypeCatalog {
    /// Contacts, calendars, messages, links, passes and certificates.
    static let contacts = """
        public.vcard | public.text public.contact | vcf vcard | text/vcard text/directory \
            text/x-vcard
        com.apple.ical.ics | public.text public.item public.calendar-event | ics | text/calendar
        com.apple.ical.vcs | public.text public.item public.calendar-event | vcs vcal \
            | text/x-vcalendar
        public.email-message | public.message
        com.apple.mail.email | public.data public.email-message | eml | message/rfc822
        com.apple.internet-location | public.stored-url public.data
        com.apple.web-internet-location | com.apple.internet-location | webloc
        com.microsoft.internet-shortcut | public.stored-url public.data | url
        com.apple.mapkit.map-item | public.data
        com.apple.pkpass-data | public.data | pkpass | application/vnd.apple.pkpass
        com.apple.pkpass | com.apple.bundle com.apple.package | pkpass \
            | application/vnd.apple.pkpass
        com.apple.pkpasses-data | public.data | pkpasses | application/vnd.apple.pkpasses
        com.apple.mobileconfig | public.xml | mobileconfig mobile | application/x-apple-aspen-config
        public.x509-certificate | public.data | cer der crt pem | application/x-x509-ca-cert
        com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12
        com.apple.cocoa.pasteboard.color | public.data
        """
}
