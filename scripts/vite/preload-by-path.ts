import type { Plugin, Rolldown } from 'vite';

/** Path pattern of the host's header rules → the lazy modules of the screen that stands there. */
type ScreenModules = Readonly<Record<string, readonly string[]>>;

/**
 * Writes `_headers` with a `Link` header per path, so that a screen's own code and style are on their way before the
 * entry has run: without it they are found one round trip later.
 */
export function preloadByPath(screens: ScreenModules): Plugin {
  return {
    name: 'preload-by-path',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const entry = chunks.find((chunk) => chunk.isEntry);
        const known = new Set(entry ? withImports(entry, byName) : []);
        const rules = Object.entries(screens).map(([path, modules]) => {
          const own = modules.map((module) => {
            const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
            return chunk ?? this.error(`${module}, to be preloaded at ${path}, is in no chunk`);
          });
          const needed = new Set(own.flatMap((chunk) => withImports(chunk, byName)));
          const links = [...needed].filter((chunk) => !known.has(chunk)).flatMap(linksTo);
          return `${path}\n  Link: ${links.join(', ')}\n`;
        });
        this.emitFile({ type: 'asset', fileName: '_headers', source: rules.join('\n') });
      },
    },
  };
}

type Chunk = Rolldown.OutputChunk;

/** A chunk and all that it imports outright. */
function withImports(chunk: Chunk, byName: ReadonlyMap<string, Chunk>, found = new Set<Chunk>()): Chunk[] {
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = byName.get(name);
    if (imported && !found.has(imported)) withImports(imported, byName, found);
  }
  return [...found];
}

function linksTo(chunk: Chunk): string[] {
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [
    `</${chunk.fileName}>; rel=modulepreload`,
    ...styles.map((style) => `</${style}>; rel=preload; as=style`),
  ];
}
