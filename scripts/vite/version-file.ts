import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const DEV = 'dev';

/**
 * Names the build: a `meta` element in the page, and `version.json` beside it, by which an open page learns that a newer
 * build is out. Twelve hex digits over the names of what was emitted, which carry hashes of their contents: a deploy that
 * changes nothing reloads no page.
 */
export function versionFile(): Plugin {
  let id = DEV;
  const source = (): string => `${JSON.stringify({ build: id })}\n`;
  return {
    name: 'version-file',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path, bundle }) => {
        if (path !== '/index.html' || !bundle) return [];
        id = idOf(bundle);
        return [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: 'version.json', source: source() });
      },
    },
    configureServer(server) {
      server.middlewares.use('/version.json', (_request, response) => {
        response
          .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
          .end(source());
      });
    },
  };
}

function idOf(bundle: Rolldown.OutputBundle): string {
  return createHash('sha256').update(Object.keys(bundle).toSorted().join('\n')).digest('hex').slice(0, 12);
}
