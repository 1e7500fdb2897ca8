/** A property that can filter results: its name in addresses and the words people type for it. */
export interface MeasuredName {
  /** As in an address: `stc=50..`. */
  name: string;
  /** Keys of the attributes that hold it. */
  keys: readonly string[];
  /** Words that can precede the number; the first is the label. */
  words: readonly string[];
  /** US customary unit of its numbers, in addresses and in the library. */
  unit: string | null;
  better: 'higher' | 'lower' | null;
  /** Within this range, the name followed by a number is a requirement even without a sign: `STC 50`, `R-30`. */
  bare?: readonly [least: number, greatest: number];
}

type Row = readonly [
  name: string,
  keys: string,
  words: string,
  unit: string | null,
  better: MeasuredName['better'],
  bare?: readonly [number, number],
];

const rows: readonly Row[] = [
  ['stc', 'soundTransmission assemblySound', 'STC|sound transmission class', null, 'higher', [15, 90]],
  ['iic', 'impactInsulation', 'IIC|impact insulation class', null, 'higher', [15, 90]],
  ['nrc', 'noiseReduction', 'NRC|noise reduction coefficient', null, 'higher', [0.05, 1.3]],
  ['cac', 'ceilingAttenuation', 'CAC|ceiling attenuation class', null, 'higher', [10, 60]],
  [
    'r',
    'thermalResistance',
    'R-value|R value|R|RSI|thermal resistance',
    'h·sq ft·°F/Btu',
    'higher',
    [1, 100],
  ],
  [
    'thermal-resistance-per-inch',
    'thermalResistancePerInch',
    'R per inch|R-value per inch',
    'h·sq ft·°F/Btu',
    'higher',
    [1, 10],
  ],
  ['u', 'uFactor', 'U-factor|U factor|U-value|U', 'Btu/(h·sq ft·°F)', 'lower', [0.05, 1.5]],
  ['shgc', 'solarHeatGain', 'SHGC|solar heat gain', null, 'lower', [0.05, 1]],
  ['vt', 'visibleTransmittance', 'VT|VLT|visible transmittance', null, 'higher', [0.05, 1]],
  ['crf', 'condensationResistance', 'CRF', null, 'higher', [20, 100]],
  ['sri', 'solarReflectanceIndex', 'SRI|solar reflectance index', null, 'higher', [10, 130]],
  ['merv', 'filterEfficiency', 'MERV', null, 'higher', [1, 20]],
  ['cri', 'colorRendering', 'CRI|color rendering', null, 'higher', [50, 100]],
  ['cct', 'colorTemperature', 'CCT|color temperature', 'K', null],
  ['lumens', 'luminousFlux', 'lumens|luminous flux', 'lm', 'higher'],
  ['efficacy', 'efficacy', 'efficacy', 'lm/W', 'higher'],
  ['gwp', 'globalWarmingPotential', 'GWP|global warming potential', 'kg CO2e', 'lower'],
  ['voc', 'vocContent', 'VOC|VOC content', 'g/L', 'lower'],
  ['recycled', 'recycledContent', 'recycled content|recycled', '%', 'higher', [5, 100]],
  [
    'fire',
    'fireRating fireProtectionRating assemblyFireRating',
    'fire rating|fire resistance|fire rated|fire-rated|fire',
    'h',
    'higher',
    [0.25, 4],
  ],
  ['flame', 'flameSpread', 'FSI|flame spread index|flame spread', null, 'lower', [0, 200]],
  ['smoke', 'smokeDeveloped', 'SDI|smoke developed index|smoke developed', null, 'lower', [0, 450]],
  ['gauge', 'gauge', 'gauge|gage|ga|EQ', 'ga', null],
  ['thickness', 'thickness', 'thickness|thick|thk|t', 'in', null],
  ['membrane', 'membraneThickness nominalThickness', 'membrane thickness|membrane', 'mil', 'higher'],
  ['width', 'width', 'width|wide|w', 'in', null],
  ['coverage', 'coverage', 'net coverage width|coverage', 'in', null],
  ['height', 'height', 'height|high|tall|h', 'in', null],
  ['depth', 'depth', 'depth|deep|d', 'in', null],
  ['length', 'length', 'length|long|l', 'ft', null],
  ['diameter', 'diameter', 'diameter|dia', 'in', null],
  ['weight', 'weight', 'weight|wt', 'lb', null],
  ['density', 'density', 'density', 'lb/cu ft', null],
  ['dp', 'designPressure', 'DP|design pressure|wind load', 'psf', 'higher', [10, 200]],
  ['uplift', 'windUplift upliftResistance', 'wind uplift|uplift', 'psf', 'higher', [15, 400]],
  ['live-load', 'liveLoad', 'live load', 'psf', 'higher'],
  ['span', 'spanLength', 'span', 'ft', 'higher'],
  ['compressive', 'compressiveStrength', "compressive strength|compressive|f'c|fc", 'psi', 'higher'],
  ['tensile', 'tensileStrength', 'tensile strength|tensile', 'psi', 'higher'],
  ['ultimate', 'metalTensileStrength', 'ultimate strength|Fu', 'ksi', 'higher'],
  ['yield', 'yieldStrength', 'yield strength|Fy', 'ksi', 'higher'],
  ['permeance', 'permeance', 'permeance|perms|perm', 'perms', null],
  ['dcof', 'slipResistance', 'DCOF|slip resistance|slip resistant', null, 'higher', [0.2, 1]],
  ['flow', 'flowRate recoveryFlow', 'flow rate|flow|gpm', 'gpm', null],
  ['flush', 'flushVolume', 'flush volume|gpf', 'gpf', 'lower'],
  ['airflow', 'airflow', 'airflow|cfm', 'cfm', 'higher'],
  ['free-area', 'freeArea', 'free area', '%', 'higher', [10, 80]],
  ['warranty', 'warranty', 'warranty', 'years', 'higher'],
  ['movement-capability', 'movementCapability', 'movement capability|movement', '%', 'higher'],
  ['water-absorption', 'waterAbsorption', 'water absorption', '%', 'lower'],
  ['absorption', 'absorption', 'absorption', 'lb/cu ft', 'lower'],
  ['wear-layer', 'wearLayer', 'wear layer', 'mil', 'higher', [4, 60]],
  ['dry-film-thickness', 'dryFilmThickness', 'dry film thickness|DFT', 'mil', null],
  ['load-capacity', 'loadCapacity', 'load capacity|capacity', 'lb', 'higher'],
  ['concentrated-load', 'concentratedLoad', 'concentrated load', 'lbf', 'higher'],
  ['k-factor', 'kFactor', 'K-factor', null, null, [2, 30]],
  ['thermal-efficiency', 'thermalEfficiency', 'thermal efficiency|efficiency', '%', 'higher', [50, 100]],
  ['tank-volume', 'tankVolume', 'tank volume|storage volume', 'gal', null],
  ['noise-criteria', 'noiseCriteria', 'noise criteria|NC', null, 'lower', [10, 65]],
  ['current', 'current', 'amperage|current rating', 'A', 'higher'],
  ['interrupting-rating', 'interruptingRating', 'interrupting rating|AIC', 'kA', 'higher'],
  ['poles', 'poles', 'circuits|poles', null, 'higher', [2, 84]],
  ['stops', 'stops', 'stops', null, 'higher', [2, 60]],
  ['openness', 'openness', 'openness factor|openness', '%', null],
  ['infiltration-rate', 'infiltrationRate', 'infiltration rate', 'in/h', 'higher'],
  ['speed', 'speed', 'rated speed|speed', 'fpm', 'higher'],
  ['fire-class', 'roofFireClass surfaceBurningClass', 'fire class', 'class', 'lower'],
  ['activation-temperature', 'activationTemperature', 'activation temperature', '°F', null],
  ['temperature', 'serviceTemperature ambientTemperature', 'service temperature', '°F', 'higher'],
];

export const measuredNames: readonly MeasuredName[] = rows.map(([name, keys, words, unit, better, bare]) => ({
  name,
  keys: keys.split(' '),
  words: words.split('|'),
  unit,
  better,
  ...(bare === undefined ? {} : { bare }),
}));

const byKey = new Map(measuredNames.flatMap((measured) => measured.keys.map((key) => [key, measured.name])));

/** The property's short name, or the attribute key if it has none: `open-area`. */
export const rangeNameOf = (key: string): string =>
  byKey.get(key) ?? key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
