/** The most characters of a caption: two short lines. */
const LONGEST = 84;

/** Splits spoken text into captions by sentence, and long sentences at a comma near their middle. */
export const splitIntoCaptions = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?][”’"]?) (?=[\p{Lu}“‘"\d])/u)
    .flatMap(parted);

function parted(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const marks = [...sentence.matchAll(/[,;:]\s|\s[–—]\s/g)].map(({ index }) => index + 1);
  const commas = marks.filter((at) => at > 20 && at < sentence.length - 20);
  // Without a comma, at a space: still better than a caption of four lines.
  const spaces = [...sentence.matchAll(/\s/g)].map(({ index }) => index);
  const middle = sentence.length / 2;
  const [at] = (commas.length > 0 ? commas : spaces).toSorted(
    (one, other) => Math.abs(one - middle) - Math.abs(other - middle),
  );
  if (at === undefined) return [sentence];
  return [...parted(sentence.slice(0, at).trim()), ...parted(sentence.slice(at).trim())];
}

/** One caption before its time is known. */
export interface SpokenCue {
  /** Null for a voice that has no name. */
  speaker: string | null;
  text: string;
  /** The title of a chapter that starts here. */
  chapter: string | null;
}
