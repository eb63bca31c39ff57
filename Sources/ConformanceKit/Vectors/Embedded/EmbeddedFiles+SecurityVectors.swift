// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let securityVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "security",
  "title": "Hostile inputs",
  "clauses": ["24"],
  "count": 21,
  "notes": {
    "billion-laughs": {"bug": "expands entities that multiply", "effect": "a few hundred bytes take all memory"},
    "count-overflow": {"bug": "multiplies counts and sizes without a check for overflow", "effect": "a check passes, and a read goes beyond the input"},
    "cycle": {"bug": "does not look for cycles", "effect": "the program hangs or stops"},
    "deep-nesting": {"bug": "reads nested values by recursion without a limit", "effect": "a small payload overflows the stack"},
    "entity-expanded": {"bug": "resolves entities beyond the five", "effect": "files are read, or texts multiply"},
    "external-entity": {"bug": "loads what a text names", "effect": "a payload reads files, or calls a server"},
    "internal-subset": {"bug": "takes an internal subset", "effect": "entities that multiply or read files"},
    "key-of-prototype": {"bug": "looks members up in an object that inherits others", "effect": "a document seems to have members that nobody wrote, such as constructor"},
    "length-unchecked": {"bug": "allocates memory for a declared length before it looks whether the input has it", "effect": "a few bytes take all memory"},
    "limit-shared-once": {"bug": "counts an object that is referred to several times once", "effect": "a few bytes become a great payload in another encoding"},
    "number-of-many-digits": {"bug": "parses a number of any length", "effect": "a payload takes all time"},
    "offset-unchecked": {"bug": "does not check that offsets lie in the object table", "effect": "bytes of the header or the tables are read as objects"},
    "proto-key": {"bug": "keeps members in an object of JavaScript, where the key __proto__ sets the prototype", "effect": "the member is lost, or poisons other objects"},
    "prototype-pollution": {"bug": "copies keys of a payload into objects of JavaScript", "effect": "a payload changes every object of a program"},
    "quadratic-text": {"bug": "joins the pieces of a text one by one", "effect": "a payload takes all time"},
    "shared-bomb": {"bug": "reads shared objects again and again without a limit", "effect": "a few hundred bytes take all time and memory"},
    "text-normalised-value": {"bug": "normalises strings", "effect": "what comes back is not what was shared"},
    "trailer-count": {"bug": "does not check the counts of the trailer before it allocates", "effect": "a few bytes take all memory"}
  },
  "vectors": [
    {
      "id": "security.nesting.of-100-000-arrays-in-json",
      "clause": "10.1.1",
      "also": ["24.1.2", "10.1.4"],
      "level": "MUST",
      "flags": ["deep-nesting"],
      "kind": "invalid",
      "encoding": "json",
      "input": {
        "parts": [
          {
            "base64": "eyJtYWluLWF0dGFjaG1lbnQiOnsicmVwcmVzZW50YXRpb25zIjpbeyJ0ZXh0IjoieCIsInR5cGUtaWRlbnRpZmllciI6InB1YmxpYy5wbGFpbi10ZXh0In1dfSwidXNlci1pbmZvIjp7InYiOg==",
            "times": 1
          },
          {"base64": "Ww==", "times": 100000},
          {"base64": "XQ==", "times": 100000},
          {"base64": "fSwidmVyc2lvbiI6IjEuMCJ9", "times": 1}
        ]
      },
      "findings": [
        {
          "id": "limit.depth",
          "pointer": "/user-info/v/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0"
        }
      ],
      "error": true,
      "ends": true
    },
    {
      "id": "security.nesting.of-100-000-dictionaries-in-json",
      "clause": "10.1.1",
      "also": ["24.1.2"],
      "level": "MUST",
      "flags": ["deep-nesting"],
      "kind": "invalid",
      "encoding": "json",
      "input": {
        "parts": [
          {
            "base64": "eyJtYWluLWF0dGFjaG1lbnQiOnsicmVwcmVzZW50YXRpb25zIjpbeyJ0ZXh0IjoieCIsInR5cGUtaWRlbnRpZmllciI6InB1YmxpYy5wbGFpbi10ZXh0In1dfSwidXNlci1pbmZvIjp7InY=",
            "times": 1
          },
          {"base64": "Ijp7ImE=", "times": 100000},
          {"base64": "Ijox", "times": 1},
          {"base64": "fQ==", "times": 100001},
          {"base64": "LCJ2ZXJzaW9uIjoiMS4wIn0=", "times": 1}
        ]
      },
      "findings": [
        {
          "id": "limit.depth",
          "pointer": "/user-info/v/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a"
        }
      ],
      "error": true,
      "ends": true
    },
    {
      "id": "security.nesting.of-100-000-open-arrays",
      "clause": "10.1.1",
      "also": ["24.1.2"],
      "level": "MUST",
      "flags": ["deep-nesting"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"parts": [{"base64": "eyJhIjo=", "times": 1}, {"base64": "Ww==", "times": 100000}]},
      "findings": [
        {
          "id": "limit.depth",
          "pointer": "/a/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0"
        }
      ],
      "error": true,
      "ends": true
    },
    {
      "id": "security.nesting.of-100-000-arrays-in-xml",
      "clause": "10.1.1",
      "also": ["24.1.2"],
      "level": "MUST",
      "flags": ["deep-nesting"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {
        "parts": [
          {
            "base64": "PHBsaXN0IHZlcnNpb249IjEuMCI+PGRpY3Q+PGtleT5tYWluLWF0dGFjaG1lbnQ8L2tleT48ZGljdD48a2V5PnJlcHJlc2VudGF0aW9uczwva2V5PjxhcnJheT48ZGljdD48a2V5PnRleHQ8L2tleT48c3RyaW5nPng8L3N0cmluZz48a2V5PnR5cGUtaWRlbnRpZmllcjwva2V5PjxzdHJpbmc+cHVibGljLnBsYWluLXRleHQ8L3N0cmluZz48L2RpY3Q+PC9hcnJheT48L2RpY3Q+PGtleT51c2VyLWluZm88L2tleT48ZGljdD48a2V5PnY8L2tl",
            "times": 1
          },
          {"base64": "eT48YXJyYQ==", "times": 100000},
          {"base64": "eT48L2FycmE=", "times": 100000},
          {"base64": "eT48L2RpY3Q+PGtleT52ZXJzaW9uPC9rZXk+PHN0cmluZz4xLjA8L3N0cmluZz48L2RpY3Q+PC9wbGlzdD4=", "times": 1}
        ]
      },
      "findings": [
        {
          "id": "limit.depth",
          "pointer": "/user-info/v/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0"
        }
      ],
      "error": true,
      "ends": true
    },
    {
      "id": "security.nesting.of-100-000-tags",
      "clause": "10.1.1",
      "also": ["24.1.2", "10.1.2"],
      "level": "MUST",
      "flags": ["deep-nesting"],
      "kind": "invalid",
      "encoding": "json",
      "input": {
        "parts": [
          {
            "base64": "eyJtYWluLWF0dGFjaG1lbnQiOnsicmVwcmVzZW50YXRpb25zIjpbeyJ0ZXh0IjoieCIsInR5cGUtaWRlbnRpZmllciI6InB1YmxpYy5wbGFpbi10ZXh0In1dfSwidXNlci1pbmZvIjp7InY=",
            "times": 1
          },
          {"base64": "Ijp7IiRkYXRh", "times": 100000},
          {"base64": "IjoiIg==", "times": 1},
          {"base64": "fQ==", "times": 100001},
          {"base64": "LCJ2ZXJzaW9uIjoiMS4wIn0=", "times": 1}
        ]
      },
      "findings": [
        {
          "id": "limit.depth",
          "pointer": "/user-info/v/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data/$data"
        }
      ],
      "error": true,
      "ends": true
    },
    {
      "id": "security.nesting.of-1-500-arrays-in-binary",
      "clause": "10.1.1",
      "also": ["24.1.2"],
      "level": "MUST",
      "flags": ["deep-nesting"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAAEAAgADAAQACwAFXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QAGAAdTMS4wXxAPcmVwcmVzZW50YXRpb25zoQAI0gAJAAoABQAMVHRleHRfEA90eXBlLWlkZW50aWZpZXLRAA0ADl8QEXB1YmxpYy5wbGFpbi10ZXh0UXahAA+hABChABGhABKhABOhABShABWhABahABehABihABmhABqhABuhAByhAB2hAB6hAB+hACChACGhACKhACOhACShACWhACahACehACihACmhACqhACuhACyhAC2hAC6hAC+hADChADGhADKhADOhADShADWhADahADehADihADmhADqhADuhADyhAD2hAD6hAD+hAEChAEGhAEKhAEOhAEShAEWhAEahAEehAEihAEmhAEqhAEuhAEyhAE2hAE6hAE+hAFChAFGhAFKhAFOhAFShAFWhAFahAFehAFihAFmhAFqhAFuhAFyhAF2hAF6hAF+hAGChAGGhAGKhAGOhAGShAGWhAGahAGehAGihAGmhAGqhAGuhAGyhAG2hAG6hAG+hAHChAHGhAHKhAHOhAHShAHWhAHahAHehAHihAHmhAHqhAHuhAHyhAH2hAH6hAH+hAIChAIGhAIKhAIOhAIShAIWhAIahAIehAIihAImhAIqhAIuhAIyhAI2hAI6hAI+hAJChAJGhAJKhAJOhAJShAJWhAJahAJehAJihAJmhAJqhAJuhAJyhAJ2hAJ6hAJ+hAKChAKGhAKKhAKOhAKShAKWhAKahAKehAKihAKmhAKqhAKuhAKyhAK2hAK6hAK+hALChALGhALKhALOhALShALWhALahALehALihALmhALqhALuhALyhAL2hAL6hAL+hAMChAMGhAMKhAMOhAMShAMWhAMahAMehAMihAMmhAMqhAMuhAMyhAM2hAM6hAM+hANChANGhANKhANOhANShANWhANahANehANihANmhANqhANuhANyhAN2hAN6hAN+hAOChAOGhAOKhAOOhAOShAOWhAOahAOehAOihAOmhAOqhAOuhAOyhAO2hAO6hAO+hAPChAPGhAPKhAPOhAPShAPWhAPahAPehAPihAPmhAPqhAPuhAPyhAP2hAP6hAP+hAQChAQGhAQKhAQOhAQShAQWhAQahAQehAQihAQmhAQqhAQuhAQyhAQ2hAQ6hAQ+hARChARGhARKhAROhARShARWhARahARehARihARmhARqhARuhARyhAR2hAR6hAR+hASChASGhASKhASOhASShASWhASahASehASihASmhASqhASuhASyhAS2hAS6hAS+hATChATGhATKhATOhATShATWhATahATehATihATmhATqhATuhATyhAT2hAT6hAT+hAUChAUGhAUKhAUOhAUShAUWhAUahAUehAUihAUmhAUqhAUuhAUyhAU2hAU6hAU+hAVChAVGhAVKhAVOhAVShAVWhAVahAVehAVihAVmhAVqhAVuhAVyhAV2hAV6hAV+hAWChAWGhAWKhAWOhAWShAWWhAWahAWehAWihAWmhAWqhAWuhAWyhAW2hAW6hAW+hAXChAXGhAXKhAXOhAXShAXWhAXahAXehAXihAXmhAXqhAXuhAXyhAX2hAX6hAX+hAYChAYGhAYKhAYOhAYShAYWhAYahAYehAYihAYmhAYqhAYuhAYyhAY2hAY6hAY+hAZChAZGhAZKhAZOhAZShAZWhAZahAZehAZihAZmhAZqhAZuhAZyhAZ2hAZ6hAZ+hAaChAaGhAaKhAaOhAaShAaWhAaahAaehAaihAamhAaqhAauhAayhAa2hAa6hAa+hAbChAbGhAbKhAbOhAbShAbWhAbahAbehAbihAbmhAbqhAbuhAbyhAb2hAb6hAb+hAcChAcGhAcKhAcOhAcShAcWhAcahAcehAcihAcmhAcqhAcuhAcyhAc2hAc6hAc+hAdChAdGhAdKhAdOhAdShAdWhAdahAdehAdihAdmhAdqhAduhAdyhAd2hAd6hAd+hAeChAeGhAeKhAeOhAeShAeWhAeahAeehAeihAemhAeqhAeuhAeyhAe2hAe6hAe+hAfChAfGhAfKhAfOhAfShAfWhAfahAfehAfihAfmhAfqhAfuhAfyhAf2hAf6hAf+hAgChAgGhAgKhAgOhAgShAgWhAgahAgehAgihAgmhAgqhAguhAgyhAg2hAg6hAg+hAhChAhGhAhKhAhOhAhShAhWhAhahAhehAhihAhmhAhqhAhuhAhyhAh2hAh6hAh+hAiChAiGhAiKhAiOhAiShAiWhAiahAiehAiihAimhAiqhAiuhAiyhAi2hAi6hAi+hAjChAjGhAjKhAjOhAjShAjWhAjahAjehAjihAjmhAjqhAjuhAjyhAj2hAj6hAj+hAkChAkGhAkKhAkOhAkShAkWhAkahAkehAkihAkmhAkqhAkuhAkyhAk2hAk6hAk+hAlChAlGhAlKhAlOhAlShAlWhAlahAlehAlihAlmhAlqhAluhAlyhAl2hAl6hAl+hAmChAmGhAmKhAmOhAmShAmWhAmahAmehAmihAmmhAmqhAmuhAmyhAm2hAm6hAm+hAnChAnGhAnKhAnOhAnShAnWhAnahAnehAnihAnmhAnqhAnuhAnyhAn2hAn6hAn+hAoChAoGhAoKhAoOhAoShAoWhAoahAoehAoihAomhAoqhAouhAoyhAo2hAo6hAo+hApChApGhApKhApOhApShApWhApahApehApihApmhApqhApuhApyhAp2hAp6hAp+hAqChAqGhAqKhAqOhAqShAqWhAqahAqehAqihAqmhAqqhAquhAqyhAq2hAq6hAq+hArChArGhArKhArOhArShArWhArahArehArihArmhArqhAruhAryhAr2hAr6hAr+hAsChAsGhAsKhAsOhAsShAsWhAsahAsehAsihAsmhAsqhAsuhAsyhAs2hAs6hAs+hAtChAtGhAtKhAtOhAtShAtWhAtahAtehAtihAtmhAtqhAtuhAtyhAt2hAt6hAt+hAuChAuGhAuKhAuOhAuShAuWhAuahAuehAuihAumhAuqhAuuhAuyhAu2hAu6hAu+hAvChAvGhAvKhAvOhAvShAvWhAvahAvehAvihAvmhAvqhAvuhAvyhAv2hAv6hAv+hAwChAwGhAwKhAwOhAwShAwWhAwahAwehAwihAwmhAwqhAwuhAwyhAw2hAw6hAw+hAxChAxGhAxKhAxOhAxShAxWhAxahAxehAxihAxmhAxqhAxuhAxyhAx2hAx6hAx+hAyChAyGhAyKhAyOhAyShAyWhAyahAyehAyihAymhAyqhAyuhAyyhAy2hAy6hAy+hAzChAzGhAzKhAzOhAzShAzWhAzahAzehAzihAzmhAzqhAzuhAzyhAz2hAz6hAz+hA0ChA0GhA0KhA0OhA0ShA0WhA0ahA0ehA0ihA0mhA0qhA0uhA0yhA02hA06hA0+hA1ChA1GhA1KhA1OhA1ShA1WhA1ahA1ehA1ihA1mhA1qhA1uhA1yhA12hA16hA1+hA2ChA2GhA2KhA2OhA2ShA2WhA2ahA2ehA2ihA2mhA2qhA2uhA2yhA22hA26hA2+hA3ChA3GhA3KhA3OhA3ShA3WhA3ahA3ehA3ihA3mhA3qhA3uhA3yhA32hA36hA3+hA4ChA4GhA4KhA4OhA4ShA4WhA4ahA4ehA4ihA4mhA4qhA4uhA4yhA42hA46hA4+hA5ChA5GhA5KhA5OhA5ShA5WhA5ahA5ehA5ihA5mhA5qhA5uhA5yhA52hA56hA5+hA6ChA6GhA6KhA6OhA6ShA6WhA6ahA6ehA6ihA6mhA6qhA6uhA6yhA62hA66hA6+hA7ChA7GhA7KhA7OhA7ShA7WhA7ahA7ehA7ihA7mhA7qhA7uhA7yhA72hA76hA7+hA8ChA8GhA8KhA8OhA8ShA8WhA8ahA8ehA8ihA8mhA8qhA8uhA8yhA82hA86hA8+hA9ChA9GhA9KhA9OhA9ShA9WhA9ahA9ehA9ihA9mhA9qhA9uhA9yhA92hA96hA9+hA+ChA+GhA+KhA+OhA+ShA+WhA+ahA+ehA+ihA+mhA+qhA+uhA+yhA+2hA+6hA++hA/ChA/GhA/KhA/OhA/ShA/WhA/ahA/ehA/ihA/mhA/qhA/uhA/yhA/2hA/6hA/+hBAChBAGhBAKhBAOhBAShBAWhBAahBAehBAihBAmhBAqhBAuhBAyhBA2hBA6hBA+hBBChBBGhBBKhBBOhBBShBBWhBBahBBehBBihBBmhBBqhBBuhBByhBB2hBB6hBB+hBCChBCGhBCKhBCOhBCShBCWhBCahBCehBCihBCmhBCqhBCuhBCyhBC2hBC6hBC+hBDChBDGhBDKhBDOhBDShBDWhBDahBDehBDihBDmhBDqhBDuhBDyhBD2hBD6hBD+hBEChBEGhBEKhBEOhBEShBEWhBEahBEehBEihBEmhBEqhBEuhBEyhBE2hBE6hBE+hBFChBFGhBFKhBFOhBFShBFWhBFahBFehBFihBFmhBFqhBFuhBFyhBF2hBF6hBF+hBGChBGGhBGKhBGOhBGShBGWhBGahBGehBGihBGmhBGqhBGuhBGyhBG2hBG6hBG+hBHChBHGhBHKhBHOhBHShBHWhBHahBHehBHihBHmhBHqhBHuhBHyhBH2hBH6hBH+hBIChBIGhBIKhBIOhBIShBIWhBIahBIehBIihBImhBIqhBIuhBIyhBI2hBI6hBI+hBJChBJGhBJKhBJOhBJShBJWhBJahBJehBJihBJmhBJqhBJuhBJyhBJ2hBJ6hBJ+hBKChBKGhBKKhBKOhBKShBKWhBKahBKehBKihBKmhBKqhBKuhBKyhBK2hBK6hBK+hBLChBLGhBLKhBLOhBLShBLWhBLahBLehBLihBLmhBLqhBLuhBLyhBL2hBL6hBL+hBMChBMGhBMKhBMOhBMShBMWhBMahBMehBMihBMmhBMqhBMuhBMyhBM2hBM6hBM+hBNChBNGhBNKhBNOhBNShBNWhBNahBNehBNihBNmhBNqhBNuhBNyhBN2hBN6hBN+hBOChBOGhBOKhBOOhBOShBOWhBOahBOehBOihBOmhBOqhBOuhBOyhBO2hBO6hBO+hBPChBPGhBPKhBPOhBPShBPWhBPahBPehBPihBPmhBPqhBPuhBPyhBP2hBP6hBP+hBQChBQGhBQKhBQOhBQShBQWhBQahBQehBQihBQmhBQqhBQuhBQyhBQ2hBQ6hBQ+hBRChBRGhBRKhBROhBRShBRWhBRahBRehBRihBRmhBRqhBRuhBRyhBR2hBR6hBR+hBSChBSGhBSKhBSOhBSShBSWhBSahBSehBSihBSmhBSqhBSuhBSyhBS2hBS6hBS+hBTChBTGhBTKhBTOhBTShBTWhBTahBTehBTihBTmhBTqhBTuhBTyhBT2hBT6hBT+hBUChBUGhBUKhBUOhBUShBUWhBUahBUehBUihBUmhBUqhBUuhBUyhBU2hBU6hBU+hBVChBVGhBVKhBVOhBVShBVWhBVahBVehBVihBVmhBVqhBVuhBVyhBV2hBV6hBV+hBWChBWGhBWKhBWOhBWShBWWhBWahBWehBWihBWmhBWqhBWuhBWyhBW2hBW6hBW+hBXChBXGhBXKhBXOhBXShBXWhBXahBXehBXihBXmhBXqhBXuhBXyhBX2hBX6hBX+hBYChBYGhBYKhBYOhBYShBYWhBYahBYehBYihBYmhBYqhBYuhBYyhBY2hBY6hBY+hBZChBZGhBZKhBZOhBZShBZWhBZahBZehBZihBZmhBZqhBZuhBZyhBZ2hBZ6hBZ+hBaChBaGhBaKhBaOhBaShBaWhBaahBaehBaihBamhBaqhBauhBayhBa2hBa6hBa+hBbChBbGhBbKhBbOhBbShBbWhBbahBbehBbihBbmhBbqhBbuhBbyhBb2hBb6hBb+hBcChBcGhBcKhBcOhBcShBcWhBcahBcehBcihBcmhBcqhBcuhBcyhBc2hBc6hBc+hBdChBdGhBdKhBdOhBdShBdWhBdahBdehBdihBdmhBdqhBduhBdyhBd2hBd6hBd+hBeChBeGhBeKhBeOhBeShBeWhBeahBeehBeihBemhBeqgAAgAFQAnADEAOQA+AEIAVABXAGAAZQB3AHwAkACSAJUAmACbAJ4AoQCkAKcAqgCtALAAswC2ALkAvAC/AMIAxQDIAMsAzgDRANQA1wDaAN0A4ADjAOYA6QDsAO8A8gD1APgA+wD+AQEBBAEHAQoBDQEQARMBFgEZARwBHwEiASUBKAErAS4BMQE0ATcBOgE9AUABQwFGAUkBTAFPAVIBVQFYAVsBXgFhAWQBZwFqAW0BcAFzAXYBeQF8AX8BggGFAYgBiwGOAZEBlAGXAZoBnQGgAaMBpgGpAawBrwGyAbUBuAG7Ab4BwQHEAccBygHNAdAB0wHWAdkB3AHfAeIB5QHoAesB7gHxAfQB9wH6Af0CAAIDAgYCCQIMAg8CEgIVAhgCGwIeAiECJAInAioCLQIwAjMCNgI5AjwCPwJCAkUCSAJLAk4CUQJUAlcCWgJdAmACYwJmAmkCbAJvAnICdQJ4AnsCfgKBAoQChwKKAo0CkAKTApYCmQKcAp8CogKlAqgCqwKuArECtAK3AroCvQLAAsMCxgLJAswCzwLSAtUC2ALbAt4C4QLkAucC6gLtAvAC8wL2AvkC/AL/AwIDBQMIAwsDDgMRAxQDFwMaAx0DIAMjAyYDKQMsAy8DMgM1AzgDOwM+A0EDRANHA0oDTQNQA1MDVgNZA1wDXwNiA2UDaANrA24DcQN0A3cDegN9A4ADgwOGA4kDjAOPA5IDlQOYA5sDngOhA6QDpwOqA60DsAOzA7YDuQO8A78DwgPFA8gDywPOA9ED1APXA9oD3QPgA+MD5gPpA+wD7wPyA/UD+AP7A/4EAQQEBAcECgQNBBAEEwQWBBkEHAQfBCIEJQQoBCsELgQxBDQENwQ6BD0EQARDBEYESQRMBE8EUgRVBFgEWwReBGEEZARnBGoEbQRwBHMEdgR5BHwEfwSCBIUEiASLBI4EkQSUBJcEmgSdBKAEowSmBKkErASvBLIEtQS4BLsEvgTBBMQExwTKBM0E0ATTBNYE2QTcBN8E4gTlBOgE6wTuBPEE9AT3BPoE/QUABQMFBgUJBQwFDwUSBRUFGAUbBR4FIQUkBScFKgUtBTAFMwU2BTkFPAU/BUIFRQVIBUsFTgVRBVQFVwVaBV0FYAVjBWYFaQVsBW8FcgV1BXgFewV+BYEFhAWHBYoFjQWQBZMFlgWZBZwFnwWiBaUFqAWrBa4FsQW0BbcFugW9BcAFwwXGBckFzAXPBdIF1QXYBdsF3gXhBeQF5wXqBe0F8AXzBfYF+QX8Bf8GAgYFBggGCwYOBhEGFAYXBhoGHQYgBiMGJgYpBiwGLwYyBjUGOAY7Bj4GQQZEBkcGSgZNBlAGUwZWBlkGXAZfBmIGZQZoBmsGbgZxBnQGdwZ6Bn0GgAaDBoYGiQaMBo8GkgaVBpgGmwaeBqEGpAanBqoGrQawBrMGtga5BrwGvwbCBsUGyAbLBs4G0QbUBtcG2gbdBuAG4wbmBukG7AbvBvIG9Qb4BvsG/gcBBwQHBwcKBw0HEAcTBxYHGQccBx8HIgclBygHKwcuBzEHNAc3BzoHPQdAB0MHRgdJB0wHTwdSB1UHWAdbB14HYQdkB2cHagdtB3AHcwd2B3kHfAd/B4IHhQeIB4sHjgeRB5QHlweaB50HoAejB6YHqQesB68Hsge1B7gHuwe+B8EHxAfHB8oHzQfQB9MH1gfZB9wH3wfiB+UH6AfrB+4H8Qf0B/cH+gf9CAAIAwgGCAkIDAgPCBIIFQgYCBsIHgghCCQIJwgqCC0IMAgzCDYIOQg8CD8IQghFCEgISwhOCFEIVAhXCFoIXQhgCGMIZghpCGwIbwhyCHUIeAh7CH4IgQiECIcIigiNCJAIkwiWCJkInAifCKIIpQioCKsIrgixCLQItwi6CL0IwAjDCMYIyQjMCM8I0gjVCNgI2wjeCOEI5AjnCOoI7QjwCPMI9gj5CPwI/wkCCQUJCAkLCQ4JEQkUCRcJGgkdCSAJIwkmCSkJLAkvCTIJNQk4CTsJPglBCUQJRwlKCU0JUAlTCVYJWQlcCV8JYgllCWgJawluCXEJdAl3CXoJfQmACYMJhgmJCYwJjwmSCZUJmAmbCZ4JoQmkCacJqgmtCbAJswm2CbkJvAm/CcIJxQnICcsJzgnRCdQJ1wnaCd0J4AnjCeYJ6QnsCe8J8gn1CfgJ+wn+CgEKBAoHCgoKDQoQChMKFgoZChwKHwoiCiUKKAorCi4KMQo0CjcKOgo9CkAKQwpGCkkKTApPClIKVQpYClsKXgphCmQKZwpqCm0KcApzCnYKeQp8Cn8KggqFCogKiwqOCpEKlAqXCpoKnQqgCqMKpgqpCqwKrwqyCrUKuAq7Cr4KwQrECscKygrNCtAK0wrWCtkK3ArfCuIK5QroCusK7grxCvQK9wr6Cv0LAAsDCwYLCQsMCw8LEgsVCxgLGwseCyELJAsnCyoLLQswCzMLNgs5CzwLPwtCC0ULSAtLC04LUQtUC1cLWgtdC2ALYwtmC2kLbAtvC3ILdQt4C3sLfguBC4QLhwuKC40LkAuTC5YLmQucC58LogulC6gLqwuuC7ELtAu3C7oLvQvAC8MLxgvJC8wLzwvSC9UL2AvbC94L4QvkC+cL6gvtC/AL8wv2C/kL/Av/DAIMBQwIDAsMDgwRDBQMFwwaDB0MIAwjDCYMKQwsDC8MMgw1DDgMOww+DEEMRAxHDEoMTQxQDFMMVgxZDFwMXwxiDGUMaAxrDG4McQx0DHcMegx9DIAMgwyGDIkMjAyPDJIMlQyYDJsMngyhDKQMpwyqDK0MsAyzDLYMuQy8DL8MwgzFDMgMywzODNEM1AzXDNoM3QzgDOMM5gzpDOwM7wzyDPUM+Az7DP4NAQ0EDQcNCg0NDRANEw0WDRkNHA0fDSINJQ0oDSsNLg0xDTQNNw06DT0NQA1DDUYNSQ1MDU8NUg1VDVgNWw1eDWENZA1nDWoNbQ1wDXMNdg15DXwNfw2CDYUNiA2LDY4NkQ2UDZcNmg2dDaANow2mDakNrA2vDbINtQ24DbsNvg3BDcQNxw3KDc0N0A3TDdYN2Q3cDd8N4g3lDegN6w3uDfEN9A33DfoN/Q4ADgMOBg4JDgwODw4SDhUOGA4bDh4OIQ4kDicOKg4tDjAOMw42DjkOPA4/DkIORQ5IDksOTg5RDlQOVw5aDl0OYA5jDmYOaQ5sDm8Ocg51DngOew5+DoEOhA6HDooOjQ6QDpMOlg6ZDpwOnw6iDqUOqA6rDq4OsQ60DrcOug69DsAOww7GDskOzA7PDtIO1Q7YDtsO3g7hDuQO5w7qDu0O8A7zDvYO+Q78Dv8PAg8FDwgPCw8ODxEPFA8XDxoPHQ8gDyMPJg8pDywPLw8yDzUPOA87Dz4PQQ9ED0cPSg9ND1APUw9WD1kPXA9fD2IPZQ9oD2sPbg9xD3QPdw96D30PgA+DD4YPiQ+MD48Pkg+VD5gPmw+eD6EPpA+nD6oPrQ+wD7MPtg+5D7wPvw/CD8UPyA/LD84P0Q/UD9cP2g/dD+AP4w/mD+kP7A/vD/IP9Q/4D/sP/hABEAQQBxAKEA0QEBATEBYQGRAcEB8QIhAlECgQKxAuEDEQNBA3EDoQPRBAEEMQRhBJEEwQTxBSEFUQWBBbEF4QYRBkEGcQahBtEHAQcxB2EHkQfBB/EIIQhRCIEIsQjhCREJQQlxCaEJ0QoBCjEKYQqRCsEK8QshC1ELgQuxC+EMEQxBDHEMoQzRDQENMQ1hDZENwQ3xDiEOUQ6BDrEO4Q8RD0EPcQ+hD9EQARAxEGEQkRDBEPERIRFREYERsRHhEhESQRJxEqES0RMBEzETYRORE8ET8RQhFFEUgRSxFOEVERVBFXEVoRXRFgEWMRZhFpEWwRbxFyEXUReBF7EX4RgRGEEYcRihGNEZARkxGWEZkRnBGfEaIRpRGoEasRrhGxEbQRtxG6Eb0RwBHDEcYRyRHMEc8R0hHVEdgR2xHeEeER5BHnEeoR7RHwEfMR9hH5EfwR/xICEgUSCBILEg4SERIUEhcSGhIdEiASIxImAAAAAAAAAgIAAAAAAAAF6wAAAAAAAAAAAAAAAAAAEic="},
      "findings": [
        {
          "id": "limit.depth",
          "pointer": "/user-info/v/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0"
        }
      ],
      "error": true,
      "ends": true
    },
    {
      "id": "security.sharing.of-16-to-the-12-values",
      "clause": "10.1.4",
      "also": ["10.1.2", "24.1.2"],
      "level": "MUST",
      "flags": ["shared-bomb", "limit-shared-once"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXahENIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0rxAQEREREREREREREREREREREa8QEBISEhISEhISEhISEhISEhKvEBATExMTExMTExMTExMTExMTrxAQFBQUFBQUFBQUFBQUFBQUFK8QEBUVFRUVFRUVFRUVFRUVFRWvEBAWFhYWFhYWFhYWFhYWFhYWrxAQFxcXFxcXFxcXFxcXFxcXF68QEBgYGBgYGBgYGBgYGBgYGBivEBAZGRkZGRkZGRkZGRkZGRkZrxAQGhoaGhoaGhoaGhoaGhoaGq8QEBsbGxsbGxsbGxsbGxsbGxuvEBAcHBwcHBwcHBwcHBwcHBwcoAAIAA8AIQArADMANgA5AD0ATwBRAFMAVQBaAF8AcQBzAIcAmgCtAMAA0wDmAPkBDAEfATIBRQFYAWsAAAAAAAACAQAAAAAAAAAdAAAAAAAAAAAAAAAAAAABbA=="},
      "findings": [{"id": "limit.values", "pointer": "/user-info/v/0/0/0/0/0/0/0/0/1/6/14/2"}],
      "error": true,
      "ends": true
    },
    {
      "id": "security.sharing.of-a-text-that-multiplies",
      "clause": "10.1.4",
      "also": ["10.1.2", "24.1.2"],
      "level": "MUST",
      "flags": ["shared-bomb"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXahENIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0rxAQEREREREREREREREREREREa8QEBISEhISEhISEhISEhISEhKvEBATExMTExMTExMTExMTExMTrxAQFBQUFBQUFBQUFBQUFBQUFK8QEBUVFRUVFRUVFRUVFRUVFRWvEBAWFhYWFhYWFhYWFhYWFhYWXxEQAGFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWEACAAPACEAKwAzADYAOQA9AE8AUQBTAFUAWgBfAHEAcwCHAJoArQDAANMA5gD5AAAAAAAAAgEAAAAAAAAAFwAAAAAAAAAAAAAAAAAAEP0="},
      "findings": [{"id": "limit.text", "pointer": "/user-info/v/0/0/0/0/7/15/15"}],
      "error": true,
      "ends": true
    },
    {
      "id": "security.sharing.of-a-cycle-that-multiplies",
      "clause": "5.2.12",
      "also": ["24.1.2"],
      "level": "MUST",
      "flags": ["cycle"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXaiEBDSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dKIKCggPISszNjk9T1FTVltgcnSIAAAAAAAAAQEAAAAAAAAAEQAAAAAAAAAAAAAAAAAAAIs="},
      "findings": [{"id": "binary.cycle", "pointer": "/user-info/v/0/0"}],
      "error": true,
      "ends": true
    },
    {
      "id": "security.entities.that-multiply",
      "clause": "4.1.7",
      "also": ["24.1.2"],
      "level": "MUST",
      "flags": ["billion-laughs", "internal-subset"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE plist [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">]><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>&c;</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.doctype", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "security.entities.of-a-file",
      "clause": "4.1.7",
      "also": ["4.1.1", "14.2.5"],
      "level": "MUST",
      "flags": ["external-entity", "internal-subset"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>&a;</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.doctype", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "security.entities.without-declaration",
      "clause": "4.1.6",
      "also": ["4.1.1"],
      "level": "MUST",
      "flags": ["external-entity", "entity-expanded"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE plist SYSTEM \"http://example.com/plist.dtd\"><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>&copy;</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.entity", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "security.numbers.of-a-million-digits",
      "clause": "10.1.1",
      "also": ["24.1.2"],
      "level": "MUST",
      "flags": ["number-of-many-digits"],
      "kind": "invalid",
      "encoding": "json",
      "input": {
        "parts": [
          {
            "base64": "eyJtYWluLWF0dGFjaG1lbnQiOnsicmVwcmVzZW50YXRpb25zIjpbeyJ0ZXh0IjoieCIsInR5cGUtaWRlbnRpZmllciI6InB1YmxpYy5wbGFpbi10ZXh0In1dfSwidXNlci1pbmZvIjp7InYiOg==",
            "times": 1
          },
          {"base64": "MQ==", "times": 1000000},
          {"base64": "fSwidmVyc2lvbiI6IjEuMCJ9", "times": 1}
        ]
      },
      "findings": [{"id": "limit.number", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "security.numbers.of-a-million-digits-in-xml",
      "clause": "10.1.1",
      "also": ["24.1.2"],
      "level": "MUST",
      "flags": ["number-of-many-digits"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {
        "parts": [
          {
            "base64": "PHBsaXN0IHZlcnNpb249IjEuMCI+PGRpY3Q+PGtleT5tYWluLWF0dGFjaG1lbnQ8L2tleT48ZGljdD48a2V5PnJlcHJlc2VudGF0aW9uczwva2V5PjxhcnJheT48ZGljdD48a2V5PnRleHQ8L2tleT48c3RyaW5nPng8L3N0cmluZz48a2V5PnR5cGUtaWRlbnRpZmllcjwva2V5PjxzdHJpbmc+cHVibGljLnBsYWluLXRleHQ8L3N0cmluZz48L2RpY3Q+PC9hcnJheT48L2RpY3Q+PGtleT51c2VyLWluZm88L2tleT48ZGljdD48a2V5PnY8L2tleT48aW50ZWdlcj4=",
            "times": 1
          },
          {"base64": "MQ==", "times": 1000000},
          {"base64": "PC9pbnRlZ2VyPjwvZGljdD48a2V5PnZlcnNpb248L2tleT48c3RyaW5nPjEuMDwvc3RyaW5nPjwvZGljdD48L3BsaXN0Pg==", "times": 1}
        ]
      },
      "findings": [{"id": "limit.number", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "security.sizes.product-of-count-and-size-wraps",
      "clause": "5.1.3",
      "also": ["24.1.2"],
      "level": "MUST",
      "flags": ["count-overflow", "trailer-count"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDQAAAAAAAAAAgAAAAAAAAIASAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACQ=="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "security.sizes.offset-table-beyond-64-bits",
      "clause": "5.1.3",
      "also": ["24.1.2"],
      "level": "MUST",
      "flags": ["count-overflow"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAA//////////A="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "security.sizes.offset-of-64-bits",
      "clause": "5.1.4",
      "also": ["24.1.2"],
      "level": "MUST",
      "flags": ["count-overflow", "offset-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQAAAAAAAAACAAAAAAAAAAPAAAAAAAAACEAAAAAAAAAKwAAAAAAAAAzAAAAAAAAADYAAAAAAAAAOQAAAAAAAAA9AAAAAAAAAE8AAAAAAAAAUf//////////AAAAAAAAAFQAAAAAAAAAWQAAAAAAAABeAAAAAAAAAHAAAAAAAAAAcgAAAAAAAAgBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACG"},
      "findings": [{"id": "binary.offset", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "security.sizes.dictionary-of-2-63-members",
      "clause": "5.2.15",
      "also": ["24.1.2"],
      "level": "MUST",
      "flags": ["count-overflow", "length-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbfE0AAAAAAAAAA0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU11iZ3l7AAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAI8="},
      "findings": [{"id": "binary.truncated", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "security.keys.of-javascript",
      "clause": "24.1.2",
      "also": ["6.2.2"],
      "level": "MUST",
      "flags": ["prototype-pollution", "proto-key", "key-of-prototype"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"__proto__\":{\"polluted\":true},\"constructor\":{\"prototype\":{\"polluted\":true}},\"__defineGetter__\":1}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "user-info",
            {
              "dictionary": [
                [
                  "v",
                  {
                    "dictionary": [
                      ["__defineGetter__", {"integer": "1"}],
                      ["__proto__", {"dictionary": [["polluted", true]]}],
                      ["constructor", {"dictionary": [["prototype", {"dictionary": [["polluted", true]]}]]}]
                    ]
                  }
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"__defineGetter__\":1,\"__proto__\":{\"polluted\":true},\"constructor\":{\"prototype\":{\"polluted\":true}}}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>__defineGetter__</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>__proto__</key>\n\t\t\t<dict>\n\t\t\t\t<key>polluted</key>\n\t\t\t\t<true/>\n\t\t\t</dict>\n\t\t\t<key>constructor</key>\n\t\t\t<dict>\n\t\t\t\t<key>prototype</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>polluted</key>\n\t\t\t\t\t<true/>\n\t\t\t\t</dict>\n\t\t\t</dict>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwZXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20w8QERITFl8QEF9fZGVmaW5lR2V0dGVyX19ZX19wcm90b19fW2NvbnN0cnVjdG9yEAHRFBVYcG9sbHV0ZWQJ0RcYWXByb3RvdHlwZdEUFVMxLjAIDyErMzZISk9UZmh8f4GIm6Wxs7a/wMPN0AAAAAAAAAEBAAAAAAAAABoAAAAAAAAAAAAAAAAAAADU"
      }
    },
    {
      "id": "security.text.may-hold-anything",
      "clause": "24.1.7",
      "also": ["24.1.1", "24.1.4"],
      "level": "MUST",
      "flags": ["text-normalised-value"],
      "comment": "Whoever shows a title has to be careful; what reads and writes it changes nothing.",
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"\\u202egpj.exe\\u0000\\u001b[31m<script>alert(1)</script>%s'; DROP TABLE\",\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "\u202egpj.exe\u0000\u001b[31m<script>alert(1)</script>%s'; DROP TABLE"],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"\u202egpj.exe\\u0000\\u001b[31m<script>alert(1)</script>%s'; DROP TABLE\",\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>title</key>\n\t<dict>\n\t\t<key>$string</key>\n\t\t<string>4oCuZ3BqLmV4ZQAbWzMxbTxzY3JpcHQ+YWxlcnQoMSk8L3NjcmlwdD4lcyc7IERST1AgVEFCTEU=</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwNXxAPbWFpbi1hdHRhY2htZW50VXRpdGxlV3ZlcnNpb27RBQZfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0bxA2IC4AZwBwAGoALgBlAHgAZQAAABsAWwAzADEAbQA8AHMAYwByAGkAcAB0AD4AYQBsAGUAcgB0ACgAMQApADwALwBzAGMAcgBpAHAAdAA+ACUAcwAnADsAIABEAFIATwBQACAAVABBAEIATABFUzEuMAgPIScvMkRGS1BiZHjnAAAAAAAAAQEAAAAAAAAADgAAAAAAAAAAAAAAAAAAAOs="
      }
    },
    {
      "id": "security.references.that-make-a-text-of-1-mib-and-more",
      "clause": "10.1.3",
      "also": ["24.1.2"],
      "level": "MAY",
      "flags": ["quadratic-text"],
      "comment": "A reader may have a greater limit (10.1.1), and then accepts this.",
      "kind": "invalid",
      "encoding": "xml",
      "input": {
        "parts": [
          {
            "base64": "PHBsaXN0IHZlcnNpb249IjEuMCI+PGRpY3Q+PGtleT5tYWluLWF0dGFjaG1lbnQ8L2tleT48ZGljdD48a2V5PnJlcHJlc2VudGF0aW9uczwva2V5PjxhcnJheT48ZGljdD48a2V5PnRleHQ8L2tleT48c3RyaW5nPng8L3N0cmluZz48a2V5PnR5cGUtaWRlbnRpZmllcjwva2V5PjxzdHJpbmc+cHVibGljLnBsYWluLXRleHQ8L3N0cmluZz48L2RpY3Q+PC9hcnJheT48L2RpY3Q+PGtleT51c2VyLWluZm88L2tleT48ZGljdD48a2V5PnY8L2tleT48c3RyaW5nPg==",
            "times": 1
          },
          {"base64": "JiN4MTBGRkZGOw==", "times": 262145},
          {"base64": "PC9zdHJpbmc+PC9kaWN0PjxrZXk+dmVyc2lvbjwva2V5PjxzdHJpbmc+MS4wPC9zdHJpbmc+PC9kaWN0PjwvcGxpc3Q+", "times": 1}
        ]
      },
      "findings": [{"id": "limit.string", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    }
  ]
}

"""#
}
