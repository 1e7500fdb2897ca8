import { measuredNames } from '#src/domain/measured-names.ts';
import { phraseTable } from '#src/reference-api/search/reading/trade-phrase-table.ts';
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
  // A wall with an STC is a partition.
  if (properties.includes('stc') && /^(?:interior |demising )?walls?(?: assembl(?:y|ies))?$/i.test(text))
    return { from: text, to: 'gypsum board partition' };
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

const properties = phraseTable(
  measuredNames.flatMap(({ name, words }) =>
    words.flatMap((phrase) => (/[ -]/.test(phrase) ? [[phrase, name] as const] : [])),
  ),
);

/** Properties named without a number: slip resistance, of `slip resistance tile`, is what tiles state, in whatever words. */
export const propertiesNamed = (terms: readonly string[]): { from: number; to: number; value: string }[] =>
  properties.findIn(terms);
