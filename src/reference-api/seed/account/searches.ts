import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import { officeHoursOn, addForAda } from '#src/reference-api/seed/account/ada-records.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';

interface SearchSeed extends Pick<SavedSearch, 'content_type' | 'search_terms' | 'query'> {
  name?: string;
  savedDaysAgo: number;
  /** Null if it was never opened. */
  openedDaysAgo: number | null;
}

const searchSeeds: readonly SearchSeed[] = [
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

export function seedSearches({ world, ago }: SeedContext): void {
  for (const { savedDaysAgo, openedDaysAgo, name = '', ...search } of searchSeeds)
    addForAda(world.saved.searches, ago(savedDaysAgo), (seq) => ({
      seq,
      ...search,
      created_at: officeHoursOn(ago(savedDaysAgo)),
      name,
      opened_at: openedDaysAgo === null ? null : `${ago(openedDaysAgo)}T08:05:00.000Z`,
    }));
}
