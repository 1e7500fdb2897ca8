import type { Plugin } from 'vite';

/** Emits `version.json`, by which an open page learns that a newer build is out; the dev server answers it too. */
export function versionFile(id: string): Plugin {
  const source = `${JSON.stringify({ build: id })}\n`;
  return {
    name: 'version-file',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
    configureServer(server) {
      server.middlewares.use('/version.json', (_request, response) => {
        response
          .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
          .end(source);
      });
    },
  };
}
