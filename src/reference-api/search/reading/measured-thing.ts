import { scanWords } from '#src/reference-api/search/scan-words.ts';
import { phrasesEndingWith } from '#src/reference-api/search/trade-phrases.ts';
import type { ThingsAskedFor } from '#src/reference-api/search/things-asked-for.ts';

/**
 * A loose name as the narrower one that has such a property: a panel of 200 A is an electrical panel, though most panels are
 * none. Null if what the words name has it, or nothing that is called so does.
 */
export function measuredThing(
  text: string,
  properties: readonly string[],
  things: ThingsAskedFor,
  hasProperty: (thing: number, property: string) => boolean,
): { from: string; to: string } | null {
  const words = scanWords(text);
  const thing = things(words);
  const word = thing === null || thing.to - thing.from > 1 ? undefined : words[thing.from];
  if (word === undefined) return null;
  const have = (of: readonly number[], property: string) => of.some((one) => hasProperty(one, property));
  const property = properties.find((one) => !have(thing?.of ?? [], one));
  if (property === undefined) return null;
  const narrower = phrasesEndingWith(word.term).find((phrase) =>
    have(things(scanWords(phrase))?.of ?? [], property),
  );
  return narrower === undefined
    ? null
    : { from: text, to: text.slice(0, word.start) + narrower + text.slice(word.end) };
}
