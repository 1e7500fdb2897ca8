import { compareLines, runToEnd, type Redline } from '#src/domain/redline/redline.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { pluralize } from '#src/lib/numbers.ts';

/** A section that differs from the issued one. */
export interface SectionChange {
  kind: 'changed' | 'added' | 'removed';
  /** The current section; the issued one if it was removed. */
  section: PrintedSection;
  /** Null if it was added. */
  issued: PrintedSection | null;
  redline: Redline;
}

/** What changed in a manual since it was issued. */
export interface Addendum {
  /** In manual order; a removed section keeps its former position. */
  changes: readonly SectionChange[];
  unchanged: number;
}

/** Compares manuals, whose sections are in manual order. */
export function addendumOf(issued: readonly PrintedSection[], now: readonly PrintedSection[]): Addendum {
  const pairs = pairsOf(issued, now);
  const changes: SectionChange[] = [];
  let unchanged = 0;
  for (const section of now) {
    const before = pairs.get(section) ?? null;
    const redline = redlineOf(before, section);
    if (before !== null && redline.changes.length === 0 && before.title === section.title) unchanged += 1;
    else changes.push({ kind: before ? 'changed' : 'added', section, issued: before, redline });
  }
  const kept = new Set(pairs.values());
  for (const section of issued)
    if (!kept.has(section))
      changes.push({ kind: 'removed', section, issued: section, redline: redlineOf(section, null) });
  return {
    changes: changes.toSorted((one, other) => one.section.number.localeCompare(other.section.number, 'en')),
    unchanged,
  };
}

/** Matches issued and current sections by number and manufacturer, else by number, if the manufacturer has changed. */
function pairsOf(
  issued: readonly PrintedSection[],
  now: readonly PrintedSection[],
): ReadonlyMap<PrintedSection, PrintedSection> {
  const pairs = new Map<PrintedSection, PrintedSection>();
  const left = new Set(issued);
  const rules: readonly ((one: PrintedSection, other: PrintedSection) => boolean)[] = [
    (one, other) => one.number === other.number && one.author === other.author && one.title === other.title,
    (one, other) => one.number === other.number && one.author === other.author,
    (one, other) => one.number === other.number,
  ];
  for (const isSame of rules)
    for (const section of now) {
      if (pairs.has(section)) continue;
      const found = [...left].find((one) => isSame(one, section));
      if (!found) continue;
      pairs.set(section, found);
      left.delete(found);
    }
  return pairs;
}

/** Line ids match only within one manufacturer's section; the outline's lines are renumbered each time. */
const redlineOf = (issued: PrintedSection | null, now: PrintedSection | null): Redline =>
  runToEnd(
    compareLines(
      issued?.lines ?? [],
      now?.lines ?? [],
      issued !== null && now !== null && issued.author === now.author && now.author !== '',
    ),
  );

/** `3 paragraphs changed, 1 added, 2 removed`; for whole sections `New section` or `Section removed`. */
export function changeText({ kind, issued, section, redline }: SectionChange): string {
  if (kind === 'added') return 'New section';
  if (kind === 'removed') return 'Section removed';
  const count = (of: string): number => redline.changes.filter((change) => change.kind === of).length;
  const counts = [
    [count('changed'), 'changed'],
    [count('added'), 'added'],
    [count('removed'), 'removed'],
    [count('moved'), 'moved'],
  ] as const;
  const parts = counts.filter(([number]) => number > 0);
  return [
    ...(issued !== null && issued.title !== section.title ? [`title was ${issued.title}`] : []),
    ...(issued !== null && issued.author !== section.author && issued.author !== ''
      ? [`manufacturer was ${issued.author}`]
      : []),
    ...parts.map(([number, what], index) =>
      index === 0 ? `${pluralize(number, 'paragraph')} ${what}` : `${number} ${what}`,
    ),
  ].join(', ');
}
