import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import { atWork, addForAda } from '#src/reference-api/seed/account/ada-records.ts';
import type { Seeding } from '#src/reference-api/seed/seeding.ts';

interface Saved extends Pick<SavedSearch, 'content_type' | 'search_terms' | 'query'> {
  name?: string;
  savedDaysAgo: number;
  /** Null if it was never opened. */
  openedDaysAgo: number | null;
}

const saved: readonly Saved[] = [
  {
    content_type: 'product',
    search_terms: 'roof membrane',
    query: 'division=07&declaration=EPD',
    name: 'Low-slope roofs with a declaration',
    savedDaysAgo: 140,
    openedDaysAgo: 90,
  },
  {
    content_type: 'cad',
    search_terms: 'parapet',
    query: 'division=07&format=dxf',
    savedDaysAgo: 75,
    openedDaysAgo: 30,
  },
  {
    content_type: 'epd',
    search_terms: '*',
    query: 'validity=valid&sort=newest',
    savedDaysAgo: 52,
    openedDaysAgo: 10,
  },
  { content_type: 'all', search_terms: 'curtain wall', query: '', savedDaysAgo: 20, openedDaysAgo: null },
  {
    content_type: 'company',
    search_terms: 'plumbing fixtures',
    query: 'division=22',
    savedDaysAgo: 6,
    openedDaysAgo: 0,
  },
];

export function seedSearches({ world, ago }: Seeding): void {
  for (const { savedDaysAgo, openedDaysAgo, name = '', ...search } of saved)
    addForAda(world.saved.searches, ago(savedDaysAgo), (seq) => ({
      seq,
      ...search,
      created_at: atWork(ago(savedDaysAgo)),
      name,
      opened_at: openedDaysAgo === null ? null : `${ago(openedDaysAgo)}T08:05:00.000Z`,
    }));
}
