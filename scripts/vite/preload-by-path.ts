import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Tells V8 to compile a whole file while it is read, beside the page's own work: of what a page loads first nearly all
 * is called, and one function after the other would be compiled in the midst of drawing.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';
/** Characters. */
const worthHint = 1_000;

/** Modules that hold loaders, by their names. */
const loader = /loaders?\.ts$/;

interface Wanted {
  /** What the entry loads next, on every path: router, React and layouts. */
  app: string;
  /** Path pattern of the host's header rules → the lazy modules of the screen that stands there. */
  screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * Has the browser fetch at once what would otherwise be found one round trip after the other: the page names the app's
 * code and style, and `_headers` names in a `Link` header per path what that path needs, in the order of need.
 */
export function preloadByPath({ app, screens }: Wanted): Plugin {
  return {
    name: 'preload-by-path',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle }) {
        if (path !== '/index.html') return [];
        const chunks = chunksOf(bundle ?? {});
        const late = neededBy(chunks, [app]).filter((chunk) => !onEveryPath(chunks).has(chunk));
        return [
          // Before every script: the first paint needs them and nothing else.
          ...late
            .flatMap(stylesOf)
            .map((href) => tag('head-prepend', { rel: 'stylesheet', crossorigin: true, href })),
          ...late.map(({ fileName }) =>
            tag('head', { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` }),
          ),
        ];
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const start = onEveryPath(chunks);
        const known = new Set([...start, ...neededBy(chunks, [app])]);
        const rules = Object.entries(screens).map(([path, modules]) => {
          const own = neededBy(chunks, modules).filter((chunk) => !known.has(chunk));
          const asking = neededBy(
            chunks,
            modules.filter((module) => loader.test(module)),
          );
          // What asks for the data goes first, the page's own scripts among them: the rest comes while the API answers.
          const scripts = new Set([...start, ...asking, ...known, ...own]);
          return `${path}\n  Link: ${[...own.flatMap(styleLinks), ...[...scripts].map(scriptLink)].join(', ')}\n`;
        });
        this.emitFile({ type: 'asset', fileName: '_headers', source: rules.join('\n') });
        const first = neededBy(chunks, [...Object.values(screens).flat(), app]);
        for (const chunk of new Set([...start, ...first]))
          if (chunk.code.length > worthHint) chunk.code = compileHint + chunk.code;
      },
    },
  };
}

type Chunk = Rolldown.OutputChunk;

function chunksOf(bundle: Rolldown.OutputBundle): Chunk[] {
  return Object.values(bundle).filter((part) => part.type === 'chunk');
}

/** What the page loads by itself. */
function onEveryPath(chunks: readonly Chunk[]): Set<Chunk> {
  const entry = chunks.find((chunk) => chunk.isEntry);
  return new Set(entry ? withImports(entry, chunks) : []);
}

/** The chunks that hold the modules, and all that these import outright. */
function neededBy(chunks: readonly Chunk[], modules: readonly string[]): Chunk[] {
  const own = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`${module}, to be preloaded, is in no chunk`);
    return chunk;
  });
  return [...new Set(own.flatMap((chunk) => withImports(chunk, chunks)))];
}

function withImports(chunk: Chunk, chunks: readonly Chunk[], found = new Set<Chunk>()): Chunk[] {
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name);
    if (imported && !found.has(imported)) withImports(imported, chunks, found);
  }
  return [...found];
}

function stylesOf(chunk: Chunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])].map((style) => `/${style}`);
}

const styleLinks = (chunk: Chunk) =>
  stylesOf(chunk).map((style) => `<${style}>; rel=preload; as=style; crossorigin`);
const scriptLink = ({ fileName }: Chunk) => `</${fileName}>; rel=modulepreload`;

function tag(
  injectTo: 'head' | 'head-prepend',
  attrs: HtmlTagDescriptor['attrs'] & object,
): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo };
}
