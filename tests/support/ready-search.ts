import { lazyParts } from '#src/screens/search/lazy-parts.ts';
import { sentRequests } from '#tests/support/server.ts';

const firstSearch = 'http://localhost:3000/api/search/roof?from=0&mf=04&online=1&size=24&sort=relevance';

/** What the first search of a file would wait for, however busy the machine: the screen's code and the index. For `beforeAll`. */
export async function readySearch(): Promise<void> {
  await Promise.all([
    ...Object.values(lazyParts).map((load) => load()),
    import('#src/screens/search/loaders.ts'),
    import('#src/screens/search/results.tsx'),
    import('#src/screens/search/facets.tsx'),
    import('#src/screens/search/after-results.tsx'),
    fetch(firstSearch),
  ]);
  sentRequests.length = 0;
}
