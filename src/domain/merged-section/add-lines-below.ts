import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { alignBelow, namesProduct, type Group } from '#src/domain/merged-section/align.ts';
import { addLine, type Builder, type Place } from '#src/domain/merged-section/builder.ts';
import { resolveBlanks } from '#src/domain/merged-section/choices.ts';
import { rewordAsComparable, prefixed, withComparables } from '#src/domain/merged-section/clause.ts';
import { addClause, addConflict } from '#src/domain/merged-section/conflict.ts';
import { namesIn, neutralRuns, rawText } from '#src/domain/merged-section/neutral.ts';
import { verdictOf } from '#src/domain/merged-section/performance.ts';
import { addMeasured } from '#src/domain/merged-section/add-measured.ts';
import { introducesProduct, ownStatement, statesFigure } from '#src/domain/merged-section/statement.ts';
import { shownText } from '#src/domain/merged-section/shown-text.ts';
import type { SidedLine } from '#src/domain/merged-section/source.ts';

/** Adds the lines below merged ones; at the top, the parts. */
export function addLinesBelow(builder: Builder, above: Group, place: Place): void {
  const groups = alignBelow(above, builder.sides);
  const names = groupNames(groups);
  for (const group of groups) {
    const [lead] = group;
    if (lead === undefined) continue;
    const groupName = lead.line.group === null && names.size === 0 ? null : nameOf(names, group);
    if (group.length === 1 && place.only === null) addSingleLine(builder, lead, place, groupName);
    else if (place.only !== null) addOwnLine(builder, lead, place);
    else if (place.isOfProduct && lead.side.slot > 0 && statesFigure(lead))
      // A figure below the basis of design that comes from other manufacturers is stated for each of their products.
      for (const at of group) addSingleLine(builder, at, place, groupName);
    else addAlignedLines(builder, group, place, groupName);
  }
}

const below =
  (builder: Builder) =>
  (group: Group, place: Place): void => {
    const only = group.length === 1 ? (group[0]?.side ?? null) : null;
    addLinesBelow(builder, group, { ...placeBelow(group, place), only });
  };

function placeBelow([lead]: Group, place: Place): Place {
  if (lead === undefined) return place;
  const isOfProduct = place.isOfProduct || introducesProduct(lead);
  if (lead.line.kind !== 'article') return { ...place, isOfProduct };
  return { ...place, isOfProduct, article: shownText(lead), role: lead.line.role };
}

/** One name for each group of alternatives, whatever each manufacturer calls it. */
function groupNames(groups: readonly Group[]): Map<string, string | null> {
  const names = new Map<string, string | null>();
  for (const group of groups) {
    const options = group.filter(({ line }) => line.control === 'radio');
    const [first] = options;
    if (first === undefined) continue;
    const own = nameKey(first);
    const name = names.has(own) ? (names.get(own) ?? null) : first.line.group;
    for (const option of options) if (!names.has(nameKey(option))) names.set(nameKey(option), name);
  }
  return names;
}

const nameKey = ({ side, line }: SidedLine): string => `${side.slot}:${line.group ?? ''}`;

function nameOf(names: ReadonlyMap<string, string | null>, group: Group): string | null {
  const option = group.find(({ line }) => line.control === 'radio');
  if (option === undefined) return group[0]?.line.group ?? null;
  return names.has(nameKey(option)) ? (names.get(nameKey(option)) ?? null) : option.line.group;
}

/** Everything below a line of one manufacturer belongs to that manufacturer. */
function addOwnLine(builder: Builder, at: SidedLine, place: Place): void {
  if (isProprietary(builder, [at])) {
    addClause(builder, [at], place, {}, below(builder));
    return;
  }
  const node = addLine(builder, [at], place);
  if (node) below(builder)([at], { ...place, parentId: node.id });
}

/**
 * A line of one manufacturer among shared lines. If it isn't from the basis of design, it becomes optional, except for
 * notes, parts, references, and related sections.
 */
