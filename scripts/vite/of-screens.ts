interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * For the names of chunks: `of('parts')` gives that name to every module that one of the entries (paths in `root`)
 * imports outright or through others, and none to the rest, which other screens have to themselves.
 */
export function ofScreens(root: string, entries: readonly string[]) {
  let within: Set<string> | null = null;
  return (name: string) =>
    (id: string, graph: Graph): string | null => {
      within ??= reachable(
        graph,
        entries.map((entry) => `${root}/${entry}`),
      );
      return within.has(id) ? name : null;
    };
}

function reachable(graph: Graph, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = graph.getModuleInfo(id);
    if (!info && entries.includes(id)) throw new Error(`${id}, to be split off, is no module`);
    open.push(...(info?.importedIds ?? []));
  }
  return found;
}
