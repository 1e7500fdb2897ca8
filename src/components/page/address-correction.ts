import { percentDecodeLenient } from '#src/lib/percent-decoding.ts';

/** The last one: a screen corrects its address once, right after it is shown. */
let last = '';

const keyOf = (from: string, to: string): string =>
  `${percentDecodeLenient(from)} ${percentDecodeLenient(to)}`;

/**
 * Notes that the screen that is shown gives itself its proper address. Not in the location's state: whoever follows a
 * link at once skips that location, and the screen is still the same.
 */
export function noteCorrection(from: string, to: string): void {
  last = keyOf(from, to);
}

/** Whether a step from one path to another only corrects the address, rather than leaving the screen. */
export function isCorrection(from: string, to: string): boolean {
  return last === keyOf(from, to);
}
