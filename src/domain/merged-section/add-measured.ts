import type { SpecNode } from '#src/contracts/spec-sections.ts';
import type { Group } from '#src/domain/merged-section/align.ts';
import { addLine, type Builder, type Place } from '#src/domain/merged-section/builder.ts';
import type { AddLinesBelow } from '#src/domain/merged-section/conflict.ts';
import type { Answer, MergedValue } from '#src/domain/merged-section/merge-types.ts';
import { neutralRuns } from '#src/domain/merged-section/neutral.ts';
import type { StatedValue } from '#src/domain/merged-section/performance.ts';
import {
  ownBlank,
  pushItem,
  requirementFrom,
  resolveRequirement,
  valueOf,
} from '#src/domain/merged-section/requirement.ts';
import { addedId, lineKey, noteId, resultId, type SidedLine } from '#src/domain/merged-section/source.ts';
import { isAboutProduct, ownStatement, requirementOf } from '#src/domain/merged-section/statement.ts';

/**
 * Adds lines that state different values of a property. Statements about a product stay unchanged; a requirement takes the
 * value that a person chooses, and until then all values are alternatives.
 */
export function addMeasured(
  builder: Builder,
  values: readonly StatedValue[],
  place: Place,
  change: Partial<SpecNode>,
  below: AddLinesBelow,
): void {
  const [lead, ...others] = values;
  if (lead === undefined) return;
  if (!place.isOfProduct && !values.some(({ at }) => isAboutProduct(at))) {
    addRequirement(builder, values, place, change, below);
    return;
  }
  addStatement(builder, lead.at, place, change, below);
  for (const { at } of others)
    addStatement(
      builder,
      at,
      place,
      {
        ...(at.line.control === 'radio' ? change : { control: 'check', recommended: false }),
        why: `Only about the product of ${at.side.manufacturer}.`,
      },
      below,
    );
  addForComparables(builder, values, place);
}

function addStatement(
  builder: Builder,
  at: SidedLine,
  place: Place,
  change: Partial<SpecNode>,
  below: AddLinesBelow,
): void {
  const node = addLine(builder, [at], place, { ...change, text: ownStatement(at) });
  if (node) below([at], { ...place, parentId: node.id });
}

/** Adds the value that all manufacturers' products must meet. */
function addRequirement(
  builder: Builder,
  values: readonly StatedValue[],
  place: Place,
  change: Partial<SpecNode>,
  below: AddLinesBelow,
): void {
  const requirement = requirementFrom(builder, values, place, values, ({ at }) => neutralRuns(at));
  const [lead] = values;
  if (lead === undefined) return;
  const group = values.map(({ at }) => at);
  const lineIds: number[] = [];
  const add = (members: Group, more: Partial<SpecNode>, words?: SidedLine): void => {
    const node = addLine(builder, members, place, { ...change, productIds: [], ...more }, words);
    if (node === null) return;
    lineIds.push(node.id);
    below(members, { ...place, parentId: node.id });
  };
  const resolved = resolveRequirement(requirement);
  if (resolved) {
    const value = valueOf(requirement, resolved, resultId(lead.at.side.slot, lead.at.line.id), place);
    builder.values.push(value);
    addNote(builder, lead.at, place, value);
    add(group, resolved.node, resolved.words);
  } else {
    const isOption = group.some(({ line }) => line.control === 'radio');
    const groupName = isOption ? (change.group ?? null) : requirement.key;
    for (const { answer, value } of requirement.ways) {
      const members = values.filter((one) => one.value === value.value).map(({ at }) => at);
      add(members, {
        ...alternative(groupName, answer),
        text: neutralRuns(value.at),
        attribute: value.stated,
      });
    }
    const own = isOption ? null : ownBlank(requirement, lead);
    if (own) {
      const id = addedId(resultId(lead.at.side.slot, lead.at.line.id), ownPlace);
      lineIds.push(id);
      builder.lines.push({
        node: { ...addedNode(lead.at, id, place), ...alternative(groupName, null), ...own },
        members: [lead.at],
      });
    }
    for (const at of group) builder.outcomes.set(lineKey(at), { kind: 'open', key: requirement.key });
  }
  pushItem(builder, requirement, place, lineIds);
}

/** Adds the value that comparable products must meet next to the statement about the basis of design. */
function addForComparables(builder: Builder, values: readonly StatedValue[], place: Place): void {
  const [lead, ...others] = values;
  if (lead === undefined) return;
  const requirement = requirementFrom(builder, values, place, others, ({ at }) => requirementOf(at));
  const at = (which: number): number =>
    addedId(resultId(lead.at.side.slot, lead.at.line.id), firstPlace + which);
  const lineIds: number[] = [];
  const add = (id: number, members: Group, more: Partial<SpecNode>): void => {
    lineIds.push(id);
    builder.lines.push({ node: { ...addedNode(lead.at, id, place), ...more }, members });
  };
  const resolved = resolveRequirement(requirement);
  if (resolved) {
    builder.values.push(valueOf(requirement, resolved, at(0), place));
    add(at(0), [lead.at], { ...resolved.node, control: 'fixed', group: null });
  } else if (requirement.answer === null) {
    for (const [index, { answer, value }] of requirement.ways.entries())
      add(at(index), [lead.at], {
        ...alternative(requirement.key, answer),
        text: requirement.words(value),
        attribute: value.stated,
      });
    const own = ownBlank(requirement, lead);
    if (own) add(at(ownPlace - firstPlace), [lead.at], { ...alternative(requirement.key, null), ...own });
  }
  pushItem(builder, requirement, place, lineIds);
}

/** Places among the added lines next to a line: up to three alternatives, and the person's own value. */
const firstPlace = 3;
const ownPlace = 6;

/** A line next to a manufacturer's, with its position and condition and nothing else of it. */
function addedNode({ line }: SidedLine, id: number, { parentId }: Place): SpecNode {
  const { children: _children, level: _level, ...own } = line;
  return { ...own, id, parentId, inputs: [], productIds: [], proprietary: false, rows: [], why: null };
}

const alternative = (group: string | null, answer: Answer | null): Partial<SpecNode> => ({
  control: 'radio',
  group,
  recommended: false,
  why: answer?.effect ?? 'A value that this project requires.',
});

/** Adds a note to the specifier before the line; hidden in Word, omitted in formats that can't hide text. */
function addNote(builder: Builder, at: SidedLine, place: Place, value: MergedValue): void {
  builder.lines.push({
    node: {
      ...addedNode(at, noteId(at.side.slot, at.line.id), place),
      kind: 'note',
      role: null,
      control: 'fixed',
      group: null,
      recommended: false,
      text: [noteText(value)],
      condition: { line: value.lineId },
      requires: [],
      excludes: [],
      suggests: [],
      attribute: null,
    },
    members: [],
  });
}

/** `≥ 40 psi, of 25 psi (Northfold) and 40 psi (Stormglass), both by ASTM D751. Excludes Northfold (25 psi).` */
function noteText({ sign, chosen, values, standard, excludes }: MergedValue): string {
  const all = values.map(({ manufacturer, text }) => `${text} (${manufacturer})`);
  const list =
    all.length === 2 ? all.join(' and ') : `${all.slice(0, -1).join(', ')}, and ${all.at(-1) ?? ''}`;
  const by = standard === '' ? '' : `, ${values.length === 2 ? 'both' : 'all'} by ${standard}`;
  const out = excludes.length === 0 ? '' : ` Excludes ${excludes.join(' and ')}.`;
  return `${sign} ${chosen}, of ${list}${by}.${out}`;
}
