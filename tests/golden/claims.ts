import type { SearchHit } from '#src/contracts/search.ts';
import { readRequirements } from '#src/domain/requirements.ts';
import { titleOf } from '#src/reference-api/search/document-fields.ts';
import { foldText } from '#src/reference-api/search/fold-text.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';
import type { PageAnswer } from '#tests/golden/asked/ask-as-page.ts';

const leastPart = 5;

const idOf = (hit: SearchHit | null): string =>
  hit === null ? '' : `${hit.content_type}-${hit.content_type === 'company' ? hit.coid : hit.id}`;

/** Folded, between single spaces. */
const plain = (text: string): string =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()} `;

/** All that a record says of itself. */
const textOf = ({ hit, text }: SearchDocument): string =>
  plain(`${titleOf(hit)} ${'summary' in hit ? hit.summary : ''} ${text}`);

const texts = new WeakMap<readonly SearchDocument[], readonly string[]>();
function textsOf(documents: readonly SearchDocument[]): readonly string[] {
  const known = texts.get(documents) ?? documents.map(textOf);
  texts.set(documents, known);
  return known;
}

/** Whether a text has a word, in the singular or the plural, or as an end of a longer word: macrosynthetic is synthetic. */
const says = (text: string, word: string): boolean =>
  text.includes(` ${word} `) ||
  text.includes(` ${word}s `) ||
  (word.length >= leastPart && (text.includes(` ${word}`) || text.includes(`${word} `)));

const wordsOf = (text: string): string[] => scanWords(text).map(({ term }) => term);
/** With a number, the words say something only together. */
const partsOf = (words: string): readonly string[] =>
  /\d/.test(words) ? [plain(words).trim()] : wordsOf(words);

/**
 * What the page says of a query and the records contradict, found without the index: that nothing has words that some record
 * has, that none of the results has what one of them has, that a section lacks what one of its products is called; and a filter
 * on nothing, such as a height of 0.
 */
export function falseClaims(
  { answer, near }: PageAnswer,
  query: string,
  documents: readonly SearchDocument[],
): string[] {
  const found = readRequirements(query)
    .ranges.filter(({ from, to }) => from === 0 && to === 0)
    .map(({ name }) => `a filter: ${name} of 0`);
  const { lacking } = answer;
  if (lacking === null || lacking === undefined) return found;
  const { section, isElsewhere = false } = lacking;
  const words = wordsOf(lacking.words);
  if (words.length === 0) return found;
  if (section !== null) {
    const own = documents.find(
      ({ hit }) =>
        hit.content_type === 'product' &&
        hit.csi.some(({ number }) => number === section.number) &&
        ` ${wordsOf(hit.noun).join(' ')} `.includes(` ${words.join(' ')} `),
    );
    return own === undefined
      ? found
      : [...found, `no “${lacking.words}” in ${section.number}, but ${titleOf(own.hit)}`];
  }
  const parts = partsOf(lacking.words);
  const hits = answer.hits.hits.length > 0 ? answer.hits.hits.map(({ _source }) => _source) : near;
  const ids = new Set(hits.map(idOf));
  const has = textsOf(documents).find(
    (text, at) =>
      parts.every((part) => says(text, part)) && (!isElsewhere || ids.has(idOf(documents[at]?.hit ?? null))),
  );
  return has === undefined
    ? found
    : [
        ...found,
        `${isElsewhere ? 'none of these' : 'nothing'} has “${lacking.words}”, but ${has.slice(0, 80)}`,
      ];
}
