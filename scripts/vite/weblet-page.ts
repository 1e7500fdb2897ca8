import type { Plugin } from 'vite';

/** Where the weblet's page is in a build: in the folder of what has a policy of its own, see netlify.toml. */
export const WEBLET_PAGE = '-/weblet.html';

/** A build puts pages where their sources are, so this one is moved. */
export function webletPage(): Plugin {
  return {
    name: 'weblet-page',
    applyToEnvironment: ({ name }) => name === 'weblet',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['weblet.html'];
        if (page?.type !== 'asset') this.error('The weblet has no page.');
        this.emitFile({ type: 'asset', fileName: WEBLET_PAGE, source: page.source });
        delete bundle['weblet.html'];
      },
    },
  };
}
