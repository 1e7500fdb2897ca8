import { expect, it } from 'vitest';
import { otherSections } from '#src/reference-api/content/masterformat.ts';
import { commonWords } from '#src/reference-api/content/words.ts';
import { correctWords } from '#src/reference-api/search/correct-words.ts';
import { sectionsOf } from '#src/reference-api/search/document-fields.ts';
import { generalWords } from '#src/reference-api/search/reading/other-things.ts';
import { tableWords } from '#src/reference-api/search/reading/read-query.ts';
import { termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import { readSearchWords } from '#src/reference-api/search/search-words.ts';
import { createSpelling, wordsToSpell } from '#src/reference-api/search/spelling.ts';
import { runNow } from '#src/reference-api/search/steps.ts';
import { wordsOfTrade } from '#src/reference-api/search/trade-phrases.ts';
import { createVocabulary } from '#src/reference-api/search/vocabulary.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { askAsPage } from '#tests/golden/asked/ask-as-page.ts';

const { world, search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const index = search();
const ask = (query: string) => askAsPage(index, query).answer;
const names = otherSections.flatMap(({ number, phrases }) =>
  phrases.map((phrase) => ({ phrase, number, terms: termsOfPhrase(phrase) })),
);
const nouns = [...new Set(world.content.all('product').map(({ noun }) => noun))].map((noun) => {
  // Hyphenated words are one: something vapor-permeable is not a vapor something.
  const words = noun.split(/[\s,]+/).map(termsOfPhrase);
  const main = termsOfPhrase(noun.split(/ (?:with|for|of|in|and) /)[0] ?? '');
  return { words: new Set(words.filter(({ length }) => length === 1).flat()), head: main.at(-1) ?? '' };
});

it('never says that a thing is missing whose name is in the noun of a product of that kind', () => {
  const told = names
    .filter(
      ({ terms }) =>
        terms.length > 1 &&
        !generalWords.has(terms.at(-1) ?? '') &&
        nouns.some(({ words, head }) => head === terms.at(-1) && terms.every((term) => words.has(term))),
    )
    .map(({ phrase }) => ({ phrase, answer: ask(phrase) }));
  expect(told.length).toBeGreaterThan(20);
  const wrong = told.filter(
    ({ answer }) => (answer.lacking ?? null) !== null || answer.hits.total.value === 0,
  );
  expect(wrong.map(({ phrase }) => phrase)).toEqual([]);
});

it.each([
  ['glass railing', /pipe railing/i],
  ['cable railing', /pipe railing/i],
  ['low iron glass', /glass/i],
  ['ceiling hung partition', /phenolic-core partition/i],
  ['control valve', /control valve/i],
  ['chemical feed pump', /metering pump/i],
  ['wood panel', /wood acoustic panel/i],
  ['concrete curing compound', /curing compound/i],
])('%s: a product has all its words', (query, noun) => {
  const { lacking, hits } = ask(query);
  expect(lacking).toBeNull();
  const [first] = hits.hits;
  expect(first?._source.content_type === 'product' ? first._source.noun : '').toMatch(noun);
});

it.each([
  ['penthouse louver', '089100', /louver/i],
  ['unitized curtain wall', '084413', /curtain wall/i],
  ['zinc cladding', '074213', /panel/i],
  ['vinyl window', '085300', /window/i],
  ['deer fence', '323100', /fence/i],
  ['doors that stop sound', '083473', /door/i],
])('%s: the library has none, but other kinds of it, which it shows', (query, number, noun) => {
  const { lacking, hits } = ask(query);
  expect(lacking?.section?.number).toBe(number);
  const [first] = hits.hits;
  expect(first?._source.content_type === 'product' ? first._source.noun : '').toMatch(noun);
});

it.each(['coat rack', 'exit sign', 'steel bar', 'closet system', 'vault door'])(
  '%s: what only ends in the same word, in another division, is not shown',
  (query) => {
    const { lacking, hits } = ask(query);
    const number = lacking?.section?.number.slice(0, 2) ?? '';
    expect(number).not.toBe('');
    const others = hits.hits.filter(
      ({ _source: hit }) => !sectionsOf(hit).some((section) => section.number.startsWith(number)),
    );
    expect(others).toEqual([]);
  },
);

it.each(['large lockers', 'small sink', 'wireless sensor', 'heavy weight curtain'])(
  '%s: nothing is missing that only says how big or how good it is',
  (query) => {
    expect(ask(query).lacking).toBeNull();
  },
);

const spelling = createSpelling(wordsToSpell(new Map(), [...wordsOfTrade, ...tableWords]));
/** As if every correction found something, in a library that knows no word itself. */
const correct = (word: string): string | null =>
  runNow(
    correctWords(
      readSearchWords(word),
      { count: 0, answered: 0, parts: 1, strength: 0 },
      {
        match: (texts) => texts.map(() => ({ count: 9, answered: 1, parts: 1, strength: 1 })),
        spelling,
        names: { hasName: () => false, endsName: () => false, beginsWord: () => false, isProper: () => true },
        vocabulary: createVocabulary([], [], 0),
        isSpanish: false,
      },
    ),
  );

it('corrects no word of the names, nor one of plain English, though another would find more', () => {
  const words = new Set(
    [...names.map(({ phrase }) => phrase), ...commonWords].flatMap((phrase) =>
      scanWords(phrase).flatMap(({ kind, form }) => (kind === 'word' ? [form] : [])),
    ),
  );
  expect(words.size).toBeGreaterThan(5000);
  expect([...words].filter((word) => correct(word) !== null)).toEqual([]);
  expect(correct('gratting')).toBe('grating');
});
