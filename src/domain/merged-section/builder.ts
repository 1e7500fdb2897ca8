import type { Run, SpecInput, SpecNode } from '#src/contracts/spec-sections.ts';
import type {
  Answers,
  LineOutcome,
  MergedValue,
  OpenItem,
  OpenKind,
} from '#src/domain/merged-section/merge-types.ts';
import type { Group } from '#src/domain/merged-section/align.ts';
import { lineKey, resultId, type Side, type SidedLine } from '#src/domain/merged-section/source.ts';
import { ownRuns } from '#src/domain/merged-section/statement.ts';
import { descendantsOf } from '#src/domain/specification/section-tree.ts';
import { largest, smallest } from '#src/lib/long-lists.ts';

/** A line of the result; its links are filled in last, when all lines have ids. */
export interface PendingLine {
  node: SpecNode;
  /** The manufacturers' lines merged into this one; its text comes from the first. */
  members: Group;
}

/** Where to put lines. */
export interface Place {
  parentId: number | null;
  article: string;
  role: SpecNode['role'];
  /** The manufacturer if all ancestors are that manufacturer's alone; null if they are shared. */
  only: Side | null;
  /** Whether its statements are about the product that a line or article above introduces. */
  isOfProduct: boolean;
}

/** State while the section is being built. */
export interface Builder {
  sides: readonly Side[];
  /** Whether there is more than one manufacturer; otherwise nothing counts as proprietary. */
  isMixed: boolean;
  answers: Answers;
  lines: PendingLine[];
  items: OpenItem[];
  values: MergedValue[];
  outcomes: Map<string, LineOutcome>;
  /** Id in the result, by `slot:line`. */
  ids: Map<string, number>;
  /** Blank in the result, by `slot:blank`. */
  blanks: Map<string, string>;
  /** Slots of the manufacturers that the Manufacturers article names. */
  named: Set<number | null>;
  seen: Map<string, number>;
}

export const newBuilder = (sides: readonly Side[], answers: Answers): Builder => ({
  sides,
  isMixed: new Set(sides.map(({ coid }) => coid)).size > 1,
  answers,
  lines: [],
  items: [],
  values: [],
  outcomes: new Map(),
  ids: new Map(),
  blanks: new Map(),
  named: new Set(),
  seen: new Map(),
});

const weakest = { radio: 0, check: 1, fixed: 2 } as const;

/** Adds a line that represents its members, by default with the text of the first. */
export function addLine(
  builder: Builder,
  members: Group,
  { parentId }: Pick<Place, 'parentId'>,
  change: Partial<SpecNode> = {},
  /** The member whose text to use, if not the first. */
  words: SidedLine | undefined = members[0],
): SpecNode | null {
  const [lead] = members;
  if (lead === undefined || words === undefined) return null;
  const id = resultId(lead.side.slot, lead.line.id);
  const { children: _children, level: _level, ...line } = lead.line;
  const control = members.reduce<SpecNode['control']>(
    (least, { line: one }) => (weakest[one.control] < weakest[least] ? one.control : least),
    'fixed',
  );
  const node: SpecNode = {
    ...line,
    id,
    parentId,
    control,
    recommended: control !== 'fixed' && (line.recommended || line.control === 'fixed'),
    why: members.find(({ line: { why } }) => why !== null)?.line.why ?? null,
    inputs: line.inputs.map((input, index) => blankOf(builder, members, input, index)),
    text: ownRuns(lead),
    ...change,
  };
  node.text = node.text.map((run) => withBlank(builder, words.side, run));
  for (const at of members) {
    builder.ids.set(lineKey(at), id);
    builder.outcomes.set(lineKey(at), { kind: 'line', id });
  }
  builder.lines.push({ node, members });
  return node;
}

/** A blank that accepts whatever any manufacturer's blank does; keeps an initial value only if all agree. */
function blankOf(builder: Builder, members: Group, input: SpecInput, index: number): SpecInput {
  const [lead] = members;
  const slot = lead?.side.slot ?? 0;
  const id = slot === 0 ? input.id : `m${slot}-${input.id}`.slice(0, 60);
  const all: SpecInput[] = [];
  for (const { side, line } of members) {
    const own = side.slot === slot ? input : line.inputs[index];
    if (own === undefined || own.kind !== input.kind) continue;
    all.push(own);
    builder.blanks.set(`${side.slot}:${own.id}`, id);
  }
  const least = all.map((one) => one.least);
  const greatest = all.map((one) => one.greatest);
  const bound = (values: readonly (number | null)[], pick: (all: number[]) => number): number | null =>
    values.some((value) => value === null) ? null : pick(values.map(Number));
  return {
    ...input,
    id,
    least: bound(least, smallest),
    greatest: bound(greatest, largest),
    options: [...new Set(all.flatMap(({ options }) => options))],
    initial: all.every(({ initial }) => initial === input.initial) ? input.initial : '',
  };
}

const withBlank = (builder: Builder, side: Side, run: Run): Run =>
  typeof run === 'object' && 'input' in run
    ? { input: builder.blanks.get(`${side.slot}:${run.input}`) ?? run.input }
    : run;

/** Leaves out a line with everything below it. */
export function leaveOut(builder: Builder, { side, line }: SidedLine, why: string): void {
  for (const id of [line.id, ...descendantsOf(side.tree, line.id)]) {
    const key = `${side.slot}:${id}`;
    if (!builder.outcomes.has(key)) builder.outcomes.set(key, { kind: 'out', why });
  }
}

/** A key derived from the words alone; a repeated text gets a number. */
export function itemKey(builder: Builder, kind: OpenKind, words: readonly string[]): string {
  const key = `${kind}-${hashOf(words.join('\n'))}`;
  const count = (builder.seen.get(key) ?? 0) + 1;
  builder.seen.set(key, count);
  return count === 1 ? key : `${key}-${count}`;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The answer given, if it is still a valid option. */
export const answerOf = (builder: Builder, key: string, answers: OpenItem['answers']): string | null => {
  const given = builder.answers[key];
  return given !== undefined && answers.some((one) => one.key === given) ? given : null;
};
