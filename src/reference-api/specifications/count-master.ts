import { publisherOf } from '#src/reference-api/content/standards.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';

/** The size of a section, for the records that offer it. */
export interface MasterCounts {
  lines: number;
  decisions: number;
  /** Time to decide it, at four decisions a minute. */
  minutes: number;
  /** Letter pages of the guide as the site prints it; off by one at most. */
  pages: number;
}

const DECISIONS_A_MINUTE = 4;

const known = new WeakMap<SectionMaster, MasterCounts>();

/** Counted from the text, because parsing hundreds of masters only for their length would be slow. */
export function countMaster(master: SectionMaster): MasterCounts {
  const counted = known.get(master) ?? countNow(master);
  known.set(master, counted);
  return counted;
}

function countNow({ text, references }: SectionMaster): MasterCounts {
  const keys = new Set<string>();
  const above: number[] = [];
  let [lines, blanks] = [0, 0];
  let height = HEAD;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '') continue;
    if (line.startsWith('|')) height += TABLE_ROW;
    else if (line.startsWith('REFERENCES')) {
      const bodies = new Set(references.map(([designation]) => publisherOf(designation).abbreviation));
      lines += references.length + bodies.size;
      height += bodies.size * heightOf(2, ORGANIZATION);
      for (const [designation, title] of references)
        height += heightOf(3, designation.length + title.length + 3);
    } else {
      lines += 1;
      const level = levelOf(raw, line);
      const isNote = /^(?:\S{1,3} )?NOTE\b/.test(line);
      if (!isNote) height += heightOf(level, printedLength(line));
      const parent = above[level - 1] ?? 0;
      if (/^\[[ x]\]/.test(line)) keys.add(`any/${parent}`);
      else if (/^\([ x]\)/.test(line))
        keys.add(`one/${parent}/${/;; group ([^;]+)/.exec(line)?.[1]?.trim() ?? ''}`);
      blanks += line.split('{?').length - 1;
      if (!isNote && !/^(?:\S{1,3} )?TABLE\b/.test(line)) above.splice(level, above.length, lines);
    }
  }
  const decisions = keys.size + blanks;
  return {
    lines,
    decisions,
    minutes: Math.max(4, Math.round(decisions / DECISIONS_A_MINUTE)),
    pages: Math.ceil(height / PAGE),
  };
}

/** In points: what a letter page takes (its text height, and the space before the next heading), a row of text and of a table, the title with the end, and a letter. */
const PAGE = 654;
const ROW = 13;
const TABLE_ROW = 20;
const HEAD = 50;
const LETTER = 4.8;
const TEXT_WIDTH = 468;
/** The space above a paragraph and its left indent, by level. */
const BEFORE = [24, 14, 8, 2, 2, 2, 2];
const INDENT = [65, 43, 72, 101, 130, 158, 187];
/** Letters of an organization's name, and of another section's number with its title. */
const ORGANIZATION = 30;
const OTHER_SECTION = 38;

const heightOf = (level: number, letters: number): number =>
  Math.max(1, Math.ceil((letters * LETTER) / (TEXT_WIDTH - (INDENT[level] ?? 187)))) * ROW +
  (BEFORE[level] ?? 2);

/** How long a line of a master is once it is printed with its options, without names, conditions, and reasons. */
function printedLength(line: string): number {
  const end = line.indexOf(' ;; ');
  return (end === -1 ? line : line.slice(0, end))
    .replace(/(?:PART|ARTICLE) /, '')
    .replace(/#[\w-]+ /, '')
    .replace(/\{([^{}]*)\}/g, (_, inner: string) => printedRun(inner)).length;
}

/** What stands in braces: a blank with its options, a section, a measure in two systems, or a standard. */
function printedRun(inner: string): string {
  if (inner.startsWith('§')) return '-'.repeat(OTHER_SECTION);
  if (inner.startsWith('?'))
    return inner.includes('/') ? inner.slice(inner.lastIndexOf('" ') + 1) : '[________] unit';
  const [first = '', second = ''] = inner.split('|');
  return first.startsWith('=') ? second : first;
}

function levelOf(raw: string, line: string): number {
  if (/^PART\b/.test(line)) return 0;
  return /^(?:\[[ x]\] |\([ x]\) )?ARTICLE\b/.test(line) ? 1 : (raw.length - raw.trimStart().length) / 2 + 1;
}
