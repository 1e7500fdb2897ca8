import * as v from 'valibot';
import { expect, it } from 'vitest';
import { catalogSearchJson } from '#src/contracts/catalogs.ts';
import { catalogPages } from '#src/domain/catalog-pages.ts';

const pagesOf = (file: string) =>
  catalogPages(v.parse(catalogSearchJson.answer, JSON.parse(file)), {
    webabrv: 'northfold',
    catalogFilename: 'catalog',
  }).map(({ pageNumber, data }) => [pageNumber, data]);

it.each([
  [
    'a page number as text',
    '[{"page":"1","text":"primer"},{"page":2,"text":"sealant"}]',
    [
      [1, 'primer'],
      [2, 'sealant'],
    ],
  ],
  [
    'an empty page without a text',
    '[{"page":1,"text":null},{"page":2,"text":"joint"}]',
    [
      [1, ''],
      [2, 'joint'],
    ],
  ],
  ['a page 0', '[{"page":0,"text":"cover"},{"page":3,"text":"joint"}]', [[3, 'joint']]],
  ['an entry that is none', '[null,"x",{"text":"lost"},{"page":4,"text":"flashing"}]', [[4, 'flashing']]],
])('%s in a catalog’s text file costs itself at most', (_what, file, pages) => {
  expect(pagesOf(file)).toEqual(pages);
});
