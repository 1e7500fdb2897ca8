import { composedPattern } from '#src/lib/composed-pattern.ts';

/** Normalizes the spellings of numbers and units found in building documents. */

const vulgar = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
  ['⅛', 0.125],
  ['⅜', 0.375],
  ['⅝', 0.625],
  ['⅞', 0.875],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
]);
const signs = [...vulgar.keys()].join('');

/** A number: `1-1/2`, `1 1/2`, `1½`, `5/8`, `1,200`, `.75`, `30`. */
export const numberPattern = [
  String.raw`\d{1,3}[\s\u00a0-]\d{1,2}[/⁄]\d{1,2}(?!\d)`,
  String.raw`\d+[\s\u00a0-]?[${signs}]`,
  `[${signs}]`,
  String.raw`\d+[/⁄]\d+`,
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?`,
  String.raw`\d*\.\d+`,
  String.raw`\d+`,
].join('|');

const spellings: readonly (readonly [unit: string, pattern: string])[] = [
  ['in', String.raw`''|["″”]|inch(?:es)?|in|pulgadas?`],
  ['ft', String.raw`['′’]|feet|foot|ft|pies?`],
  ['ga', String.raw`gau?ges?|ga`],
  ['mil', String.raw`mils?`],
  ['mm', String.raw`millimet(?:er|re)s?|mm`],
  ['cm', 'cm'],
  ['psi', 'psi'],
  ['psf', 'psf'],
  ['pcf', 'pcf'],
  ['lb', String.raw`pounds?|lbs?`],
  ['oz', String.raw`ounces?|oz`],
  ['hr', String.raw`hours?|hrs?|h`],
  ['min', String.raw`minutes?|mins?`],
  ['gpm', 'gpm'],
  ['gpf', 'gpf'],
  ['cfm', 'cfm'],
  ['pct', String.raw`percent|%`],
  ['db', String.raw`dba?`],
  ['yr', String.raw`years?|yrs?`],
];

/** A unit after a number, in any spelling. */
export const unitPattern = spellings.map(([, pattern]) => pattern).join('|');

const whole = spellings.map(([unit, pattern]) => ({
  unit,
  pattern: composedPattern(`^(?:${pattern})$`, 'iu'),
}));
const known = new Map<string, string>();

/** One spelling for a unit: `inches`, `in` and `″` are all `in`. */
export function canonicalUnit(typed: string): string {
  const found = known.get(typed);
  if (found !== undefined) return found;
  const unit = whole.find(({ pattern }) => pattern.test(typed))?.unit ?? typed.toLowerCase();
  known.set(typed, unit);
  return unit;
}

const decimal = (value: number) => String(Math.round(value * 10_000) / 10_000);

function ratio(text: string): number {
  const sign = vulgar.get(text);
  if (sign !== undefined) return sign;
  const [above = '', below = ''] = text.split(/[/⁄]/);
  return Number(above) / Number(below);
}

/** One spelling for a number: `5/8`, `⅝`, and `.625` all become `0.625`; leading zeros of whole numbers stay. */
export function canonicalNumber(typed: string): string {
  if (/^\d+$/.test(typed)) return typed;
  const plain = typed.replaceAll(',', '');
  if (/^\d*\.\d+$/.test(plain)) return decimal(Number(plain));
  const mixed = /^(?:(\d+)[\s\u00a0-])?(\d+[/⁄]\d+)$/.exec(plain) ?? /^(\d+)?[\s\u00a0-]?(\D)$/.exec(plain);
  const value = Number(mixed?.[1] ?? 0) + ratio(mixed?.[2] ?? plain);
  return Number.isFinite(value) ? decimal(value) : plain.replace(/\D+/g, '');
}
