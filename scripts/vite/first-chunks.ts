import { basename, join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}
type NameOf = (id: string, graph: ModuleGraph) => string | null;

/** How many of the first screens need a module that has its place with what all of them need. */
const most = 3;

/**
 * The chunks of the screens where visits begin, `src/first-routes.ts`: `data` for what most of their loaders need, `ui` for
 * what most of the screens need, and one file for what the same one or two of them need. All other modules are Vite's to
 * place. A module's imports are needed wherever it is: so no two chunks need each other.
 */
export function firstChunks(root: string) {
  const routes = join(root, 'src/first-routes.ts');
  const ownCode = join(root, 'src/');
  const screens = join(root, 'src/screens/');
  let reached: Map<string, Set<string>> | null = null;

  const nameOf: NameOf = (id, graph) => {
    reached ??= modulesOfEach(graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? [], graph);
    const entries = [...reached].filter(([, modules]) => modules.has(id)).map(([entry]) => entry);
    const [ofLoaders, ofScreens] = [entries.filter(isLoader), entries.filter((entry) => !isLoader(entry))];
    if (ofLoaders.length >= most) return 'data';
    if (ofScreens.length >= most) return 'ui';
    if (entries.length === 0 || !id.startsWith(ownCode) || id.startsWith(screens)) return null;
    return `of-${entries.map((entry) => shortName(entry.slice(screens.length))).join('-')}`;
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

/** `companies/profile/company.tsx` is `company`, `companies/loaders.ts` is `companies-data`. */
function shortName(entry: string): string {
  return isLoader(entry) ? `${entry.split('/')[0]}-data` : basename(entry, '.tsx');
}

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
