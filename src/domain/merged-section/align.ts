import type { Side, SidedLine } from '#src/domain/merged-section/source.ts';
import { namesIn, neutralText, rawText } from '#src/domain/merged-section/neutral.ts';
import { standardsOf } from '#src/domain/merged-section/performance.ts';
import { similarity, wordOverlap, tokensOf } from '#src/domain/merged-section/tokens.ts';

/** Lines of several manufacturers about the same thing, at most one per manufacturer, in slot order. */
export type Group = readonly SidedLine[];

/** Minimum share of common words for lines to be about the same thing. */
const alike = 0.72;
/** Lower for articles, which share many standard lines. */
const alikeArticles = 0.5;

/** Aligns the lines below a merged line. `above` is empty at the top of the sections. */
export function alignBelow(above: Group, sides: readonly Side[]): Group[] {
  const lists =
    above.length === 0
      ? sides.map((side) => linesOf(side, side.tree.roots))
      : above.map(({ side, line }) => linesOf(side, line.children));
  const role = above[0]?.line.role ?? null;
  let groups: Group[] = [];
  for (const lines of lists) groups = mergeIntoGroups(groups, lines, role);
  return groups;
}

const linesOf = (side: Side, ids: readonly number[]): SidedLine[] =>
  ids.flatMap((id) => {
    const line = side.tree.lines.get(id);
    return line ? [{ side, line }] : [];
  });

/** Adds another manufacturer's lines: to the group about the same thing, or as new groups near it. */
function mergeIntoGroups(
  groups: readonly Group[],
  lines: readonly SidedLine[],
  role: string | null,
): Group[] {
  const partners = partnersOf(groups, lines, role);
  const result: SidedLine[][] = groups.map((group) => [...group]);
  let at = 0;
  for (const line of lines) {
    const group = partners.get(line);
    if (group === undefined) {
      result.splice(at, 0, [line]);
      at += 1;
    } else {
      const place = result.findIndex((one) => one[0] === group[0]);
      result[place]?.push(line);
      at = place + 1;
    }
  }
  return result;
}

type Same = (group: SidedLine, line: SidedLine) => boolean;

function partnersOf(
  groups: readonly Group[],
  lines: readonly SidedLine[],
  role: string | null,
): Map<SidedLine, Group> {
  const partners = new Map<SidedLine, Group>();
  const free = new Set(groups);
  const pair = (line: SidedLine, group: Group): void => {
    partners.set(line, group);
    free.delete(group);
  };
  const pass = (same: Same): void => {
    for (const line of lines) {
      if (partners.has(line)) continue;
      const group = [...free].find(
        ([first]) => first !== undefined && isOneKind(first, line) && same(first, line),
      );
      if (group) pair(line, group);
    }
  };
  pass((a, b) => rawText(a) === rawText(b) && a.line.group === b.line.group);
  pass((a, b) => rawText(a) === rawText(b));
  pass((a, b) => neutralText(a) === neutralText(b));
  pass(({ line }) => line.kind === 'part');
  pass((a, b) => a.line.role !== null && a.line.role === b.line.role);
  pass((a, b) => namesProduct(a) && namesProduct(b));
  pass((a, b) => a.line.attribute !== null && a.line.attribute.key === b.line.attribute?.key);
  if (role === 'references') pass((a, b) => standardsOf(a) !== '' && standardsOf(a) === standardsOf(b));
  if (role === 'related') pass((a, b) => sectionsOf(a) !== '' && sectionsOf(a) === sectionsOf(b));
  if (role === 'references' || role === 'related') return partners;
  // Most similar pairs first; ties in reading order.
  const pairs = lines.flatMap((line) =>
    partners.has(line)
      ? []
      : [...free].flatMap((group) => {
          const [first] = group;
          if (first === undefined || !isOneKind(first, line) || isOption(first) || isOption(line)) return [];
          const like = line.line.kind === 'article' ? contentLikeness(first, line) : similarity(first, line);
          return like >= (line.line.kind === 'article' ? alikeArticles : alike)
            ? [{ line, group, like }]
            : [];
        }),
  );
  for (const { line, group } of pairs.toSorted((a, b) => b.like - a.like))
    if (!partners.has(line) && free.has(group)) pair(line, group);
  return partners;
}

const isOneKind = (a: SidedLine, b: SidedLine): boolean => a.line.kind === b.line.kind;

/** Not paired by similarity: alternatives that can be chosen, and notes, which belong to what follows. */
const isOption = ({ line: { control, kind } }: SidedLine): boolean =>
  control !== 'fixed' || kind === 'note' || kind === 'table';

const sectionsOf = ({ line }: SidedLine): string =>
  line.text.flatMap((run) => (typeof run === 'object' && 'section' in run ? [run.section] : [])).join(' ');

/** Whether the line's purpose is to name the product, as in `Basis of Design: Clearday by Stormglass`. */
export function namesProduct(at: SidedLine): boolean {
  const { manufacturer, product } = namesIn(at);
  if (!manufacturer && !product) return false;
  if (at.line.kind !== 'paragraph') return false;
  return /basis[ -]of[ -]design/i.test(rawText(at)) || (product && /^The product\b/.test(neutralText(at)));
}

const contents = new WeakMap<SidedLine['line'], readonly string[]>();

function contentOf({ side, line }: SidedLine): readonly string[] {
  const before = contents.get(line);
  if (before) return before;
  const words = new Set(
    [line.id, ...line.children].flatMap((id) => {
      const one = side.tree.lines.get(id);
      return one ? tokensOf(neutralText({ side, line: one })) : [];
    }),
  );
  contents.set(line, [...words]);
  return [...words];
}

const contentLikeness = (a: SidedLine, b: SidedLine): number => wordOverlap(contentOf(a), contentOf(b));
