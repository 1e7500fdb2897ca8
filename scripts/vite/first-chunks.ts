import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}
type NameOf = (id: string, graph: ModuleGraph) => string | null;

/** What so many of the first screens need has its place with what all of them need. */
const most = 4;

/**
 * The chunks of the screens where visits begin, `src/first-routes.ts`. `data` is for what most of their loaders need, or one
 * of them together with the app or with most screens; `ui` for what else most screens need; then there is a file for each
 * set of loaders and screens that need the same. All other modules are the bundler's to place. Since the imports of a module
 * are needed wherever it is, no two of these files need each other, and no loader's file needs `ui` or React's, `app`.
 */
export function firstChunks(root: string) {
  const routes = join(root, 'src/first-routes.ts');
  const app = join(root, 'src/start/start.tsx');
  const ownCode = join(root, 'src/');
  const screens = join(root, 'src/screens/');
  const viewers = join(root, 'src/screens/viewers/');
  let reached: Map<string, Set<string>> | null = null;

  /** Some rows are first for the sake of their addresses alone. */
  const beginnings = (graph: ModuleGraph): string[] =>
    (graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? []).filter((id) => !id.startsWith(viewers));
  const nameOf: NameOf = (id, graph) => {
    reached ??= modulesOfEach([app, ...beginnings(graph)], graph);
    const all = [...reached.keys()];
    const users = all.filter((entry) => reached?.get(entry)?.has(id));
    const entries = users.filter((entry) => entry !== app);
    const loaders = entries.filter(isLoader).length;
    const isOfMostScreens = entries.length - loaders >= most;
    if (loaders >= most || (loaders > 0 && (isOfMostScreens || users.includes(app)))) return 'data';
    if (isOfMostScreens) return 'ui';
    if (entries.length === 0 || !id.startsWith(ownCode) || id.startsWith(screens)) return null;
    // Short, since files name one another.
    return `of-${entries.map((entry) => all.indexOf(entry).toString(36)).join('')}`;
  };
  const group = (
    isMeant: (name: string) => boolean,
    options: { priority: number; minShareCount?: number },
  ) => ({
    name: (id: string, graph: ModuleGraph) => {
      const name = nameOf(id, graph);
      return name !== null && isMeant(name) ? name : null;
    },
    includeDependenciesRecursively: false,
    ...options,
  });
  return [
    group((name) => name === 'data', { priority: 3 }),
    group((name) => name === 'ui', { priority: 1 }),
    group((name) => name.startsWith('of-'), { priority: 0, minShareCount: 2 }),
  ];
}

const isLoader = (entry: string): boolean => entry.endsWith('.ts');

/** All modules that each entry imports, directly or not. */
function modulesOfEach(entries: readonly string[], graph: ModuleGraph): Map<string, Set<string>> {
  return new Map(
    entries.map((entry) => {
      const modules = new Set([entry]);
      for (const id of modules)
        for (const next of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(next);
      return [entry, modules];
    }),
  );
}
