import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { toNearest } from '#src/reference-api/trade/sizing.ts';
import {
  chosen,
  derived,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const validated = 'The validated dose holds only within the tested range of flow and transmittance.';
const mercury = 'Broken lamps release mercury; reactors need isolation valves and a trap.';
const panel = chosen('enclosureType', 'NEMA 250', 'Type 12', 'Type 4X');
const mains = chosen('voltage', 'UL 508A', '208 V', '480 V');
const lampWarranty = option('Warranty', '1 year, system', '12,000 hours, lamps, prorated');
/** The reactor draws lamps × watts, plus 5 percent for ballasts. */
const lit = (lines: readonly Values[]) =>
  derived(lines, (line) => ({
    electricInput: toNearest((numberIn(line, 'lampCount') * numberIn(line, 'lampWatts') * 1.05) / 1000, 0.01),
  }));
const lamps = (lines: readonly Values[], life: number) => [
  ...tabled('lampCount lampWatts electricInput', null, lines),
  measured('lampLife', null, life),
];
const dosed = (lines: readonly Values[], guide: string) => [
  ...tabled('flowRate', guide, lines),
  ...tabled('ultravioletDose', guide, lines),
  ...tabled('transmittance', guide, lines),
];

const vessels = lit(
  table(
    'flowRate ultravioletDose transmittance lampCount lampWatts diameter',
    [60, 40, 95, 2, 100, 3],
    [200, 40, 95, 3, 200, 4],
    [500, 40, 95, 6, 260, 6],
    [1000, 40, 95, 8, 360, 8],
    [2500, 40, 95, 18, 360, 12],
  ),
);
const vessel: ProductKind = {
  noun: 'Closed-vessel ultraviolet reactor',
  materials: ['an electropolished Type 316L stainless steel vessel with amalgam lamps in quartz sleeves'],
  descriptions: ['Disinfects water under pressure and inactivates protozoa that resist chlorine.'],
  uses: ['drinking water plants', 'well houses', 'beverage plants', 'hospitals'],
  limitations: [
    validated,
    mercury,
    'Ultraviolet leaves no residual in the network.',
    'Leave one lamp length clear at the service end.',
  ],
  attributes: [
    ...dosed(vessels, 'USEPA UVDGM'),
    ...lamps(vessels, 12000),
    ...tabled('diameter', null, vessels),
    measured('pressure', 'ASME BPVC VIII', 150),
    panel,
    mains,
  ],
  series: vessels,
  standards: ['USEPA 815-R-06-007', 'NSF/ANSI/CAN 61', 'AWWA F110', 'UL 508A'],
  programs: ['nsf-61', 'ul-listed', 'csa', 'iso-9001'],
  options: [
    sizes('Flow', vessels, 'flowRate', 'gpm'),
    option('Wiper', 'None', 'Manual', 'Automatic'),
    option('Lead time', '8 weeks'),
    lampWarranty,
  ],
};

/** Wastewater at 65% transmittance; reuse water after media filtration, at 55%, takes 100 mJ/sq cm. */
const channels = lit(
  table(
    'flowRate ultravioletDose transmittance lampCount lampWatts',
    [700, 30, 65, 16, 250],
    [1400, 30, 65, 32, 250],
    [3500, 30, 65, 40, 500],
    [7000, 30, 65, 80, 500],
    [1400, 100, 55, 60, 500],
    [1400, 80, 65, 48, 500],
  ),
);
const channel: ProductKind = {
  noun: 'Open-channel ultraviolet system',
  materials: ['stainless steel modules of amalgam lamps with automatic wipers, hung in a concrete channel'],
  descriptions: ['Hangs banks of lamps in the effluent channel and lifts them out for service.'],
  uses: ['wastewater effluent', 'water reuse', 'combined sewer overflows', 'fish hatcheries'],
  limitations: [
    validated,
    'Iron above 0.3 and hardness above 120 milligrams per liter foul the sleeves.',
    'A weir or gate holds the water level over the lamps.',
    'A standby bank is usual where the permit allows no pause.',
  ],
  attributes: [
    ...dosed(channels, 'NWRI'),
    ...lamps(channels, 14000),
    panel,
    chosen('voltage', 'UL 508A', '480 V'),
    measured('removalEfficiency', 'NWRI', 99.9),
  ],
  series: channels,
  standards: ['NWRI', 'NEMA 250', 'UL 508A'],
  programs: ['ul-listed', 'csa', 'baba', 'iso-9001'],
  options: [
    option('Lamps', 'Horizontal', 'Vertical', 'Inclined'),
    option('Level control', 'Fixed weir', 'Automatic gate'),
    option('Lead time', '20 weeks'),
    lampWarranty,
  ],
};

const mediums = lit(
  table(
    'flowRate ultravioletDose transmittance lampCount lampWatts diameter',
    [350, 60, 90, 1, 2500, 6],
    [1000, 60, 90, 2, 3500, 10],
    [2500, 40, 90, 4, 3500, 16],
    [7000, 40, 90, 6, 6000, 24],
  ),
);
const medium: ProductKind = {
  noun: 'Medium-pressure ultraviolet reactor',
  materials: [
    'a Type 316L stainless steel spool with medium-pressure lamps across the flow and automatic wipers',
  ],
  descriptions: ['Puts much light into a short spool and breaks down chloramines besides.'],
  uses: ['aquatic centers', 'large drinking water plants', 'ballast water', 'process water'],
  limitations: [
    validated,
    mercury,
    'Lamps are hot: flow and temperature interlocks stop them.',
    'It draws three to five times the power of amalgam lamps for the same dose.',
  ],
  attributes: [
    ...dosed(mediums, 'USEPA UVDGM'),
    ...lamps(mediums, 8000),
    ...tabled('diameter', null, mediums),
    measured('pressure', 'ASME BPVC VIII', 150),
    panel,
    mains,
  ],
  series: mediums,
  standards: ['USEPA 815-R-06-007', 'NSF/ANSI 50', 'NSF/ANSI/CAN 61', 'UL 508A'],
  options: [
    sizes('Flow', mediums, 'flowRate', 'gpm'),
    option('Lead time', '12 weeks'),
    option('Warranty', '1 year, system', '8,000 hours, lamps, prorated'),
  ],
};

const lampSets = derived(
  table('lampWatts length lampLife', [100, 3, 12000], [200, 3.8, 12000], [360, 5, 12000], [500, 5.2, 14000]),
  () => ({ lampCount: 1 }),
);
const lampSet: ProductKind = {
  noun: 'Ultraviolet lamp and ballast set',
  materials: ['an amalgam lamp, a quartz sleeve with seals and an electronic ballast'],
  descriptions: ['Renews a lamp with its sleeve, seals and ballast, as one matched set.'],
  uses: ['closed-vessel reactors', 'open-channel systems', 'service stock'],
  limitations: [
    'It fits only the reactor it was validated with.',
    'Used lamps are recycled as universal waste.',
    'Gloves keep the quartz clean.',
  ],
  attributes: [
    ...tabled('lampWatts length lampLife', null, lampSets),
    measured('conversionEfficiency', null, 35, 38, 1),
    chosen('voltage', 'UL 508A', '208 V', '240 V'),
  ],
  series: lampSets,
  standards: ['IEC 61347-2-3', 'UL 508A', '40 CFR 273'],
  programs: ['ul-listed', 'iso-9001'],
  bim: { category: 'Electrical Equipment', ifcClass: 'IfcLamp', host: 'unhosted' },
  options: [
    sizes('Lamp', lampSets, 'lampWatts', 'W'),
    option('Lead time', 'Stock: 1 week'),
    option('Warranty', '12,000 hours, lamps, prorated', '5 years, ballasts'),
  ],
};

export const ultravioletEquipment: SectionDeclaration = {
  number: '466600',
  descriptions: [
    'Disinfects water by light, without chemicals or taste.',
    'Inactivates protozoa that resist chlorine at a validated dose.',
    'Holds the dose as flow and clarity change, by dimming its lamps.',
  ],
  uses: ['drinking water plants', 'wastewater effluent', 'water reuse', 'aquatic centers', 'beverage plants'],
  limitations: [
    validated,
    'Iron above 0.3 and hardness above 120 milligrams per liter foul sleeves.',
    mercury,
    'Ultraviolet leaves no residual in the network.',
  ],
  standards: ['USEPA 815-R-06-007', 'NSF/ANSI 55', 'NSF/ANSI/CAN 61', 'NWRI', 'AWWA F110', 'UL 508A'],
  programs: ['nsf-61', 'ul-listed', 'csa', 'etl', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcFilter', host: 'floor' },
  assembly: 'Ultraviolet Reactor',
  sheetPrefix: 'UVR',
  related: ['463300', '407100', '400551', '432100'],
  installation: [
    'Install with the straight pipe that was validated, and no valve within it.',
    'Leave one lamp length clear at the service end.',
    'Keep reactors full and vented; interlock lamps with flow and temperature.',
    'Set sensors, alarms and dose setpoints from the validation report and lock them.',
    'Prove 72 hours of operation at design dose with logged sensor readings.',
  ],
  kinds: [vessel, channel, medium, lampSet],
};
