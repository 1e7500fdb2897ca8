import { once } from '#src/lib/once.ts';

/** Spellings of a unit with their factor to the first unit in the family. */
type Family = readonly (readonly [spellings: string, factor: number])[];

const families: readonly Family[] = [
  [
    ['in inch inches " ″ ”', 1],
    ["ft foot feet ' ′ ’", 12],
    ['mil mils', 0.001],
    ['mm millimeter millimeters millimetre millimetres', 1 / 25.4],
    ['cm', 1 / 2.54],
    ['m meter meters metre metres', 1 / 0.0254],
  ],
  [
    ['psi', 1],
    ['ksi', 1_000],
    ['psf lb/ft2 lb/ft² lbs/sf', 1 / 144],
    ['pa', 0.000_145_038],
    ['kpa', 0.145_038],
    ['mpa n/mm2 n/mm²', 145.038],
  ],
  [
    ['lb lbs pound pounds', 1],
    ['oz', 1 / 16],
    ['kg', 2.204_62],
    ['g', 0.002_204_62],
  ],
  [
    ['lbf', 1],
    ['n', 0.224_809],
    ['kn', 224.809],
  ],
  [
    ['h hr hrs hour hours', 1],
    ['min mins minute minutes', 1 / 60],
  ],
  [['yr yrs year years', 1]],
  [
    ['lb/sq ft psf lb/ft2 lb/ft²', 1],
    ['kg/m2 kg/m²', 0.204_816],
  ],
  [
    ['lb/cu ft pcf', 1],
    ['kg/m3 kg/m³', 0.062_428],
  ],
  [
    ['cfm', 1],
    ['gpm', 0.133_681],
    ['l/s', 2.118_88],
    ['l/min lpm', 0.035_314_7],
    ['m3/h m³/h', 0.588_578],
  ],
  [
    ['gpf gal gallon gallons', 1],
    ['lpf l liter liters', 0.264_172],
  ],
  [
    ['h·sq ft·°f/btu r', 1],
    ['rsi m2k/w m²k/w m²·k/w', 5.678_26],
  ],
  [
    ['btu/(h·sq ft·°f)', 1],
    ['w/m2k w/m²k w/(m²·k)', 0.176_11],
  ],
  [['% percent', 1]],
  [['ga gage gauge eq', 1]],
  [['g/l', 1]],
  [['k', 1]],
  [['lm lumen lumens', 1]],
  [['lm/w', 1]],
  [['db dba', 1]],
  [['perms perm', 1]],
  [['kg co2e kg', 1]],
];

const known = once((): readonly ReadonlyMap<string, number>[] =>
  families.map(
    (family) =>
      new Map(
        family.flatMap(([spellings, factor]) =>
          spellingsOf(spellings).map((spelling) => [spelling, factor] as const),
        ),
      ),
  ),
);

/** Unit spellings that contain spaces are the library's own. */
function spellingsOf(text: string): readonly string[] {
  const own = ['lb/sq ft', 'lb/cu ft', 'h·sq ft·°f/btu', 'btu/(h·sq ft·°f)', 'kg co2e'];
  const found = own.find((spelling) => text.startsWith(spelling));
  if (found === undefined) return text.split(' ');
  return [found, ...text.slice(found.length).trim().split(' ')].filter((spelling) => spelling !== '');
}

const fahrenheit = /^(?:°\s?f|deg\s?f|f)$/;
const celsius = /^(?:°\s?c|deg\s?c|c)$/;

/** Converts to the unit `target`, as numbers without a unit already are; null for another kind of unit. */
export function inUnit(value: number, typed: string | null, target: string | null): number | null {
  if (typed === null) return value;
  if (target === null) return null;
  const [from, into] = [typed.toLowerCase(), target.toLowerCase()];
  if (into === '°f') {
    if (fahrenheit.test(from)) return value;
    return celsius.test(from) ? value * 1.8 + 32 : null;
  }
  for (const family of known()) {
    const [above, below] = [family.get(from), family.get(into)];
    if (above === undefined || below === undefined) continue;
    return Number(((value * above) / below).toPrecision(8));
  }
  return null;
}

/** All spellings, longest first, for use in a pattern. */
export function unitSpellings(): readonly string[] {
  const all = new Set([
    ...known().flatMap((family) => [...family.keys()]),
    '°f',
    '°c',
    'deg f',
    'deg c',
    'f',
    'c',
  ]);
  return [...all].toSorted((one, other) => other.length - one.length);
}
