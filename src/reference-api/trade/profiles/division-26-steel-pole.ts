import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { chosen, declared, measured, option } from '#src/reference-api/trade/profiles/profile-entries.ts';

const wind = 'Check pole height and effective projected area against the design wind speed.';
const finishes = option('Color', ['Bronze', '#4a3f35'], ['Black', '#242628'], ['Silver', '#a9adb0']);

/** Of section 26 56 00; it states no lumens. */
export const steelPole: ProductKind = {
  noun: 'Steel light pole',
  materials: [
    'tapered round steel shaft, hot-dip galvanized',
    'straight square steel shaft, hot-dip galvanized and powder coated',
  ],
  descriptions: ['Carries luminaires and cameras on an anchor base with a handhole.'],
  uses: ['parking lots', 'roadways', 'sports courts', 'campus walks'],
  limitations: [
    wind,
    'Foundation and anchors are designed for the soil and wind of the site.',
    'Straight square poles hum and fatigue in steady wind without a damper.',
  ],
  attributes: [
    measured('length', null, 12, 40, 1),
    measured('wallThickness', 'ASTM A595', 0.12, 0.179, 0.001),
    measured('yieldStrength', 'ASTM A595', 46, 55, 1),
    measured('projectedArea', 'AASHTO LTS', 3, 22, 0.5),
    measured('weight', null, 90, 620, 10),
    chosen('coating', 'ASTM A123', 'Hot-dip galvanized', 'Galvanized and powder coated'),
  ],
  series: [
    { length: 12, wallThickness: 0.12, yieldStrength: 46, projectedArea: 12, weight: 90 },
    { length: 20, wallThickness: 0.12, yieldStrength: 46, projectedArea: 9, weight: 160 },
    { length: 25, wallThickness: 0.12, yieldStrength: 55, projectedArea: 10.5, weight: 240 },
    { length: 30, wallThickness: 0.179, yieldStrength: 55, projectedArea: 14, weight: 420 },
    { length: 40, wallThickness: 0.179, yieldStrength: 55, projectedArea: 8, weight: 620 },
  ],
  standards: cited('AASHTO LTS', 'ASTM A595', 'ASTM A123', 'ASTM F1554', 'ANSI C136.31'),
  programs: ['baba', 'iso-9001'],
  epd: declared('1 metric ton', 1000, [2100, 2900], 'UL PCR Part B: Designated Steel Construction Product'),
  bim: { category: 'Lighting Fixtures', ifcClass: 'IfcColumn', host: 'unhosted' },
  options: [
    option('Height', '12 ft', '20 ft', '25 ft', '30 ft', '40 ft'),
    option('Drilling', 'One', 'Two at 180°', 'Four at 90°', 'Tenon'),
    finishes,
    option('Lead time', 'Stock: 2 weeks', '10 weeks'),
    option('Warranty', '1 year'),
  ],
};
