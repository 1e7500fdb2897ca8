import type { World } from '#src/reference-api/world/world.ts';
import { searchDocuments } from '#src/reference-api/search/search-documents.ts';
import { createSearchIndex, type SearchIndex } from '#src/reference-api/search/search-index.ts';
import { readLibrary, type SpecificationLibrary } from '#src/reference-api/spec-library/library.ts';
import { registerOf, type StandardRegister } from '#src/reference-api/spec-library/standard-register.ts';
import { seedWorld, type WorldOptions } from '#src/reference-api/seed/world.ts';

/** The paragraphs of all specifications, and the standards they cite. */
export interface Library {
  paragraphs: SpecificationLibrary;
  standards: StandardRegister;
}

interface SharedWorld {
  key: string;
  world: World;
  search: () => SearchIndex;
  library: () => Promise<Library>;
}

let last: SharedWorld | null = null;

/**
 * The world for these options, with its search index and the texts of its specifications. The last one is cached, so that tests
 * and restarts in one process need not build it again; nothing may change it.
 */
export function sharedWorld({ seed, scale, today }: WorldOptions): SharedWorld {
  const key = `${seed}/${scale}/${today}`;
  if (last?.key === key) return last;
  const world = seedWorld({ seed, scale, today });
  let index: SearchIndex | null = null;
  const search = () => (index ??= createSearchIndex(searchDocuments(world), world.today));
  let reading: Promise<Library> | null = null;
  const library = () =>
    (reading ??= readLibrary(world).then((paragraphs) => ({
      paragraphs,
      standards: registerOf(paragraphs),
    })));
  last = { key, world, search, library };
  return last;
}
