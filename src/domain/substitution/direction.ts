import type { Attribute } from '#src/contracts/content.ts';
import { measuredNames } from '#src/domain/measured-names.ts';
import { once } from '#src/lib/once.ts';

/** What it takes to pass: at least as much, at most as much, or the same. */
export type Direction = 'higher' | 'lower' | 'equal';

const known = once(
  () => new Map(measuredNames.flatMap(({ keys, better }) => keys.map((key) => [key, better] as const))),
);

/** The attribute's own direction, or else that of its filter: a fire rating in words is better if higher. */
export const directionOf = ({ key, better }: Pick<Attribute, 'key' | 'better'>): Direction =>
  better ?? known().get(key) ?? 'equal';

/** A class or a rating in words is better or worse, not higher or lower. */
export const ruleOf = (attribute: Pick<Attribute, 'key' | 'better' | 'value'>): string => {
  const direction = directionOf(attribute);
  return direction === 'equal' || typeof attribute.value === 'number'
    ? ruleWords[direction]
    : 'Equal to specified or better';
};

export const ruleWords: Readonly<Record<Direction, string>> = {
  higher: 'At least the specified value',
  lower: 'No more than the specified value',
  equal: 'Same as specified',
};
