import type { Run } from '#src/contracts/spec-sections.ts';
import { joinNames } from '#src/domain/merged-section/clause.ts';
import type { Answer, Measure } from '#src/domain/merged-section/merge-types.ts';
import type { StatedValue } from '#src/domain/merged-section/performance.ts';
import { numberOf } from '#src/domain/merged-section/tokens.ts';
import { measureText, shownMeasure } from '#src/domain/units.ts';
import { decimalText } from '#src/lib/numbers.ts';

const ownForm = /^own-(\d{1,9}(?:\.\d{1,6})?)$/;

/** The answer that requires a value of the person's own. */
export const ownAnswer = (value: number): string => `own-${value}`;

/** The value in such an answer; null for any other. */
export function ownValueOf(answer: string | null): number | null {
  const number = ownForm.exec(answer ?? '')?.[1];
  const value = Number(number ?? 0);
  return value > 0 ? value : null;
}

/** Manufacturers whose values don't meet the requirement, with their values: `Stormglass (120 psf)`. */
export const excludedBy = ({ op, values }: Measure, required: number): string[] =>
  values
    .filter(({ value }) => (op === '>=' ? value < required : value > required))
    .map(({ manufacturer, text }) => `${manufacturer} (${text})`);

/** `Excludes Stormglass (120 psf).` */
export function effectOf(measure: Measure, required: number): string {
  const out = excludedBy(measure, required);
  return out.length === 0 ? 'Excludes none of them.' : `Excludes ${joinNames(out, 'and')}.`;
}

/** One answer for each value, the strictest first. */
export function valueAnswers(
  measure: Measure,
  values: readonly StatedValue[],
  textOf: (one: StatedValue) => string,
): { answer: Answer; value: StatedValue }[] {
  const sorted = values.toSorted((one, other) =>
    measure.op === '>=' ? other.value - one.value : one.value - other.value,
  );
  const distinct = sorted.filter(({ value }, index) => sorted[index - 1]?.value !== value);
  return distinct.map((value, index) => {
    const word = index === 0 ? 'Stricter' : index === distinct.length - 1 ? 'Looser' : 'Between';
    return {
      value,
      answer: {
        key: `use-${value.at.side.slot}`,
        label: `${distinct.length > 2 ? thirdWords[word] : word}: ${measureText({ value: value.value, unit: measure.unit })}`,
        text: textOf(value),
        effect: effectOf(measure, value.value),
      },
    };
  });
}

const thirdWords = { Stricter: 'Strictest', Looser: 'Loosest', Between: 'Between' } as const;

const number = /\d+(?:,\d{3})*(?:\.\d+)?/g;

export function withValue(runs: readonly Run[], { stated }: StatedValue, value: number): Run[] {
  const replaced = (text: string): string =>
    text.replaceAll(number, (found) => (numberOf(found) === stated.value ? decimalText(value, 6) : found));
  return runs.map((run): Run => {
    if (typeof run === 'string') return replaced(run);
    if (!('ip' in run)) return run;
    const ip = replaced(run.ip);
    return ip === run.ip ? run : { ip, si: measureText(shownMeasure(value, stated.unit, 'si')) };
  });
}

/** The runs with their value replaced by a blank, and the blank's unit; null if the value is not a separate number. */
export function withBlank(
  runs: readonly Run[],
  { stated }: StatedValue,
  id: string,
): { text: Run[]; unit: string | null } | null {
  for (const [index, run] of runs.entries()) {
    const words = typeof run === 'string' ? run : 'ip' in run ? run.ip : null;
    if (words === null) continue;
    const found = [...words.matchAll(number)].find(([text]) => numberOf(text) === stated.value);
    if (found === undefined) continue;
    const [before, after] = [words.slice(0, found.index), words.slice(found.index + found[0].length)];
    // Only a measure that reads the same in both systems but for number and unit can become a blank.
    if (typeof run !== 'string' && before !== '') return null;
    const end = typeof run === 'string' && after !== '' ? [after] : [];
    return {
      text: [
        ...runs.slice(0, index),
        ...(before === '' ? [] : [before]),
        { input: id },
        ...end,
        ...runs.slice(index + 1),
      ],
      unit: typeof run === 'string' || after.trim() === '' ? null : after.trim(),
    };
  }
  return null;
}
