import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, measured, numberIn, option, table } from '#src/reference-api/trade/entries.ts';

const rules = ['29 CFR 1926 Subpart T', 'ASSE A10.6'];

const agent: ProductKind = {
  noun: 'Nonexplosive demolition agent',
  materials: ['expansive lime-based grout in 11-pound bags'],
  descriptions: ['Breaks concrete and rock without blast, spark or vibration.'],
  uses: ['foundations beside existing structures', 'openings in thick slabs', 'rock beside utilities'],
  limitations: [
    'Each grade is for one range of temperature and can blow out of holes above it.',
    'Holes wider than 2 inches overheat and are not permitted.',
    'Keep faces and eyes away from filled holes for six hours.',
  ],
  attributes: [
    chosen('grade', null, '23 to 50 °F', '41 to 68 °F', '59 to 86 °F', '77 to 104 °F'),
    measured('expansivePressure', null, 18000),
    measured('holeDiameter', null, 1.25, 2, 0.25),
    measured('cureTime', null, 12, 48, 12),
    measured('yield', null, 103, 110, 1),
  ],
  series: [
    { grade: '23 to 50 °F', cureTime: 48, holeDiameter: 2 },
    { grade: '41 to 68 °F', cureTime: 36, holeDiameter: 1.75 },
    { grade: '59 to 86 °F', cureTime: 24, holeDiameter: 1.5 },
    { grade: '77 to 104 °F', cureTime: 12, holeDiameter: 1.25 },
  ],
  standards: rules,
  programs: ['iso-9001'],
  options: [
    option('Temperature of the work', '23 to 50 °F', '41 to 68 °F', '59 to 86 °F', '77 to 104 °F'),
    option('Pack', '44-lb box of four bags'),
    option('Lead time', '3 days'),
  ],
};

const frame: ProductKind = {
  noun: 'Interior shoring frame',
  materials: ['welded high-strength steel tube frames with screw jacks and U-heads'],
  descriptions: ['Carries floors above an opening while walls are taken out below.'],
  uses: ['openings in bearing walls', 'slab and beam repair', 'occupied building renovations'],
  limitations: [
    'Shoring needs a design by a licensed engineer before any bearing element is cut.',
    'Loads are for plumb legs on a firm base, with all braces in place.',
    'Carry the load down through floors below to one that bears it.',
  ],
  attributes: [
    measured('loadCapacity', 'ASSE A10.9', 10000, 25000, 5000),
    measured('height', null, 48, 72, 12),
    measured('width', null, 48),
    measured('extendedHeight', null, 6, 8, 0.5),
    measured('weight', null, 42, 68, 1),
  ],
  series: [
    { loadCapacity: 10000, height: 48, extendedHeight: 6, weight: 42 },
    { loadCapacity: 10000, height: 60, extendedHeight: 7, weight: 49 },
    { loadCapacity: 10000, height: 72, extendedHeight: 8, weight: 56 },
    { loadCapacity: 25000, height: 72, extendedHeight: 8, weight: 68 },
  ],
  standards: [...rules, 'ASSE A10.9'],
  programs: ['iso-9001'],
  options: [
    option('Frame', '4 by 4 ft', '4 by 5 ft', '4 by 6 ft'),
    option('Supply', 'Sale', 'Rental by the month'),
    option('Lead time', '1 week'),
  ],
};

const crate: ProductKind = {
  noun: 'Salvage crate system',
  materials: ['nestable crates of recycled polyethylene with numbered tags'],
  descriptions: ['Keeps salvaged parts numbered and whole for reinstallation.'],
  uses: ['salvage for reuse', 'historic brick and tile', 'door hardware and fixtures'],
  limitations: [
    'Stack no more than four loaded crates.',
    'Crates are not for glass or stone over 24 inches long.',
  ],
  attributes: [
    measured('width', null, 22, 48, 1),
    measured('depth', null, 15, 40, 1),
    measured('height', null, 12, 34, 1),
    measured('storageVolume', null, 2, 40, 0.1),
    measured('loadCapacity', null, 70, 1500, 10),
    measured('recycledContent', 'ISO 14021', 30, 60, 10),
  ],
  series: table('width depth height loadCapacity', [22, 15, 12, 70], [28, 21, 15, 100], [48, 40, 34, 1500]),
  deriveValues: (values) => ({
    storageVolume: Number(
      ((numberIn(values, 'width') * numberIn(values, 'depth') * numberIn(values, 'height')) / 1728).toFixed(
        1,
      ),
    ),
  }),
  standards: ['29 CFR 1926 Subpart T', 'ISO 14021'],
  programs: ['recycled', 'iso-14001'],
  options: [
    option('Crate', '22 by 15 in', '28 by 21 in', '48 by 40 in bulk box'),
    option('Lead time', '1 week'),
  ],
};

const suppressant: ProductKind = {
  noun: 'Dust-suppression compound',
  materials: ['plant-based surfactant concentrate in 55-gallon drums'],
  descriptions: ['Lets a fine mist wet dust that plain water runs off.'],
  uses: ['interior demolition', 'crushing of concrete', 'haul roads on the site'],
  limitations: [
    'It does not bind asbestos fibers for removal; use an amended-water agent made for that.',
    'Wet floors are slippery; keep exit routes dry.',
  ],
  attributes: [
    measured('dilution', null, 50, 500, 50),
    measured('coverageRate', null, 100, 200, 20),
    measured('vocContent', 'ASTM D3960', 0, 5, 1),
    measured('biobasedContent', 'ASTM D6866', 70, 95, 5),
  ],
  standards: [...rules, 'ASTM D3960', 'ASTM D6866'],
  programs: ['biobased', 'iso-14001'],
  options: [
    option('Pack', '5-gallon pail', '55-gallon drum', '275-gallon tote'),
    option('Lead time', '3 days'),
  ],
};

export const selectiveDemolition: SectionDeclaration = {
  number: '024119',
  descriptions: [
    'Breaks concrete and rock without blast, spark or vibration.',
    'Carries floors above an opening while walls are taken out below.',
    'Keeps salvaged parts numbered and whole for reinstallation.',
  ],
  uses: [
    'openings in slabs and walls',
    'occupied building renovations',
    'salvage for reuse',
    'foundations beside existing structures',
  ],
  limitations: [
    'Shoring needs a design by a licensed engineer before any bearing element is cut.',
    'Expansive agents are temperature-specific and can blow out of holes in hot weather.',
    'Work must stop when suspect asbestos is met.',
  ],
  standards: [
    'ASSE A10.6',
    'ASSE A10.9',
    'NFPA 241',
    '29 CFR 1926 Subpart T',
    'ASTM D3960',
    'ASTM D6866',
    'ISO 14021',
  ],
  programs: ['recycled', 'iso-9001', 'iso-14001'],
  epd: null,
  hpd: null,
  bim: { category: 'Generic Models', ifcClass: 'IfcBuildingElementProxy', host: 'unhosted' },
  assembly: 'Selective Demolition',
  sheetPrefix: 'SDM',
  related: ['015600', '028213', '042200'],
  installation: [
    'Survey and photograph conditions before work starts.',
    'Disconnect and cap utilities, and tag them at the source.',
    'Erect barriers and shores before cutting.',
    'Drill holes on the printed grid and fill them from the bottom.',
    'Sort debris into salvage, recycling and landfill at the building.',
  ],
  kinds: [agent, frame, crate, suppressant],
};
