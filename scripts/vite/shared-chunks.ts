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
  rows: ['components/results/result-row.tsx'],
  'safe-html': ['components/page/safe-html.tsx'],
  sheet: ['screens/home/assembly.tsx', 'screens/home/assembly-data.ts', 'contracts/callouts.ts'],
};

/** The screens where most visits begin, each with what all of its visits load after its head. */
const firstScreens = {
  home: ['screens/home/home.tsx', 'screens/home/home-rest.tsx'],
  search: [
    'screens/search/results.tsx',
    'screens/search/after-results.tsx',
    'screens/search/facets.tsx',
    'components/selection/list-tools.tsx',
  ],
  product: ['screens/products/product.tsx', 'screens/products/product-rest.tsx'],
  company: [
    'screens/companies/profile/company.tsx',
    'screens/companies/profile/company-rest.tsx',
    'screens/companies/profile/request.tsx',
  ],
  section: ['screens/browse/section.tsx'],
};

/**
 * The chunks of the screens where visits begin, named for what they hold: `data`, the loaders (`src/first-routes.ts`) and what
 * they import; `ui`, what at least two of the screens import besides; one for each screen, and one for what follows its head;
 * `rest`, what several of those share; and those of `laterWork` and `commonParts`. All other modules are the bundler's to place. No loader needs
 * `ui` or `app`, whose style sheets it would wait for.
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
  // `app`, between the two, takes all that it imports.
  return [group((name) => name === 'data', 3), group((name) => name !== 'data', 1)];
}

function chunkOfEach(graph: ModuleGraph, source: (path: string) => string): Map<string, string> {
  const first = graph.getModuleInfo(source('first-routes.ts'))?.dynamicallyImportedIds ?? [];
  const app = reach([source('start/start.tsx')], graph);
  const ofLoaders = reach(
    first.filter((id) => id.endsWith('.ts')),
    graph,
  );
  const screens = first.filter((id) => id.endsWith('.tsx')).map((screen) => reach([screen], graph));
  const isOfScreens = (id: string, least: number): boolean =>
    screens.filter((screen) => screen.has(id)).length >= least;
  const isFree = (id: string): boolean => !app.has(id) && !ofLoaders.has(id);
  const reachOf = (files: readonly string[]): Set<string> => reach(files.map(source), graph);
  const chunks = new Map<string, string>();
  const fill = (name: string, ids: readonly string[]): void => {
    for (const id of ids) if (!chunks.has(id)) chunks.set(id, name);
  };
  fill('data', [...ofLoaders]);
  fill(
    'ui',
    screens.flatMap((screen) => [...screen].filter((id) => isFree(id) && isOfScreens(id, 2))),
  );
  // What later work shares with one screen would load that screen with it.
  for (const files of Object.values(laterWork))
    fill(
      'ui',
      [...reachOf(files)].filter((id) => isFree(id) && isOfScreens(id, 1)),
    );
  for (const [name, files] of Object.entries({ ...laterWork, ...commonParts }))
    fill(name, [...reachOf(files)].filter(isFree));
  const parts = Object.entries(firstScreens).map(([name, [head = '', ...rest]]) => ({
    name,
    head: reachOf([head]),
    rest: reachOf(rest),
  }));
  const isShared = (id: string): boolean =>
    id.startsWith(source('ui/')) || parts.filter(({ head, rest }) => head.has(id) || rest.has(id)).length > 1;
  fill(
    'rest',
    parts.flatMap(({ rest }) => [...rest].filter((id) => isFree(id) && isShared(id))),
  );
  for (const { name, head, rest } of parts) {
    fill(name, [...head].filter(isFree));
    fill(`${name}-rest`, [...rest].filter(isFree));
  }
  return chunks;
}

/** All modules that these import, directly or not. */
function reach(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const modules = new Set(entries);
  for (const id of modules) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(next);
  return modules;
}
