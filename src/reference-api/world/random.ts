import { addAll } from '#src/lib/long-lists.ts';

/** Random choices that are the same on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `least` to `greatest`, both included. */
  integer(least: number, greatest: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Different entries in random order; all of them if the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[];
}

/**
 * A random source for one record, from the seed and the record's key, so that an additional draw for one record changes
 * no other. Hash: FNV-1a; generator: mulberry32.
 */
export function createRandom(seed: number, ...key: readonly (string | number)[]): Random {
  let state = hash(`${seed}/${key.join('/')}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, greatest: number) => least + Math.floor(next() * (greatest - least + 1));
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) addAll(taken, rest.splice(whole(0, rest.length - 1), 1));
    return taken;
  };
  return {
    next,
    integer: whole,
    sample,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const [one] = list.slice(Math.floor(next() * list.length));
      if (one === undefined) throw new Error('Nothing to pick from.');
      return one;
    },
  };
}

export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
