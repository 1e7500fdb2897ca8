import { canonicalNumber, numberPattern } from '#src/domain/numbers-in-text.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';

interface Stated {
  key: string;
  value: number | string;
  unit: string | null;
}

/** Only the start of the text is read, because that is where a rating is. */
const longest = 100;

const time = composedPattern(String.raw`^(${numberPattern})\s*(hours?|hrs?|h|minutes?|mins?|min)\b`, 'iu');
const sheet = /(?:^|[\s(])(\d{1,2})\s?(?:ga|gauge|gage)\b/i;

const classKeys: ReadonlySet<string> = new Set(['roofFireClass', 'surfaceBurningClass']);
const fireKeys: ReadonlySet<string> = new Set(['fireRating', 'fireProtectionRating', 'assemblyFireRating']);
const fireClass = /^class ([abc])\b/i;

/** Values other than numbers: `1-1/2 hours` is 1.5 h, `68 mil (14 ga)` gauge 14, Class A the first class. */
function spelled(key: string, text: string): number | null {
  if (key === 'gauge') {
    const gauge = sheet.exec(text)?.[1];
    return gauge === undefined ? null : Number(gauge);
  }
  if (classKeys.has(key)) {
    const letter = fireClass.exec(text)?.[1];
    return letter === undefined ? null : 'ABC'.indexOf(letter.toUpperCase()) + 1;
  }
  if (!fireKeys.has(key)) return null;
  const [, number, unit = ''] = time.exec(text.slice(0, longest)) ?? [];
  if (number === undefined) return null;
  return Number(canonicalNumber(number)) / (unit.toLowerCase().startsWith('m') ? 60 : 1);
}

/** The value as a number with its unit; null if it isn't a number. */
export function measuredValue({ key, value, unit }: Stated): { value: number; unit: string | null } | null {
  if (typeof value === 'number') return { value, unit };
  const found = spelled(key, value);
  if (found === null || !Number.isFinite(found)) return null;
  return { value: found, unit: key === 'gauge' ? 'ga' : classKeys.has(key) ? 'class' : 'h' };
}
