import { answerOf, itemKey, type Builder, type PendingLine } from '#src/domain/merged-section/builder.ts';
import { joinNames } from '#src/domain/merged-section/clause.ts';
import type { Answer, OpenItem } from '#src/domain/merged-section/merge-types.ts';
import { rawText } from '#src/domain/merged-section/neutral.ts';
import { shownText } from '#src/domain/merged-section/shown-text.ts';
import type { SidedLine } from '#src/domain/merged-section/source.ts';

interface Pick {
  at: SidedLine;
  pending: PendingLine;
}

/** Leaves at most one recommended alternative per group; a person decides between different ones. */
export function resolveChoices(builder: Builder): void {
  const inConflict = new Set(
    builder.items.flatMap(({ kind, answer, lineIds }) =>
      kind !== 'proprietary' && answer === null ? lineIds : [],
    ),
  );
  const groups = new Map<string, PendingLine[]>();
  for (const pending of builder.lines) {
    const { control, parentId, group } = pending.node;
    if (control !== 'radio') continue;
    const key = `${parentId ?? ''}/${group ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), pending]);
  }
  for (const options of groups.values())
    // Recommends nothing while the options themselves conflict.
    if (options.some(({ node }) => inConflict.has(node.id)))
      for (const { node } of options) node.recommended = false;
    else resolveChoice(builder, options);
}

function resolveChoice(builder: Builder, options: readonly PendingLine[]): void {
  const picks = options.flatMap((pending): Pick[] =>
    pending.members
      .filter(({ line }) => line.recommended || (line.control === 'fixed' && pending.members.length > 1))
      .map((at) => ({ at, pending })),
  );
  const byLine = new Map<PendingLine, SidedLine[]>();
  for (const { at, pending } of picks) byLine.set(pending, [...(byLine.get(pending) ?? []), at]);
  for (const { node } of options) node.recommended = false;
  const [first, ...others] = [...byLine];
  if (first === undefined) return;
  if (others.length === 0) {
    first[0].node.recommended = true;
    return;
  }
  const all = [first, ...others];
  const manufacturers = (lines: readonly SidedLine[]): string[] => lines.map(({ side }) => side.manufacturer);
  const article = articleOf(builder, first[0]);
  const key = itemKey(builder, 'choice', [
    article,
    ...all.flatMap(([, lines]) => lines.slice(0, 1).map(rawText)),
  ]);
  const answers = all.map(([{ node }, lines]): Answer => ({
    key: `use-${lines[0]?.side.slot ?? 0}`,
    label: `Recommend the choice of ${joinNames(manufacturers(lines), 'and')}`,
    text: lines[0] ? shownText(lines[0], node.text) : null,
  }));
  const answer = answerOf(builder, key, answers);
  const used = all.find(([, lines]) => answer === `use-${lines[0]?.side.slot ?? 0}`);
  if (used) used[0].node.recommended = true;
  builder.items.push({
    key,
    kind: 'choice',
    article,
    sides: all.map(([, lines]) => ({
      manufacturers: manufacturers(lines),
      text: lines[0] ? shownText(lines[0]) : '',
    })),
    answers,
    measure: null,
    answer,
    lineIds: all.map(([{ node }]) => node.id),
  } satisfies OpenItem);
}

function articleOf(builder: Builder, { node }: PendingLine): string {
  const byId = new Map(builder.lines.map((one) => [one.node.id, one]));
  for (let id = node.parentId; id !== null;) {
    const above = byId.get(id);
    if (above === undefined) return '';
    const [lead] = above.members;
    if (above.node.kind === 'article' && lead) return shownText(lead);
    id = above.node.parentId;
  }
  return '';
}

/** Blanks that manufacturers fill in differently, because each has its own product in mind. */
export function resolveBlanks(builder: Builder, pending: PendingLine, article: string): void {
  const { node, members } = pending;
  const [lead] = members;
  if (lead === undefined || members.length < 2) return;
  for (const [index, input] of node.inputs.entries()) {
    const filled = members.flatMap((at) => {
      const own = at.line.inputs[index];
      return own && own.kind === input.kind && own.initial.trim() !== '' ? [{ at, value: own.initial }] : [];
    });
    const values = [...new Set(filled.map(({ value }) => value))];
    if (values.length < 2) continue;
    const alternatives = values.map((value) => ({
      value,
      manufacturers: filled.filter((one) => one.value === value).map(({ at }) => at.side.manufacturer),
      slot: filled.find((one) => one.value === value)?.at.side.slot ?? 0,
    }));
    const key = itemKey(builder, 'blank', [article, rawText(lead), input.label, ...values]);
    const answers = alternatives.map(({ value, manufacturers, slot }): Answer => ({
      key: `use-${slot}`,
      label: `Use the value of ${joinNames(manufacturers, 'and')}`,
      text: `${input.label}: ${value}${input.unit === null ? '' : ` ${input.unit}`}`,
    }));
    const answer = answerOf(builder, key, answers);
    const used = alternatives.find(({ slot }) => answer === `use-${slot}`);
    node.inputs = node.inputs.map((one) =>
      one.id === input.id ? { ...one, initial: used?.value ?? '' } : one,
    );
    builder.items.push({
      key,
      kind: 'blank',
      article,
      sides: alternatives.map(({ value, manufacturers, slot }) => {
        const at = filled.find((one) => one.at.side.slot === slot)?.at ?? lead;
        return {
          manufacturers,
          text: `${shownText(at)}${shownText(at).includes(value) ? '' : ` (${value})`}`,
        };
      }),
      answers,
      measure: null,
      answer,
      lineIds: [node.id],
    });
  }
}
