import { expect, it } from 'vitest';
import * as v from 'valibot';

import { searchResult } from '#src/contracts/search.ts';
import { readRequirements } from '#src/domain/requirements.ts';
import { searchStateFrom } from '#src/domain/search-state.ts';
import { lazyPartsOf } from '#src/screens/search/lazy-parts.ts';
import { ask, referenceApi } from '#tests/contracts/ask.ts';

const handlers = await referenceApi();

it.each([
  ['roof', '', []],
  ['roof', 'certification=FM+Approved', ['rows', 'narrowing']],
  ['roofng', '', ['hints']],
  ['northfold', '', ['rows']],
  ['zzzzqq', '', ['missing']],
])('what the top of the page needs for %s?%s: %j', async (terms, query, needed) => {
  const answer = v.parse(
    searchResult,
    await (await ask(handlers, `/api/search/${terms}?size=24&${query}`)).json(),
  );
  const state = searchStateFrom({ terms }, new URLSearchParams(query), '04');
  if (state === null) throw new Error('That is no search.');
  expect(lazyPartsOf({ state, answer, required: null })).toEqual(needed);
});

it('words that were read as a requirement are told', async () => {
  const answer = v.parse(searchResult, await (await ask(handlers, '/api/search/roof?size=24')).json());
  const state = searchStateFrom({ terms: 'roof' }, new URLSearchParams(), '04');
  if (state === null) throw new Error('That is no search.');
  expect(lazyPartsOf({ state, answer, required: readRequirements('roof r-30') })).toEqual(['hints']);
});
