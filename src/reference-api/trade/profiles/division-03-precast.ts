import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  columnCover,
  coping,
  fiberReinforced,
  sandwich,
  wallPanel,
} from '#src/reference-api/trade/profiles/division-03-precast-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const precast = sectionOfKinds(
  {
    number: '034500',
    tradeNames: ['Stonefield', 'Castella', 'Formcourse', 'Graystone Wall', 'Warmcast', 'Lithic', 'Millstone'],
    descriptions: [
      'Encloses a building with large finished panels that arrive ready to hang.',
      'Combines structure, insulation and exterior finish in one erected piece.',
      'Reproduces the profile and texture of cut stone at a fraction of its weight.',
    ],
    uses: ['office and laboratory facades', 'parking structures', 'hospitals', 'stadiums', 'data centers'],
    limitations: [
      'Color and texture vary between casts; approve a range from full-size samples.',
      'Panels need crane access and erection clearance on all sides.',
      'Connections must allow movement and are not suitable for field welding near the finish.',
      'Thin-brick inlays need a bond test before production.',
    ],
    standards: cited(
      'PCI MNL-117',
      'PCI MNL-128',
      'ASTM C39',
      'ASTM C150',
      'ASTM C33',
      'ASTM C642',
      'ASTM C947',
      'ASTM C1364',
      'ASTM C1363',
      'ASTM C518',
      'ASTM E119',
      'ACI 216.1',
      'ASTM C578',
      'ASTM C948',
      'ASTM C1666',
      'ASTM E136',
      'ASTM C1194',
      'ASTM C1195',
    ),
    programs: ['pci', 'icc-es', 'declare', 'baba', 'iso-9001'],
    epd: declared('1 metric ton', 1000, [170, 330], 'ASTM PCR for Precast Concrete'),
    hpd: wallPanel.hpd ?? null,
    bim: { category: 'Walls', ifcClass: 'IfcWall', host: 'wall' },
    assembly: 'Architectural Precast Wall',
    sheetPrefix: 'APC',
    related: ['033000', '072113', '079200', '085113'],
    installation: [
      'Survey anchor locations and report those out of tolerance before erection.',
      'Set panels plumb, level and aligned, with joints 3/4 inch wide.',
      'Make permanent connections before releasing braces.',
      'Repair chips to match the approved sample seen from 20 feet.',
      'Clean with detergent and water from the top down; use acid only on a tested area.',
    ],
  },
  [wallPanel, sandwich, columnCover, fiberReinforced, coping],
);
