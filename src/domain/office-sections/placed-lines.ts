import { excerptOf } from '#src/domain/office-sections/found-text.ts';
import type { FoundLine, FoundText, Remark } from '#src/domain/office-sections/found-text.ts';
import { headOf, type SectionHeading } from '#src/domain/office-sections/section-heading.ts';
import { typedNumber } from '#src/domain/office-sections/typed-number.ts';
import type { Level } from '#src/domain/specification/section-tree.ts';
import { largest } from '#src/lib/long-lists.ts';
import { withoutTrailing } from '#src/lib/without-trailing.ts';

/** A line with its level. */
export interface PlacedLine {
  kind: FoundLine['kind'];
  text: string;
  /** Its number in the file; empty for none. */
  label: string;
  level: Level;
  rows: FoundLine['rows'];
}

export interface PlacedText {
  heading: SectionHeading;
  lines: readonly PlacedLine[];
  remarks: readonly Remark[];
}

const levels: readonly Level[] = [0, 1, 2, 3, 4, 5, 6];
const levelAt = (level: number): Level => levels[Math.min(Math.max(level, 0), 6)] ?? 6;
const partTitles = /^(?:general|products?|execution|materials)$/i;
const noteStart =
  /^(?:note to (?:the )?specifier|specifier(?:'s|’s)? note|note to (?:the )?editor|editor(?:'s|’s)? note|spec(?:ification)? note)/i;
const isNoteEdge = (sign: string | undefined): boolean => sign !== undefined && /[\s*:.–—-]/.test(sign);

/** A tenth of an inch, because some programs indent a table by its cell margin. */
const nearTwips = 144;

interface Known {
  line: FoundLine;
  /** Null for a note or a table, and for a line whose level is unknown. */
  level: Level | null;
  label: string;
  text: string;
}

/** Finds the level of each line: by its style, list, or tag, then by its number, then by its indentation. */
export function placedLines(found: FoundText): PlacedText {
  const base = headingBase(found.lines);
  const { heading, rest, remarks } = headOf(found, isPart);
  const known = rest.map((line) => knownOf(line, base));
  const places = placesByIndent(known);
  const lines: PlacedLine[] = [];
  let current: Level | null = null;

  const nextLevel = (from: number): Level => {
    for (let at = from; at < known.length; at += 1) {
      const { level = null } = known[at] ?? {};
      if (level !== null) return level;
    }
    return 0;
  };
  known.forEach((one, index) => {
    const { line, label, text } = one;
    if (line.kind !== 'line') {
      const least = nextLevel(index + 1);
      const depth = current === null ? 0 : current + 1;
      const isBelow = line.kind === 'table' || line.place === 'below';
      const placed = line.left === null || line.place === 'below' ? null : places(line.left);
      const usual = isBelow ? Math.max(2, current ?? 2) : least;
      const level = Math.max(least, Math.min(placed ?? usual, Math.max(depth, 0)));
      lines.push({ kind: line.kind, text, label: '', level: levelAt(level), rows: line.rows });
      return;
    }
    const level = one.level ?? looseLevel(one, current, places);
    if (one.level === null)
      remarks.push({
        line: 0,
        text: excerptOf(text),
        problem:
          current === null
            ? 'Stands before PART 1; kept as a note.'
            : 'Has no number in the file; it gets one.',
      });
    if (one.level === null && current === null) {
      lines.push({ kind: 'note', text, label: '', level: 0, rows: [] });
      return;
    }
    current = level;
    lines.push({ kind: 'line', text, label, level, rows: [] });
  });
  return { heading, lines, remarks };
}

const isPart = (line: FoundLine): boolean => line.level === 0 || typedNumber(line.text.trim())?.level === 0;

function knownOf(line: FoundLine, base: number | null): Known {
  const trimmed = line.text.trim();
  if (line.kind !== 'line') return { line, level: null, label: '', text: withoutNoteStart(trimmed) };
  if (noteStart.test(fromLetter(trimmed)) && line.level === null)
    return { line: { ...line, kind: 'note' }, level: null, label: '', text: withoutNoteStart(trimmed) };
  const typed = line.label === '' ? typedNumber(trimmed) : null;
  const isStated = line.level !== null;
  // A style without a list and a typed number: the style states the level, and the number is not part of the text.
  if (
    typed &&
    (!isStated || typed.level === line.level || line.level === 0 || typed.level > 1 || trimmed.includes('\t'))
  )
    return { line, level: line.level ?? typed.level, label: typed.label, text: typed.rest };
  if (isStated) return { line, level: line.level, label: line.label, text: trimmed };
  if (line.heading !== null && base !== null && line.heading >= base)
    return { line, level: levelAt(line.heading - base), label: line.label, text: trimmed };
  return { line, level: null, label: line.label, text: trimmed };
}

/** Removes asterisks and similar characters at the beginning. */
function fromLetter(text: string): string {
  let at = 0;
  while (isNoteEdge(text[at])) at += 1;
  return text.slice(at);
}

function withoutNoteStart(text: string): string {
  const bare = fromLetter(text);
  const start = noteStart.exec(bare)?.[0];
  if (start === undefined) return text;
  const rest = withoutTrailing(fromLetter(bare.slice(start.length)), /[\s*]/);
  return rest === '' ? text : rest;
}

/** The heading level of parts; null if no heading is a part. */
function headingBase(lines: readonly FoundLine[]): number | null {
  for (const { heading, text } of lines) {
    if (heading === null) continue;
    const title = typedNumber(text.trim());
    if (title?.level === 0 || partTitles.test(text.trim())) return heading;
  }
  return null;
}

/**
 * The level of each indentation, by majority of the lines with a known level; between two, the level below the one further
 * left. Null if unknown.
 */
function placesByIndent(known: readonly Known[]): (left: number) => number | null {
  const counts = new Map<number, Map<Level, number>>();
  for (const { line, level } of known) {
    if (level === null || line.left === null) continue;
    const here = counts.get(line.left) ?? new Map<Level, number>();
    counts.set(line.left, here.set(level, (here.get(level) ?? 0) + 1));
  }
  const most = new Map(
    [...counts].map(([left, here]) => {
      const [first] = [...here].toSorted(([a, many], [b, few]) => few - many || a - b);
      return [left, first?.[0] ?? 2] as const;
    }),
  );
  const deepest = [...counts]
    .map(([left, here]) => ({ left, level: largest([...here.keys()]) }))
    .toSorted((a, b) => b.left - a.left);
  return (left) => {
    const near = [...most].find(([one]) => Math.abs(one - left) <= nearTwips);
    const exact = most.get(left) ?? near?.[1];
    if (exact !== undefined) return exact;
    const before = deepest.find((one) => one.left < left);
    return before === undefined ? null : before.level + 1;
  };
}

/** The level of a line without a number: by its indentation, or that of the line before it. */
function looseLevel({ line }: Known, current: Level | null, places: (left: number) => number | null): Level {
  if (current === null) return 2;
  const least = Math.max(2, current);
  const placed = line.left === null ? null : places(line.left);
  if (placed === null || placed < 2) return levelAt(Math.max(2, Math.min(least, current + 1)));
  return levelAt(Math.min(Math.max(2, placed), current + 1));
}
