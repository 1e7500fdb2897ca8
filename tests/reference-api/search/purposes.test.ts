import { expect, it } from 'vitest';
import { otherSections, purposes } from '#src/reference-api/content/masterformat.ts';
import { alikeWords } from '#src/reference-api/content/words.ts';
import { sectionsOf } from '#src/reference-api/search/document-fields.ts';
import { thingForPurpose } from '#src/reference-api/search/reading/purposes.ts';
import { isTableName } from '#src/reference-api/search/reading/read-query.ts';
import { termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { searchAsked } from '#src/reference-api/search/reading/questions.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { askAsPage } from '#tests/golden/asked/ask-as-page.ts';

const { world, search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const index = search();
/** Sections of one title group. */
const group = (number: string) => number.slice(0, 4);

it('names things that the search finds in their section, or names that section as empty', () => {
  const things = [...new Map(purposes.map((purpose) => [purpose.thing, purpose])).values()];
  const elsewhere = things.filter(({ number, thing }) => {
    const { lacking, hits } = askAsPage(index, thing).answer;
    const missing = lacking?.section?.number;
    const [first] = hits.hits;
    const found = first === undefined ? [] : sectionsOf(first._source).map((section) => section.number);
    const there = lacking === null ? found : missing === undefined ? [] : [missing];
    return !there.some((one) => group(one) === group(number));
  });
  expect(things.length).toBeGreaterThan(500);
  expect(elsewhere.map(({ number, thing }) => `${number} ${thing}`)).toEqual([]);
});

it.each([
  ['how to keep cars from hitting the storefront', 'crash-rated bollard'],
  ['what stops tree roots from lifting the sidewalk', 'root barrier'],
  ['restroom doors need to open without touching', 'automatic door operator'],
  ['how can a deaf person be warned of fire in a hotel room', 'notification appliance'],
  ['neighbors hear footsteps through ceiling', 'acoustic underlayment'],
  ['parking garage concrete crumbling', 'concrete repair mortar'],
  ['door slams in hallway', 'door closer'],
  ['people get lost in our building', 'directory board'],
  ['water gets in around the windows', 'flexible flashing tape'],
  ['noise comes through the ceiling tiles from the office next door', 'mineral fiber ceiling panel'],
])('reads %s as %s', (question, thing) => {
  expect(thingForPurpose(question, question.startsWith('how') || question.startsWith('what'))).toBe(thing);
});

it('reads no list of words as a question: neither what products are called nor section titles', () => {
  const nouns = new Set(world.content.all('product').map(({ noun }) => noun));
  const isName = (text: string) => nouns.has(text);
  expect([...nouns].filter((noun) => searchAsked(noun, isName) !== null)).toEqual([]);
  const titles = otherSections.map(({ title }) => title);
  const read = titles.filter(
    (title) => searchAsked(title, (text) => isTableName(termsOfPhrase(text))) !== null,
  );
  expect(read).toEqual([]);
});

it.each([
  'which wallpaper of giraffes can kids write on',
  'why do the trucks of the circus crash into elephants',
])('%s: nothing, where the line lacks the word that tells most', (text) => {
  expect(thingForPurpose(text, true)).toBeNull();
});

it('asks nothing where most words are of no purpose', () => {
  expect(thingForPurpose('how do I bake a chocolate cake', true)).toBeNull();
});

it('has each plain word in one group', () => {
  const words = alikeWords.flat();
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

it('reads a kind with what it does as that kind, and a name as itself', () => {
  const asked = (text: string) => searchAsked(text, (name) => ['window', 'sliding door'].includes(name));
  expect(asked('window to sell tickets')).toBe('ticket window');
  expect(asked('sliding door in the hallway')).toBeNull();
});

it('keeps to the kind that the verb names', () => {
  expect(searchAsked('how do I insulate under a slab', () => false)).toBe('insulation under slab');
});
