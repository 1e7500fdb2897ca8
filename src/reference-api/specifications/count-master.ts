import { publisherOf } from '#src/reference-api/content/standards.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';

/** The size of a section, for the records that offer it. */
export interface MasterCounts {
  lines: number;
  decisions: number;
  /** Time to decide it, at four decisions a minute. */
  minutes: number;
  /** Letter pages with everything included. */
  pages: number;
}

const LINES_A_PAGE = 46;
const CHARACTERS_A_LINE = 92;
const CHARACTERS_A_LEVEL = 6;
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
  let [lines, blanks, printed] = [0, 0, 0];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '') continue;
    const rows = Math.ceil(line.length / CHARACTERS_A_LINE) + 0.3;
    if (line.startsWith('|')) printed += rows;
    else if (line.startsWith('REFERENCES')) {
      const bodies = new Set(references.map(([designation]) => publisherOf(designation).abbreviation));
      lines += references.length + bodies.size;
      printed += references.length + bodies.size;
    } else {
      lines += 1;
      const level = levelOf(raw, line);
      printed += Math.ceil(line.length / (CHARACTERS_A_LINE - CHARACTERS_A_LEVEL * level)) + 0.3;
      const parent = above[level - 1] ?? 0;
      if (/^\[[ x]\]/.test(line)) keys.add(`any/${parent}`);
      else if (/^\([ x]\)/.test(line))
        keys.add(`one/${parent}/${/;; group ([^;]+)/.exec(line)?.[1]?.trim() ?? ''}`);
      blanks += line.split('{?').length - 1;
      if (!/^(?:\S{1,3} )?(?:NOTE|TABLE)\b/.test(line)) above.splice(level, above.length, lines);
    }
  }
  const decisions = keys.size + blanks;
  return {
    lines,
    decisions,
    minutes: Math.max(4, Math.round(decisions / DECISIONS_A_MINUTE)),
    pages: Math.ceil(printed / LINES_A_PAGE),
  };
}

function levelOf(raw: string, line: string): number {
  if (/^PART\b/.test(line)) return 0;
  return /^(?:\[[ x]\] |\([ x]\) )?ARTICLE\b/.test(line) ? 1 : (raw.length - raw.trimStart().length) / 2 + 1;
}
