import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** What every visit needs soon after its first screen: who is signed in, and the work of a second after the start. */
const laterWork = {
  session: ['services/watch-session.ts'],
  later: ['start/deferred-work.ts', 'layouts/failure.tsx'],
};

/** What many screens load when they need it. */
const commonParts = {
  rows: ['components/results/result-row.tsx', 'components/selection/list-tools.tsx'],
  'safe-html': ['components/page/safe-html.tsx'],
  sheet: ['screens/home/assembly.tsx', 'screens/home/assembly-data.ts', 'contracts/callouts.ts'],
  forms: [
    'components/forms/submit-form.tsx',
    'components/forms/use-submit-form.ts',
    'components/forms/person-fields.tsx',
    'contracts/forms/fields.ts',
  ],
};

/** The screens where most visits begin: the loader, the head, and what all of its visits load after that. */
const firstScreens = {
  home: [
    'screens/home/loaders.ts',
    'screens/home/home.tsx',
    'screens/home/home-rest.tsx',
    'screens/home/assembly-data.ts',
  ],
  search: [
    'screens/search/loaders.ts',
    'screens/search/results.tsx',
    'screens/search/after-results.tsx',
    'screens/search/facets.tsx',
    'screens/search/narrowing.tsx',
  ],
  product: [
    'screens/products/loaders.ts',
    'screens/products/product.tsx',
    'screens/products/product-rest.tsx',
  ],
  company: [
    'screens/companies/loaders.ts',
    'screens/companies/profile/company.tsx',
    'screens/companies/profile/company-rest.tsx',
    'screens/companies/profile/request.tsx',
  ],
  section: ['screens/browse/loaders.ts', 'screens/browse/section.tsx', 'screens/browse/division.tsx'],
};
/** Their loaders need little of their own, and it is needed everywhere. */
const isDataOfAll: readonly string[] = ['home', 'product'];

/**
 * The chunks of the screens where visits begin, named for what they hold: `data`, what several of their loaders (`src/first-routes.ts`)
 * import, and what one of them needs alone, as in `section-data`; `ui`, what at least two of the screens import besides, and
 * `lists`, what only search and section do; one for each screen, and one for what follows its head; those of `laterWork` and
 * `commonParts`; and `items`, what the other first rows' screens share. All other modules are the bundler's to place. No
 * loader needs `ui` or `app`, whose style sheets it would wait for.
 */
export function sharedChunks(root: string) {
  const source = (path: string): string => join(root, 'src', path);
  let chunks: Map<string, string> | null = null;
  const group = (isMeant: (name: string) => boolean, priority: number) => ({
    name: (id: string, graph: ModuleGraph): string | null => {
      chunks ??= chunkOfEach(graph, source);
      const name = chunks.get(id);
      return name !== undefined && isMeant(name) ? name : null;
    },
    includeDependenciesRecursively: false,
    priority,
  });
  const isData = (name: string): boolean => /\bdata$/.test(name);
  // `app`, between the two, takes all that it imports.
  return [group(isData, 3), group((name) => !isData(name), 1)];
}

function chunkOfEach(graph: ModuleGraph, source: (path: string) => string): Map<string, string> {
  const reachOf = (files: readonly string[]): Set<string> => reach(files.map(source), graph);
  const screens = Object.entries(firstScreens).map(([name, [loader = '', head = '', ...rest]]) => ({
    name,
    loader: reachOf([loader]),
    head: reachOf([head]),
    all: reachOf([loader, head, ...rest]),
  }));
  const app = reachOf(['start/start.tsx']);
  const ofEveryVisit = reachOf(['start/start.tsx', ...Object.values(laterWork).flat()]);
  const usersOf = (id: string): string[] => [
    ...(ofEveryVisit.has(id) ? ['later'] : []),
    ...screens.filter(({ all }) => all.has(id)).map(({ name }) => name),
  ];
  const ofLoaders = new Set([...reachOf(['api/call.ts']), ...screens.flatMap(({ loader }) => [...loader])]);
  const chunks = new Map<string, string>();
  const fill = (ids: Iterable<string>, nameOf: (users: string[]) => string | null): void => {
    for (const id of ids) {
      const name = chunks.has(id) || (app.has(id) && !ofLoaders.has(id)) ? null : nameOf(usersOf(id));
      if (name !== null) chunks.set(id, name);
    }
  };
  fill(ofLoaders, ([first = 'call', ...others]) =>
    others.length > 0 || ['call', 'later', ...isDataOfAll].includes(first) ? 'data' : `${first}-data`,
  );
  for (const { all } of screens)
    fill(all, (users) => (users.length === 1 ? null : users.join() === 'search,section' ? 'lists' : 'ui'));
  for (const [name, files] of Object.entries({ ...laterWork, ...commonParts }))
    fill(reachOf(files), () => name);
  for (const { name, head } of screens) fill(head, () => name);
  for (const { name, all } of screens) fill(all, () => `${name}-rest`);
  const others = (graph.getModuleInfo(source('first-routes.ts'))?.dynamicallyImportedIds ?? [])
    .filter((id) => id.endsWith('.tsx'))
    .map((id) => reach([id], graph));
  for (const ids of others)
    fill(
      [...ids].filter((id) => others.filter((other) => other.has(id)).length > 1),
      () => 'items',
    );
  return chunks;
}

/** All modules that these import, directly or not. */
function reach(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const modules = new Set(entries);
  for (const id of modules) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(next);
  return modules;
}
