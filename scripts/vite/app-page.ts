import type { Plugin } from 'vite';

/**
 * The page that the host sends for every address without a file of its own. Another file than `index.html`, which is the home
 * page and may be made with what it shows.
 */
export const APP_PAGE = 'app.html';

/** Writes the empty page under that name, too. */
export function appPage(): Plugin {
  return {
    name: 'app-page',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('The site has no page.');
        this.emitFile({ type: 'asset', fileName: APP_PAGE, source: page.source });
      },
    },
  };
}
