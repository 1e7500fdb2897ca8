import type { Level } from '#src/domain/specification/section-tree.ts';

/** The parts of a list level that matter for its meaning. */
interface Counted {
  /** Word's name of its kind of number. */
  format: string;
  /** `%1.%2`. */
  text: string;
}

const levels: readonly Level[] = [0, 1, 2, 3, 4, 5, 6];
const levelAt = (level: number): Level => levels[Math.min(Math.max(level, 0), 6)] ?? 6;

/**
 * The section level of each list level: `PART %1` is a part, `%1.%2` an article, `%3.` in capital letters a paragraph; lower
 * levels follow. Empty if the list doesn't tell, such as a bulleted list.
 */
export function sectionLevels(list: ReadonlyMap<number, Counted>): ReadonlyMap<number, Level> {
  const found = new Map<number, Level>();
  const anchor = anchorOf(list);
  if (anchor === null) return found;
  for (const at of list.keys()) found.set(at, levelAt(anchor.level + at - anchor.at));
  // Levels above an article are parts, however many a list has.
  return found;
}

function anchorOf(list: ReadonlyMap<number, Counted>): { at: number; level: Level } | null {
  const rules: readonly [Level, (one: Counted) => boolean][] = [
    [1, ({ text, format }) => /^%\d\.%\d\.?$/.test(text.trim()) && format.startsWith('decimal')],
    [0, ({ text }) => /^part\b/i.test(text.trim())],
    [2, ({ text, format }) => format === 'upperLetter' && /^%\d\.?$/.test(text.trim())],
  ];
  for (const [level, fits] of rules)
    for (const [at, one] of [...list].toSorted(([a], [b]) => a - b)) if (fits(one)) return { at, level };
  return null;
}

const shapes: readonly [RegExp, Level][] = [
  [/^part [\divxlc]+\b/i, 0],
  [/^\d{1,2}\.\d{1,3}\.?$/, 1],
  [/^[A-Z]{1,4}\.$/, 2],
  [/^\d{1,3}\.$/, 3],
  [/^[a-z]{1,4}\.$/, 4],
  [/^\(?\d{1,2}\)$/, 5],
  [/^\(?[a-z]{1,4}\)$/, 6],
];

/** The SectionFormat level of a number's form; `1.1.1` is below an article. Null if none. */
export function levelOfLabel(label: string): Level | null {
  const text = label.trim();
  for (const [shape, level] of shapes) if (shape.test(text)) return level;
  if (/^\d{1,2}(?:\.\d{1,3}){2,6}\.?$/.test(text)) return levelAt(text.split('.').filter(Boolean).length - 1);
  return null;
}

/** The same number however it is written: `PART 1 - ` and `1.01` as `PART 1` and `1.1`, `(a)` as `a)`. */
export const plainLabel = (label: string): string =>
  label
    .trim()
    .replace(/^part\s{0,9}(\d{1,3}).*$/i, 'PART $1')
    .replace(/^\(/, '')
    .replace(/\.0(\d)/g, '.$1')
    .replace(/^(\d{1,2}\.\d{1,3})\.$/, '$1');
