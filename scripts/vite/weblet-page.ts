import type { Plugin } from 'vite';

const webletPath = /^\/company\/[^/]+\/weblet\/[^/]+\/[^/?]+\/?(?=$|\?)/;

/** The dev server gives the weblet's page at the weblet's addresses, as the host does. */
export function webletPage(): Plugin {
  return {
    name: 'weblet-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(webletPath, '/weblet.html');
        next();
      });
    },
  };
}
