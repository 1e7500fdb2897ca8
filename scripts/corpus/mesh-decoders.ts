import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';

import type { DracoModule, MeshDecoders } from '../../src/lib/model/mesh-decoders.ts';
import { dracoFiles } from '../vite/model-decoders.ts';

type Start = (options: { wasmBinary: Uint8Array }) => Promise<DracoModule>;

/** The decoders of packed models, in Node. */
export async function nodeMeshDecoders(): Promise<MeshDecoders> {
  const files = dracoFiles(join(import.meta.dirname, '../..'));
  const script = new TextDecoder().decode(files['draco.js']).replace(/export default \w+;\s*$/, '');
  const start: unknown = runInThisContext(
    `(require, __dirname) => { ${script}\n return DracoDecoderModule; }`,
  );
  if (!isWrapper(start)) throw new TypeError('The Draco decoder has another form.');
  const draco = await start(createRequire(import.meta.url), '')({ wasmBinary: files['draco.wasm'] });
  await MeshoptDecoder.ready;
  return {
    draco,
    meshopt: (target, { count, size, mode, filter }, source) =>
      MeshoptDecoder.decodeGltfBuffer(target, count, size, source, mode, filter),
  };
}

const isWrapper = (value: unknown): value is (require: NodeJS.Require, folder: string) => Start =>
  typeof value === 'function';
