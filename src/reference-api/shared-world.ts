import type { World } from '#src/reference-api/db.ts';
import { searchDocuments } from '#src/reference-api/search-documents.ts';
import { createSearchIndex, type SearchIndex } from '#src/reference-api/search/search-index.ts';
import { seedWorld, type WorldOptions } from '#src/reference-api/seed/world.ts';

interface Shared {
  key: string;
  world: World;
  search: () => SearchIndex;
}

let last: Shared | null = null;

/**
 * The world of these options and its search index. The last one is kept: no one changes it, so that tests and restarts
 * in one process need not build it again.
 */
export function sharedWorld({ seed, scale, today }: WorldOptions): Shared {
  const key = `${seed}/${scale}/${today}`;
  if (last?.key === key) return last;
  const world = seedWorld({ seed, scale, today });
  let index: SearchIndex | null = null;
  const search = () => (index ??= createSearchIndex(searchDocuments(world), world.today));
  last = { key, world, search };
  return last;
}
