import type { Fault } from '#tests/mutation/faults-of.ts';

export const faultsByHand = (_sourceOf: (file: string) => string): Fault[] => [];
