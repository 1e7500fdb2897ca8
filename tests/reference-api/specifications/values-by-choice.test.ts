import { describe, expect, it } from 'vitest';

import { lineText } from '#src/domain/specification/line-text.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { attributeDefinition } from '#src/reference-api/trade/attributes.ts';
import { kinds } from './every-section.ts';

/** The choices of each kind, and the numbers that its manufacturers’ tables give for each value of one. */
const followed = kinds.flatMap((kind) => {
  const { series, attributes } = kind.profile;
  return attributes.flatMap(({ key: choice, values }) => {
    const isChoice = kind.lines.some(({ inputs }) =>
      inputs.some(({ id, options }) => id === choice && options.length > 1),
    );
    if ('least' in values || !isChoice) return [];
    return attributes.flatMap(({ key }) => {
      const ofValue = values.map(
        (value) => new Set(series.filter((row) => row[choice] === value).map((row) => row[key])),
      );
      const numbers = ofValue.flatMap((one) => [...one]);
      const follows =
        numbers.every((one) => typeof one === 'number') &&
        ofValue.every(({ size }) => size === 1) &&
        new Set(numbers).size > 1;
      return follows ? [{ kind, choice, key, values }] : [];
    });
  });
});

describe('A number that follows a choice', () => {
  it('is in many sections', () => {
    expect(followed.length).toBeGreaterThan(20);
  });

  it('is stated for each value of a choice, not once for all', () => {
    const wrong = followed.filter(({ kind, key }) => {
      const label = attributeDefinition(key)?.label ?? '';
      const isStated = (text: string) =>
        text.startsWith(`${label}: `) && /^\d/.test(text.slice(label.length + 2));
      const lines = kind.lines.filter((line) => isStated(lineText(line, emptyState)));
      return lines.some(({ condition }) => condition === null || !('input' in condition));
    });
    expect(wrong.map(({ kind, choice, key }) => `${kind.name}: ${key} by ${choice}`)).toEqual([]);
  });
});
