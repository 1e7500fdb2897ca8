import type { Plugin } from 'vite';

/** The chunks that every page needs, in the order in which they are used: those of `vite.config.ts`, and the bundler's own. */
const chunks = ['rolldown-runtime', 'data', 'react', 'app'];

/**
 * The page names the chunks that its script is about to import: they are requested together with it, and on a page that the
 * build made, after its first paint (`page-file.ts`).
 */
export function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        return chunks
          .flatMap((name) => files.filter((file) => file.name === name && !file.isEntry))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
