import type { Run, SpecNode } from '#src/contracts/spec-sections.ts';
import type { Group } from '#src/domain/merged-section/align.ts';
import { answerOf, itemKey, leaveOut, addLine } from '#src/domain/merged-section/builder.ts';
import type { Builder, Place } from '#src/domain/merged-section/builder.ts';
import { joinNames, neutralWording, limitedToManufacturers } from '#src/domain/merged-section/clause.ts';
import type { Answer } from '#src/domain/merged-section/merge-types.ts';
import { neutralRuns, neutralText, rawText } from '#src/domain/merged-section/neutral.ts';
import type { Difference } from '#src/domain/merged-section/performance.ts';
import { isAboutProduct, ownRuns, ownStatement } from '#src/domain/merged-section/statement.ts';
import { shownText } from '#src/domain/merged-section/shown-text.ts';
import { lineKey, type SidedLine } from '#src/domain/merged-section/source.ts';

/** Adds everything below merged lines. */
export type AddLinesBelow = (group: Group, place: Place) => void;

/** One of the conflicting texts, with the lines of all manufacturers that have it. */
type Alternative = readonly [SidedLine, ...SidedLine[]];

const manufacturersOf = (alternative: Alternative): string[] =>
  alternative.map(({ side }) => side.manufacturer);

/** Adds texts that exclude each other. Until a person resolves the conflict, all of them are alternatives. */
export function addConflict(
  builder: Builder,
  group: Group,
  why: Difference,
  place: Place,
  groupName: string | null,
  below: AddLinesBelow,
): void {
  const alternatives = alternativesOf(group);
  // A line about a product names that product.
  const isStatement =
    place.isOfProduct || group.some((at) => at.line.attribute !== null && isAboutProduct(at));
  const words = (at: SidedLine): Run[] => (isStatement ? ownStatement(at) : neutralRuns(at));
  const key = itemKey(builder, why, [place.article, ...alternatives.map(([lead]) => rawText(lead))]);
  const isOption = group.some(({ line }) => line.control === 'radio');
  const answers: Answer[] = [
    ...alternatives.map((one): Answer => ({
      key: `use-${one[0].side.slot}`,
      label: `Use the text of ${joinNames(manufacturersOf(one), 'and')}`,
      text: shownText(one[0], words(one[0])),
    })),
    ...(isOption
      ? []
      : [{ key: 'each', label: 'Keep each for its manufacturer’s product', text: null } satisfies Answer]),
    { key: 'out', label: 'Leave it out', text: null },
  ];
  const answer = answerOf(builder, key, answers);
  const used = alternatives.find(([{ side }]) => answer === `use-${side.slot}`);
  const lineIds: number[] = [];
  const add = (one: Alternative, members: Group, change: Partial<SpecNode>): void => {
    const node = addLine(builder, members, place, change);
    if (node === null) return;
    lineIds.push(node.id);
    below(one, { ...place, parentId: node.id });
  };
  if (answer === 'each')
    for (const one of alternatives)
      add(one, one, {
        control: 'fixed',
        group: null,
        text: limitedToManufacturers(manufacturersOf(one), ownRuns(one[0])),
      });
  else if (used) {
    const others = group.filter((at) => !used.includes(at));
    add(used, [...used, ...others], {
      text: words(used[0]),
      inputs: used[0].line.inputs,
      group: groupName,
      ...(isOption && {
        recommended: group.some(({ line }) => line.recommended || line.control === 'fixed'),
      }),
    });
  } else if (answer === null)
    for (const one of alternatives)
      add(one, one, {
        control: 'radio',
        group: isOption ? groupName : key,
        recommended: false,
        text: words(one[0]),
      });
  for (const at of group) {
    leaveOut(
      builder,
      at,
      answer === 'out' ? 'Left out in a conflict' : 'Another text was chosen in a conflict',
    );
    builder.outcomes.set(lineKey(at), { kind: 'open', key });
  }
  builder.items.push({
    key,
    kind: why,
    article: place.article,
    sides: alternatives.map((one) => ({ manufacturers: manufacturersOf(one), text: shownText(one[0]) })),
    answers,
    measure: null,
    answer,
    lineIds,
  });
}

function alternativesOf(group: Group): Alternative[] {
  const byText = new Map<string, Alternative>();
  const isAlike = new Set(group.map(neutralText)).size === 1;
  for (const at of group) {
    // The texts are equal, but the values in their records differ.
    const text = isAlike ? String(at.side.slot) : neutralText(at);
    const known = byText.get(text);
    byText.set(text, known ? [...known, at] : [at]);
  }
  return [...byText.values()];
}

/** A clause that only one manufacturer can meet; stays as written until resolved. */
export function addClause(
  builder: Builder,
  group: Group,
  place: Place,
  change: Partial<SpecNode>,
  below: AddLinesBelow,
): void {
  const [lead] = group;
  if (lead === undefined) return;
  const key = itemKey(builder, 'proprietary', [place.article, rawText(lead)]);
  const neutral = neutralWording(lead);
  const manufacturers = [...new Set(group.map(({ side }) => side.manufacturer))];
  const isShared = group.length === builder.sides.length;
  const kept = isShared
    ? (change.text ?? ownRuns(lead))
    : limitedToManufacturers(manufacturers, ownRuns(lead));
  const answers: Answer[] = [
    { key: 'neutral', label: 'Use neutral wording', text: shownText(lead, neutral) },
    {
      key: 'only',
      label: isShared ? 'Keep it as written' : `Keep it for ${joinNames(manufacturers, 'and')} only`,
      text: isShared ? null : shownText(lead, kept),
    },
    { key: 'out', label: 'Leave it out', text: null },
  ];
  const answer = answerOf(builder, key, answers);
  const texts: Readonly<Record<string, Partial<SpecNode>>> = {
    neutral: { text: neutral, proprietary: false, productIds: [] },
    only: { text: kept, proprietary: true },
  };
  const node =
    answer === 'out'
      ? null
      : addLine(builder, group, place, { proprietary: true, ...change, ...texts[answer ?? ''] });
  if (node) below(group, { ...place, parentId: node.id });
  else for (const at of group) leaveOut(builder, at, 'Left out as proprietary');
  builder.items.push({
    key,
    kind: 'proprietary',
    article: place.article,
    sides: [{ manufacturers, text: shownText(lead) }],
    answers,
    measure: null,
    answer,
    lineIds: node ? [node.id] : [],
  });
}
