import { canonicalNumber } from '#src/domain/numbers-in-text.ts';

const marked = /(\d{1,3})\s?['′’][\s-]{0,3}(\d{1,2}[\s-]\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}|\d{1,2})\s?["″”]/gu;

/** Lengths in feet and inches, `6'-0"`, in inches alone. Openings, `3'-0" x 7'-0"`, stay as they are. */
export const feetAndInchesAsInches = (text: string): string =>
  text.replace(marked, (all: string, feet: string, inches: string, at: number) => {
    const isOpening = /[x×]\s?$/iu.test(text.slice(0, at)) || /^\s?[x×]/iu.test(text.slice(at + all.length));
    return isOpening ? all : `${Number(feet) * 12 + Number(canonicalNumber(inches))} in.`;
  });
