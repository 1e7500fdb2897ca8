import { smallSpanishWords } from '#src/reference-api/content/words.ts';
import { spacing } from '#src/domain/requirement-words.ts';
import type { LibraryNames } from '#src/reference-api/search/reading/other-things.ts';
import { phraseTable, termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import { isTradeWord } from '#src/reference-api/search/trade-phrases.ts';

const smallWords = phraseTable(
  smallSpanishWords.map(({ from, to }) => [from, to === '-' ? '' : to] as const),
);

/** In Spanish, what tells a thing apart comes after it, and what it has or is for follows: `ladder de aluminum con jaula`. */
function inEnglishOrder(text: string): string {
  const of = / del? (?:l[ao]s? |el )?/i.exec(text);
  if (of === null) return text;
  const after = text.slice(of.index + of[0].length);
  const more = after.search(/ (?:con|sin|para|en|contra|with|without|for|against) /i);
  const kind = more < 0 ? after : after.slice(0, more);
  return `${inEnglishOrder(kind)} ${text.slice(0, of.index)}${after.slice(kind.length)}`;
}

/** How Spanish words end that are English ones otherwise: silicona, suspendido, laminado, poliuretano. */
const cognateEndings: readonly (readonly [ending: RegExp, english: string])[] = [
  [/(?:id|ad)[oa]s?$/iu, 'ed'],
  [/ad[oa]s?$/iu, 'ate'],
  [/[cs]i[oó]n$/iu, 'tion'],
  [/iv[oa]s?$/iu, 'ive'],
  [/[oa]s?$/iu, ''],
  [/[oa]s?$/iu, 'e'],
];
const leastCognate = 6;

/** Words of a Spanish phrase that no table has, as the industry's English words that they look like. */
function withCognates(
  text: string,
  names: LibraryNames,
): { text: string; understood: readonly { from: string; to: string }[] } {
  const understood: { from: string; to: string }[] = [];
  const adjectives: string[] = [];
  const isEnglish = (term: string) => isTradeWord(term) || names.hasName([term]);
  const read = text.replace(/\p{L}+/gu, (word) => {
    const [term = ''] = termsOfPhrase(word);
    if (word.length < leastCognate || isEnglish(term)) return word;
    const english = cognateEndings
      .filter(([ending]) => ending.test(word))
      .map(([ending, english]) => word.replace(ending, english))
      .find((one) => isEnglish(termsOfPhrase(one)[0] ?? ''));
    if (english === undefined) return word;
    understood.push({ from: word, to: english });
    if (!english.endsWith('ed')) return english;
    adjectives.push(english);
    return '';
  });
  return { text: [...adjectives, read].join(' ').replaceAll(/\s+/g, ' ').trim(), understood };
}

/** In a Spanish phrase, drops the words that name nothing, and reads prepositions. */
function withoutSmallWords(text: string): string {
  const words = scanWords(text);
  let read = '';
  let at = 0;
  for (const { from, to, value } of smallWords.findIn(words.map(({ term }) => term))) {
    read += text.slice(at, words[from]?.start) + value;
    at = words[to - 1]?.end ?? at;
  }
  return (read + text.slice(at)).replaceAll(spacing, ' ').trim();
}

/** A Spanish phrase whose names are English already, in English order and words, as far as they can be told. */
export const spanishInEnglish = (text: string, names: LibraryNames): ReturnType<typeof withCognates> =>
  withCognates(withoutSmallWords(inEnglishOrder(text)), names);
