import type { Values } from '#src/reference-api/trade/section-profile.ts';

/** A number in a row of values; 0 if there is none. */
export const numberIn = (values: Values, key: string): number => {
  const value = values[key];
  return typeof value === 'number' ? value : 0;
};

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Rounds to a multiple of a whole step. */
export const toStep = (value: number, step: number): number => Math.round(value / step) * step;
