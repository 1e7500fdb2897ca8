import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { accessControlKinds } from '#src/reference-api/trade/profiles/division-28-access-control-kinds.ts';

export const accessControl = sectionOfKinds(
  {
    number: '281000',
    tradeNames: [
      'Passwell',
      'Entryline',
      'Latchnode',
      'Sentrypath',
      'Portalkeep',
      'Credenta Row',
      'Gatewise',
      'Passmark Nine',
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
    standards: cited(
      'UL 294',
      'SIA OSDP v2.2',
      'ISO/IEC 14443',
      'FIPS 201',
      'NFPA 101',
      'NFPA 730',
      'BHMA A156.25',
    ),
    programs: ['ul-listed', 'osdp', 'ndaa', 'csa', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Security Devices', ifcClass: 'IfcCommunicationsAppliance', host: 'wall' },
    assembly: 'Door Access Control',
    sheetPrefix: 'ACS',
    related: ['087100', '081113', '084113', '284600', '271500'],
    installation: [
      'Coordinate frame preparation, power transfer and conduit with the door hardware schedule before frames are built.',
      'Mount readers 42 inches to center above the floor on the latch side.',
      'Run reader cable shielded, grounded at the panel end only, and apart from lock power.',
      'Supervise door contacts and request-to-exit devices with end-of-line resistors at the device.',
      'Test each opening with the fire alarm in the presence of the authority and record forced and held alarms.',
    ],
  },
  accessControlKinds,
);
