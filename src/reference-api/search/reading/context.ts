import { goesAroundPipe } from '#src/domain/requirement-rows.ts';

/** English and Spanish. `Of` is none: a roof of metal is a metal roof. */
export const prepositions: ReadonlySet<string> = new Set(
  `for with without between in into on onto over under behind beneath beside against around at near inside outside above
  below about from through that which before after during per across along upon within para con sin en sobre entre contra`.split(
    /\s+/,
  ),
);

/** A pipe's size, in `firestop collar 4 inch pipe`, is no size of the collar. */
const others = /^(?:pipe|conduit|duct|stud|slab|joint)s?$/i;

/** Whether the words from here on only say what a thing is made for. */
const saysOfWhat = (words: readonly string[], at: number): boolean =>
  /^\d/.test(words[at] ?? '') && goesAroundPipe.test(words[at - 1] ?? '') && others.test(words.at(-1) ?? '');

/**
 * The end of the words that name the thing; those that follow only describe where it goes or what comes with it: `sealant
 * between brick and window`, `door with glass lite`.
 */
export function endOfThing(text: string): number {
  const words = [...text.matchAll(/\S+/g)];
  const typed = words.map(([word]) => word);
  const at = words.findIndex(
    ([word], place) =>
      place > 0 &&
      ((place < words.length - 1 && prepositions.has(word.toLowerCase())) || saysOfWhat(typed, place)),
  );
  return words[at]?.index ?? text.length;
}

const anotherThing = /^(?:with|without|for|from|between|near|beside|that)(?![\p{L}\p{N}])/iu;

/** Whether what follows from here is another thing, or what this one is made for, not part of its name. */
export const describesMore = (text: string, at: number): boolean => anotherThing.test(text.slice(at));
