import type { Plugin, Rolldown } from 'vite';
import { screenRoutes } from '../../src/routes.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * Emits `_headers`, in which each path of the route table names the code and style of its screen, so that the browser
 * fetches them beside the page's own script and not after it.
 */
export function preloadHeaders(): Plugin {
  return {
    name: 'preload-headers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const entry = withImports(
          chunks,
          chunks.filter(({ isEntry }) => isEntry),
        );
        const rules = screenRoutes.map(({ path, loader, screen }) => {
          const own = [loader, screen].flatMap((load) => (load ? [chunkOf(chunks, load)] : []));
          const needed = [...withImports(chunks, own)].filter((chunk) => !entry.has(chunk));
          const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
          const links = [
            ...styles.map((style) => `</${style}>; rel=preload; as=style; crossorigin`),
            ...needed.map(({ fileName }) => `</${fileName}>; rel=modulepreload`),
          ];
          return `${path}\n  Link: ${links.join(', ')}\n`;
        });
        this.emitFile({ type: 'asset', fileName: '_headers', source: rules.join('\n') });
      },
    },
  };
}

/** The chunk that a row's function imports. Throws for a row that imports in any other way than inline. */
function chunkOf(chunks: readonly Chunk[], load: () => unknown): Chunk {
  const module = /import\('#(src\/[^']+)'\)/.exec(load.toString())?.[1];
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => module && id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`No chunk for ${load.toString()}`);
  return chunk;
}

function withImports(chunks: readonly Chunk[], from: readonly Chunk[]): Set<Chunk> {
  const found = new Set(from);
  // A set visits what is added while it is being visited.
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return found;
}
