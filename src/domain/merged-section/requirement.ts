import type { Run, SpecNode } from '#src/contracts/spec-sections.ts';
import { answerOf, itemKey, type Builder, type Place } from '#src/domain/merged-section/builder.ts';
import {
  effectOf,
  excludedBy,
  ownValueOf,
  valueAnswers,
  withBlank,
  withValue,
} from '#src/domain/merged-section/measure.ts';
import type { Measure, MergedValue } from '#src/domain/merged-section/merge-types.ts';
import { rawText } from '#src/domain/merged-section/neutral.ts';
import { standardsOf, statedText, type StatedValue } from '#src/domain/merged-section/performance.ts';
import { shownText } from '#src/domain/merged-section/shown-text.ts';
import type { SidedLine } from '#src/domain/merged-section/source.ts';
import { withUnit } from '#src/domain/unit-text.ts';

/** A property with different values, and the required value. */
export interface Requirement {
  values: readonly StatedValue[];
  measure: Measure;
  key: string;
  answer: string | null;
  /** The requirement's text with a manufacturer's value. */
  words: (one: StatedValue) => Run[];
  ways: ReturnType<typeof valueAnswers>;
}

export function requirementFrom(
  builder: Builder,
  values: readonly StatedValue[],
  place: Place,
  /** The manufacturers to which the requirement applies. */
  bound: readonly StatedValue[],
  words: (one: StatedValue) => Run[],
): Requirement {
  const [first] = values;
  const measure: Measure = {
    unit: first?.stated.unit ?? null,
    op: first?.stated.op === '<=' ? '<=' : '>=',
    values: bound.map(({ at, value, stated }) => ({
      manufacturer: at.side.manufacturer,
      value,
      text: statedText(stated),
    })),
  };
  const ways = valueAnswers(measure, values, (one) => shownText(one.at, words(one)));
  const key = itemKey(builder, 'measure', [place.article, ...values.map(({ at }) => rawText(at))]);
  const given = builder.answers[key] ?? null;
  const isOwn = ownValueOf(given) !== null;
  const isOut = given === 'out' && bound.length < values.length;
  const answer =
    isOwn || isOut
      ? given
      : answerOf(
          builder,
          key,
          ways.map((one) => one.answer),
        );
  return { values, measure, key, answer, words, ways };
}

interface ResolvedRequirement {
  required: number;
  text: string;
  node: Partial<SpecNode>;
  words: SidedLine;
}

/** The value that the person requires; null while that is open, and if nothing is required. */
export function resolveRequirement({
  answer,
  ways,
  words,
  values: [lead],
}: Requirement): ResolvedRequirement | null {
  const own = ownValueOf(answer);
  if (own !== null && lead) {
    const text = withValue(words(lead), lead, own);
    const attribute = { ...lead.stated, value: own };
    return { required: own, text: statedText(attribute), node: { text, attribute }, words: lead.at };
  }
  const way = ways.find((one) => one.answer.key === answer)?.value;
  if (way === undefined) return null;
  return {
    required: way.value,
    text: statedText(way.stated),
    node: { text: words(way), attribute: way.stated },
    words: way.at,
  };
}

export function ownBlank({ key, words }: Requirement, lead: StatedValue): Partial<SpecNode> | null {
  const id = `own-${key}`;
  const own = withBlank(words(lead), lead, id);
  if (own === null) return null;
  const input = {
    id,
    kind: 'number' as const,
    label: 'Value that this project requires',
    unit: own.unit,
    least: 0,
    greatest: null,
    options: [],
    initial: '',
  };
  return { text: own.text, inputs: [input], attribute: null };
}

export const valueOf = (
  { measure, values }: Requirement,
  resolved: ResolvedRequirement,
  lineId: number,
  place: Place,
): MergedValue => ({
  lineId,
  article: place.article,
  text: shownText(resolved.words, resolved.node.text),
  sign: measure.op === '>=' ? '≥' : '≤',
  chosen: resolved.text,
  standard: standardsOf(resolved.words),
  values: values.map(({ at, stated }) => ({
    manufacturer: at.side.manufacturer,
    text: statedText(stated),
  })),
  excludes: excludedBy(measure, resolved.required),
});

export function pushItem(
  builder: Builder,
  { key, values, measure, answer, ways, words }: Requirement,
  place: Place,
  lineIds: number[],
): void {
  const isForComparables = measure.values.length < values.length;
  const own = ownValueOf(answer);
  builder.items.push({
    key,
    kind: 'measure',
    article: place.article,
    sides: values.map(({ at }) => ({ manufacturers: [at.side.manufacturer], text: shownText(at) })),
    answers: [
      ...ways.map((one) => one.answer),
      ...(own === null
        ? []
        : [
            {
              key: answer ?? '',
              label: `Own value: ${withUnit(own, measure.unit)}`,
              text: values[0] ? shownText(values[0].at, withValue(words(values[0]), values[0], own)) : null,
              effect: effectOf(measure, own),
            },
          ]),
      ...(isForComparables
        ? [{ key: 'out', label: 'Require nothing of comparable products here', text: null }]
        : []),
    ],
    measure,
    answer,
    lineIds,
  });
}
