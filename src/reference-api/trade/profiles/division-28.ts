import { fireAlarm } from '#src/reference-api/trade/profiles/division-28-fire-alarm.ts';
import { chosen, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Electronic safety and security. */
export const division28: readonly SectionProfile[] = [
  {
    number: '281000',
    nouns: [
      'Proximity and mobile credential reader',
      'Door controller',
      'Keypad reader',
      'Network access panel',
      'Optical turnstile',
    ],
    tradeNames: [
      'Turnwell',
      'Badgeline',
      'Latchnode',
      'Sentrypath',
      'Portalkeep',
      'Credenta Row',
      'Gatewise',
      'Passmark Nine',
    ],
    materials: [
      'polycarbonate reader housing, potted electronics',
      'die-cast zinc mullion reader with a back plate',
      'steel enclosure with power supply and battery space',
      'stainless steel pedestal with glass wings',
    ],
    descriptions: [
      'Admits people by card, phone or code and records who passed and when.',
      'Decides at the door from its own memory when the network is lost.',
      'Guides one person at a time through a lobby lane.',
    ],
    uses: ['building entrances', 'server rooms', 'pharmacies', 'parking gates', 'elevator lobbies'],
    limitations: [
      'Electrified locks in egress doors shall release on fire alarm, on loss of power or by one motion, as the code requires.',
      'Low-frequency proximity cards are copied easily and are not accepted for new work.',
      'Readers on metal frames lose a third of their range unless a spacer is used.',
      'Controllers shall stand on the secure side of the door.',
    ],
    attributes: [
      measured('readRange', 'ISO/IEC 14443', 1, 24, 1),
      measured('userCapacity', null, 5000, 500000, 5000),
      chosen('protocol', 'SIA OSDP', 'OSDP v2 secure channel', 'Wiegand', 'TCP/IP, TLS 1.3', 'RS-485'),
      chosen('ingressProtection', 'IEC 60529', 'IP54', 'IP65', 'IP67'),
      measured('standbyTime', 'UL 294', 0.5, 24, 0.5),
      chosen('voltage', 'UL 294', '12 V DC', '24 V DC', 'Power over Ethernet'),
      chosen('securityGrade', 'UL 294', 'Level I', 'Level II', 'Level III', 'Level IV'),
      measured('channels', null, 1, 64, 1),
    ],
    standards: [
      'UL 294 - Access Control System Units',
      'SIA OSDP v2.2 - Open Supervised Device Protocol',
      'ISO/IEC 14443 - Contactless Proximity Objects',
      'FIPS 201 - Personal Identity Verification of Federal Employees and Contractors',
      'NFPA 101 - Life Safety Code',
      'NFPA 730 - Guide for Premises Security',
      'BHMA A156.25 - Electrified Locking Devices',
    ],
    programs: ['ul-listed', 'osdp', 'ndaa', 'csa', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Security Devices', ifcClass: 'IfcCommunicationsAppliance', host: 'wall' },
    details: ['wall-mounting', 'door-frame', 'post-footing', 'firestop-penetration', 'storefront-mullion'],
    assembly: 'Door Access Control',
    sheetPrefix: 'ACS',
    drawing: 'card-reader',
    related: ['087100', '081113', '084113', '284600', '271500'],
    installation: [
      'Coordinate frame preparation, power transfer and conduit with the door hardware schedule before frames are built.',
      'Mount readers 42 inches to center above the floor on the latch side.',
      'Run reader cable shielded, grounded at the panel end only, and apart from lock power.',
      'Supervise door contacts and request-to-exit devices with end-of-line resistors at the device.',
      'Test each opening with the fire alarm in the presence of the authority and record forced and held alarms.',
    ],
  },
  fireAlarm,
];