function addSingleLine(builder: Builder, at: SidedLine, place: Place, group: string | null): void {
  const { side, line } = at;
  const isListed = place.role === 'references' || place.role === 'related' || line.kind === 'part';
  const change: Partial<SpecNode> = { group };
  if (side.slot > 0 && !isListed && line.kind === 'note')
    change.text = prefixed(`${side.manufacturer}: `, line.text);
  else if (side.slot > 0 && !isListed) {
    if (line.control !== 'radio') Object.assign(change, { control: 'check', recommended: false });
    change.why = line.why ?? `Only the section of ${side.manufacturer} has this.`;
    if (place.isOfProduct && statesFigure(at)) change.text = ownStatement(at);
  }
  const isBasis =
    side.slot > 0 && builder.isMixed && namesProduct(at) && /basis[ -]of[ -]design/i.test(rawText(at));
  if (isBasis) change.text = rewordAsComparable(at);
  else if (isProprietary(builder, [at])) {
    addClause(builder, [at], place, change, below(builder));
    return;
  }
  if (side.slot > 0 && namesIn(at).manufacturer && place.role === 'manufacturers')
    builder.named.add(side.coid);
  const node = addLine(builder, [at], place, change);
  if (node) below(builder)([at], { ...placeBelow([at], place), parentId: node.id });
}

/** Whether only one manufacturer can meet the words, or a trade name has no counterpart in the other sections. */
function isProprietary(builder: Builder, group: Group): boolean {
  const [lead] = group;
  if (
    !builder.isMixed ||
    lead === undefined ||
    (lead.line.kind !== 'paragraph' && lead.line.kind !== 'table')
  )
    return false;
  if (group.some(({ line }) => line.proprietary)) return true;
  const { manufacturer, product } = namesIn(lead);
  return group.length === 1 && (manufacturer || product) && !namesProduct(lead);
}

/** Lines of several manufacturers about the same thing. */
function addAlignedLines(builder: Builder, group: Group, place: Place, groupName: string | null): void {
  const [lead, ...others] = group;
  if (lead === undefined) return;
  const next = below(builder);
  const change: Partial<SpecNode> = { group: groupName };
  const isSame = others.every((at) => rawText(at) === rawText(lead));
  const join = (more: Partial<SpecNode> = {}, words: SidedLine = lead): SpecNode | null => {
    const node = addLine(builder, group, place, { ...change, ...more }, words);
    const pending = builder.lines.at(-1);
    if (pending) resolveBlanks(builder, pending, place.article);
    if (node) next(group, { ...place, parentId: node.id });
    return node;
  };
  if (lead.line.kind === 'part' || lead.line.kind === 'article') {
    join();
    return;
  }
  if (!isSame && builder.isMixed && lead.line.attribute === null && group.every(namesProduct)) {
    if (place.role === 'manufacturers') for (const { side } of group) builder.named.add(side.coid);
    const productIds = [...new Set(group.flatMap(({ line }) => line.productIds))];
    join({ text: withComparables(lead, others), productIds, attribute: null });
    return;
  }
  if (place.role === 'references' || place.role === 'related') {
    join();
    return;
  }
  const neutral: Partial<SpecNode> = isSame ? {} : { text: neutralRuns(lead), productIds: [] };
  const verdict = verdictOf(group, place.role === 'warranty');
  if (verdict.kind === 'measured') addMeasured(builder, verdict.values, place, change, next);
  else if (verdict.kind === 'same' && isProprietary(builder, group))
    addClause(builder, group, place, { ...change, ...neutral }, next);
  else if (verdict.kind === 'same' || isHeading(group, verdict.why)) join(neutral);
  else addConflict(builder, group, verdict.why, place, groupName, next);
}

/** A line that only introduces those below it says nothing by itself. */
const isHeading = (group: Group, why: string): boolean =>
  why === 'wording' && group.every(({ line }) => line.children.length > 0 && line.attribute === null);
