type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** A step of the grayscale that colors specification tables, `g0` (paper) to `g36` (ink). (spec §9) */
export type GrayKey =
  | `g${Digit}`
  | `g1${Digit}`
  | `g2${Digit}`
  | `g3${'0' | '1' | '2' | '3' | '4' | '5' | '6'}`;

/** Whether a class name in a specification's markup is a step of the grayscale. */
export function isGrayKey(text: string): text is GrayKey {
  return /^g(?:[12]?\d|3[0-6])$/.test(text);
}
