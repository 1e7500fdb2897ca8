import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';

/** What pdf.js asks for by name, where a file needs it: character maps, standard fonts, color profiles, and decoders. */
const folders = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(?:pfb|ttf)$/,
  iccs: /\.icc$/,
  wasm: /^(?:jbig2|openjpeg|qcms_bg)(?:\.wasm|_nowasm_fallback\.js)$/,
} as const;

/** Serves the data of pdf.js under `/-/pdf/<version>/`, where src/components/viewer/pdf/open-document.ts looks for it. */
export function pdfData(root: string): Plugin {
  const home = join(root, 'node_modules/pdfjs-dist');
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')),
  );
  const names = Object.entries(folders).flatMap(([folder, wanted]) =>
    readdirSync(join(home, folder))
      .filter((name) => wanted.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return {
    name: 'pdf-data',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const name of names) {
        const source = readFileSync(join(home, name));
        this.emitFile({ type: 'asset', fileName: `-/pdf/${version}/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/-/pdf/${version}/`, ({ url = '' }, response, next) => {
        const name = names.find((one) => `/${one}` === url);
        if (name === undefined || !existsSync(join(home, name))) return next();
        const type = name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
        response.writeHead(200, { 'content-type': type });
        createReadStream(join(home, name)).pipe(response);
      });
    },
  };
}
