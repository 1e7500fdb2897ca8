import { countMaster } from '#src/reference-api/specifications/count-master.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';

interface Entry {
  /** Without what refers to other lines. */
  raw: string;
  level: number;
  parent: number | null;
  /** Position among the lines of its article. */
  place: number;
  /** 0 outline, 1 short, 2 full. */
  rank: number;
  /** Lines that are included together: radio siblings, and the list that a line with a colon introduces. */
  unit: string;
  needs: string | null;
  name: string | null;
}

/** The short form of a master with exactly this many lines: first the outline, then the short form, then what fits. */
export function shortMaster(master: SectionMaster, lines: number): SectionMaster {
  const entries = entriesOf(master.text);
  const kept = new Set(
    entries.flatMap(({ level, raw }, index) =>
      level === 0 || /^ARTICLE References\b|^\s*REFERENCES/.test(raw) ? [index] : [],
    ),
  );
  const units = Map.groupBy(entries.keys(), (index) => entries[index]?.unit ?? '');
  const byPlace = entries
    .map((entry, index) => ({ entry, index }))
    .toSorted((a, b) => a.entry.place - b.entry.place);
  for (const rank of [0, 1, 2])
    // From all articles in turn, so that the last ones are not left out.
    for (const { entry, index } of byPlace) {
      if (entry.rank !== rank || kept.has(index) || entry.level < 2 || /^\s*NOTE/.test(entry.raw)) continue;
      const more = new Set(kept);
      for (const one of units.get(entry.unit) ?? [index])
        for (let at: number | null = one; at !== null; at = entries[at]?.parent ?? null) more.add(at);
      const names = new Set([...more].map((one) => entries[one]?.name));
      const isWhole = [...more].every(
        (one) => entries[one]?.needs === null || names.has(entries[one]?.needs ?? ''),
      );
      if (isWhole && countMaster(masterOf(master, entries, more)).lines <= lines)
        for (const one of more) kept.add(one);
    }
  return masterOf(master, entries, kept);
}

function masterOf(
  master: SectionMaster,
  entries: readonly Entry[],
  kept: ReadonlySet<number>,
): SectionMaster {
  const text = `\n${entries.flatMap(({ raw }, index) => (kept.has(index) ? [raw] : [])).join('\n')}\n`;
  return {
    ...master,
    text,
    references: master.references.filter(([designation]) => text.includes(`{${designation}}`)),
  };
}

/** A line that needs the lines below it. */
const announces = /:(?: ;;|$)/;

function withoutPointers(line: string): string {
  const [text = '', ...said] = line
    .split(';;')
    .map((part, index) => (index === 0 ? part.trimEnd() : part.trim()));
  return [text, ...said.filter((one) => !/^(?:requires|excludes|suggests|why)\b/.test(one))].join(' ;; ');
}

function entriesOf(text: string): Entry[] {
  const entries: Entry[] = [];
  const above: number[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('|') || /^\s*(?:\S{3} )?TABLE\b/.test(line)) continue;
    const level = /^PART\b/.test(line)
      ? 0
      : /^(?:\S{3} )?ARTICLE\b/.test(line)
        ? 1
        : (line.length - line.trimStart().length) / 2 + 1;
    const parent = level === 0 ? null : (above[level - 1] ?? null);
    const index = entries.length;
    const announcing = parent === null ? false : announces.test(entries[parent]?.raw ?? '');
    const radio = /^\s*\([ x]\)/.test(line)
      ? `${parent ?? ''}/${/;; group ([^;]+)/.exec(line)?.[1]?.trim() ?? ''}`
      : null;
    entries.push({
      raw: withoutPointers(line),
      level,
      parent,
      place: level < 2 ? 0 : index - (above[1] ?? 0),
      rank: / ;; outline\b/.test(line) ? 0 : / ;; short\b/.test(line) ? 1 : 2,
      unit: announcing
        ? `below/${parent ?? ''}`
        : announces.test(line)
          ? `below/${index}`
          : (radio ?? `line/${index}`),
      needs: /;; if #([\w-]+)/.exec(line)?.[1] ?? null,
      name:
        /^\s*(?:\S{3} )?(?:[A-Z]+ )?#([\w-]+)/.exec(line)?.[1] ??
        /^\s*\[[ x]\] #([\w-]+)/.exec(line)?.[1] ??
        null,
    });
    if (!/^\s*NOTE\b/.test(line)) above.splice(level, above.length, index);
  }
  return entries;
}
