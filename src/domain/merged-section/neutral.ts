import type { Run } from '#src/contracts/spec-sections.ts';
import type { NamedProduct, Side, SidedLine } from '#src/domain/merged-section/source.ts';
import { sectionText } from '#src/domain/specification/line-text.ts';
import { escapedPattern } from '#src/lib/escape-pattern.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';

const known = new WeakMap<Side, RegExp | null>();

/** Product names come before manufacturers' names, because some products contain the manufacturer's name. */
function namesPattern(side: Side): RegExp | null {
  const before = known.get(side);
  if (before !== undefined) return before;
  const products = side.products.flatMap(namesOf);
  const parts = [
    group(
      'product',
      [...products].toSorted((a, b) => b.length - a.length),
    ),
    group(
      'manufacturer',
      [...side.manufacturerNames].toSorted((a, b) => b.length - a.length),
    ),
  ].filter((part) => part !== null);
  const pattern =
    parts.length === 0
      ? null
      : composedPattern(String.raw`(?<![\p{L}\d])(?:${parts.join('|')})(?![\p{L}\d])`, 'gu');
  known.set(side, pattern);
  return pattern;
}

function namesOf({ tradename, model }: NamedProduct): string[] {
  const [name, number] = [plainText(tradename).trim(), plainText(model).trim()];
  return [`${name}, ${number}`, `${name} ${number}`, name, number].filter((one) => one.length > 2);
}

const group = (name: string, words: readonly string[]): string | null =>
  words.length === 0 ? null : `(?<${name}>${words.map(escapedPattern).join('|')})`;

const replacements = { product: 'the product', manufacturer: 'the manufacturer' } as const;

/** Which names of the manufacturer or its products a line contains. */
export function namesIn({ side, line }: SidedLine): { manufacturer: boolean; product: boolean } {
  const pattern = namesPattern(side);
  const found = { manufacturer: false, product: false };
  if (pattern === null) return found;
  for (const run of line.text)
    if (typeof run === 'string')
      for (const { groups } of plainText(run).matchAll(pattern)) {
        if (groups?.['manufacturer'] !== undefined) found.manufacturer = true;
        if (groups?.['product'] !== undefined) found.product = true;
      }
  return found;
}

/** What a line calls its product, as written: `Clearday` or `Vantage 3000, ORN-107`. */
export function productWords({ side, line }: SidedLine): string | null {
  const pattern = namesPattern(side);
  if (pattern === null) return null;
  for (const run of line.text)
    if (typeof run === 'string')
      for (const { groups } of plainText(run).matchAll(pattern))
        if (groups?.['product'] !== undefined) return groups['product'];
  return null;
}

/** The line's runs with "the manufacturer" and "the product" in place of names. */
export function neutralRuns({ side, line }: SidedLine): Run[] {
  const pattern = namesPattern(side);
  return line.text.map((run, index) => {
    if (typeof run !== 'string' || pattern === null) return run;
    const plain = plainText(run);
    const neutral = plain.replaceAll(pattern, (...found: unknown[]) => {
      const groups = found.at(-1);
      const isProduct =
        typeof groups === 'object' && groups !== null && 'product' in groups && groups.product !== undefined;
      return replacements[isProduct ? 'product' : 'manufacturer'];
    });
    if (neutral === plain) return run;
    return smoothed(neutral, index === 0);
  });
}

/** Repairs what replacing leaves behind: `the the product`, "the manufacturer or the accepted manufacturer". */
function smoothed(text: string, isFirst: boolean): string {
  const smooth = text
    .replaceAll(/\b[Tt]he the (product|manufacturer)/g, 'the $1')
    .replaceAll(
      /(the manufacturer(?:['’]s)?) or the (?:accepted manufacturer|manufacturer accepted)(?:['’]s)?/g,
      '$1',
    )
    .replaceAll(/(?<=[.!?]\s{1,9})the (product|manufacturer)\b/g, 'The $1');
  return isFirst ? smooth.replace(/^(\s*)the (product|manufacturer)\b/, '$1The $2') : smooth;
}

/** The visible words of a run; a blank counts as its label. */
function wordsOf(run: Run, { line }: SidedLine): string {
  if (typeof run === 'string') return plainText(run);
  if ('input' in run) {
    const input = line.inputs.find(({ id }) => id === run.input);
    return `[${input?.label ?? ''}${input?.unit ? ` ${input.unit}` : ''}]`;
  }
  if ('reference' in run) return plainText(run.reference);
  if ('section' in run) return sectionText(run.section, run.title);
  if ('keyword' in run) return run.keyword;
  return `${plainText(run.ip)} (${plainText(run.si)})`;
}

const rowsText = ({ line }: SidedLine): string =>
  line.rows.map(({ cells }) => cells.map((cell) => plainText(cell)).join(' | ')).join('\n');

const joined = (runs: readonly Run[], at: SidedLine): string =>
  `${runs.map((run) => wordsOf(run, at)).join('')}\n${rowsText(at)}`.replaceAll(/[ \t]+/g, ' ').trim();

const raw = new WeakMap<SidedLine['line'], string>();
const neutral = new WeakMap<SidedLine['line'], string>();

const cacheByLine = (texts: typeof raw, at: SidedLine, make: () => string): string => {
  const text = texts.get(at.line) ?? make();
  texts.set(at.line, text);
  return text;
};

/** The line's text in both units, including tables. */
export const rawText = (at: SidedLine): string => cacheByLine(raw, at, () => joined(at.line.text, at));

/** The same with names neutralized; lines that are equal then become one paragraph. */
export const neutralText = (at: SidedLine): string =>
  cacheByLine(neutral, at, () => joined(neutralRuns(at), at));

/** The same without cited standards, which say nothing about a line's subject. */
export const neutralWords = (at: SidedLine): string =>
  joined(
    neutralRuns(at).filter((run) => typeof run === 'string' || !('reference' in run)),
    at,
  );
