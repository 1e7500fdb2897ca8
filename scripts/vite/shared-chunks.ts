import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const laterWork = [
  ['session', 'services/watch-session.ts'],
  ['later', 'start/deferred-work.ts'],
] as const;

/**
 * The chunks that screens share, named for what they hold: `data`, the loaders of the screens where visits begin
 * (`src/first-routes.ts`) and what they import; `ui`, what at least two of those screens import besides; `session`, what
 * finds out who is signed in; `later`, the work that every visit needs a second after its start. All other modules are the
 * bundler's to place. No loader needs `ui` or React's chunk, `app`, whose style sheets it would wait for.
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
  const chunks = new Map<string, string>();
  const fill = (name: string, ids: readonly string[]): void => {
    for (const id of ids) if (!chunks.has(id)) chunks.set(id, name);
  };
  fill('data', [...ofLoaders]);
  fill(
    'ui',
    screens.flatMap((screen) => [...screen].filter((id) => isFree(id) && isOfScreens(id, 2))),
  );
  for (const [name, entry] of laterWork)
    fill(
      name,
      [...reach([source(entry)], graph)].filter((id) => isFree(id) && !isOfScreens(id, 1)),
    );
  return chunks;
}

/** All modules that these import, directly or not. */
function reach(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const modules = new Set(entries);
  for (const id of modules) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(next);
  return modules;
}
