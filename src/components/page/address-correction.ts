import { percentDecodeLenient } from '#src/lib/percent-decoding.ts';

/** Only the last correction matters: a screen corrects its URL once, right after it is shown. */
let last = '';

const keyOf = (from: string, to: string): string =>
  `${percentDecodeLenient(from)} ${percentDecodeLenient(to)}`;

/**
 * Records that the current screen replaces its URL with the canonical one. Not stored in the location's
 * state, because a visitor who follows a link at once skips that location.
 */
export function noteCorrection(from: string, to: string): void {
  last = keyOf(from, to);
}

/** Whether a navigation from one path to the other only corrects the URL, without leaving the screen. */
export const isCorrection = (from: string, to: string): boolean => last === keyOf(from, to);
