import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';

import { basisFiles } from './basis-transcoder.ts';

/** The Draco decoder that comes with three. Its script is none that can be imported until it has an export. */
export function dracoFiles(root: string): Readonly<Record<'draco.js' | 'draco.wasm', Uint8Array>> {
  const home = join(root, 'node_modules/three/examples/jsm/libs/draco/gltf');
  const script = readFileSync(join(home, 'draco_wasm_wrapper.js'), 'utf8');
  return {
    'draco.js': new TextEncoder().encode(`${script}\nexport default DracoDecoderModule;\n`),
    'draco.wasm': readFileSync(join(home, 'draco_decoder.wasm')),
  };
}

export function threeVersion(root: string): string {
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync(join(root, 'node_modules/three/package.json'), 'utf8')),
  );
  return version;
}

/** Serves three's decoders under `/-/three/<version>/`, where src/workers/packed-model.ts looks for them. */
export function modelDecoders(root: string): Plugin {
  const files = Object.entries({ ...dracoFiles(root), ...basisFiles(root) });
  const folder = `-/three/${threeVersion(root)}`;
  return {
    name: 'model-decoders',
    config: () => ({ define: { 'import.meta.env.VITE_THREE_DATA': JSON.stringify(`/${folder}/`) } }),
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}/`, ({ url = '' }, response, next) => {
        const file = files.find(([name]) => `/${name}` === url);
        if (file === undefined) return next();
        const type = file[0].endsWith('.js') ? 'text/javascript' : 'application/wasm';
        response.writeHead(200, { 'content-type': type });
        response.end(file[1]);
      });
    },
  };
}
