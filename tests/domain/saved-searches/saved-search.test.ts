import { describe, expect, it } from 'vitest';

import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import { newResultsQuery, savedState } from '#src/domain/saved-searches/saved-search.ts';
import { searchToSave } from '#src/domain/saved-searches/search-to-save.ts';
import { searchStateFrom } from '#src/domain/search-state.ts';

const saved = (part: Partial<SavedSearch> = {}): SavedSearch => ({
  seq: 1,
  content_type: 'cad',
  search_terms: 'roof',
  query: 'division=07',
  name: '',
  created_at: '2026-09-01T10:00:00Z',
  opened_at: null,
  ...part,
});

describe('what is saved of a search', () => {
  it.each([
    ['roof', 'cad', 'format=dxf&division=07&page=3', 'cad', 'division=07&format=dxf'],
    ['roof', undefined, '', 'all', ''],
    ['insulation', 'product', 'r=20..&typed=R-20+insulation&sort=newest', 'product', 'r=20..&sort=newest'],
    ['door', 'company', 'division=08', 'company', 'division=08'],
  ])('of «%s» in %s with %s', (terms, contentType, query, type, kept) => {
    const state = searchStateFrom({ terms, contentType }, new URLSearchParams(query), '04');
    if (state === null) throw new Error('The example is no search.');
    const search = searchToSave(state);
    expect(search).toEqual({ content_type: type, search_terms: terms, query: kept });
    expect(savedState(search)).toEqual({ ...state, page: 1, typed: null });
  });

  it('is no search any more where its words must not be asked for', () => {
    expect(savedState(saved({ search_terms: '../..' }))).toBeNull();
    expect(savedState(saved({ search_terms: '' }))).toBeNull();
  });
});

describe('what is new in it', () => {
  const ask = (search: SavedSearch) => {
    const state = savedState(search);
    if (state === null) throw new Error('The example is not a search.');
    return newResultsQuery(search, state);
  };

  it.each([
    ['2026-10-31T23:59:00Z', '2026-11-01'],
    ['2026-12-31', '2027-01-01'],
    [null, '2026-09-02'],
  ])('opened %s, begins on %s', (opened_at, since) => {
    expect(ask(saved({ opened_at }))).toMatchObject({ since });
  });

  it('is asked for without a single result, and not by day where there are none', () => {
    expect(ask(saved())).toMatchObject({ division: '07', from: 0, size: 0, since: '2026-09-02' });
    expect(ask(saved({ content_type: 'company' }))).not.toHaveProperty('since');
  });
});
