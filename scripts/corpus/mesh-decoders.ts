import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';

import type { BasisModule } from '../../src/lib/model/ktx2.ts';
import type { DracoModule, MeshDecoders } from '../../src/lib/model/mesh-decoders.ts';
import { basisFiles } from '../vite/basis-transcoder.ts';
import { dracoFiles } from '../vite/model-decoders.ts';

type Start<Module> = (options: { wasmBinary: Uint8Array }) => Promise<Module>;

/** The decoders of packed models, in Node. */
export async function nodeMeshDecoders(): Promise<MeshDecoders> {
  const home = join(import.meta.dirname, '../..');
  const [draco, basis] = [dracoFiles(home), basisFiles(home)];
  const basisModule = await started<BasisModule>(basis['basis.js'], basis['basis.wasm']);
  basisModule.initializeBasis();
  await MeshoptDecoder.ready;
  return {
    draco: await started<DracoModule>(draco['draco.js'], draco['draco.wasm']),
    basis: basisModule,
    meshopt: (target, { count, size, mode, filter }, source) =>
      MeshoptDecoder.decodeGltfBuffer(target, count, size, source, mode, filter),
  };
}

/** Both are scripts that name what they export in their last row. */
async function started<Module>(source: Uint8Array, wasmBinary: Uint8Array): Promise<Module> {
  const text = new TextDecoder().decode(source);
  const [ending = '', name = ''] = /export default (\w+);\s*$/.exec(text) ?? [];
  const start: unknown = runInThisContext(
    `(require, __dirname) => { ${text.slice(0, text.length - ending.length)}\n return ${name}; }`,
  );
  if (!isWrapper<Module>(start)) throw new TypeError('A decoder has another form.');
  return start(createRequire(import.meta.url), '')({ wasmBinary });
}

const isWrapper = <Module>(
  value: unknown,
): value is (require: NodeJS.Require, folder: string) => Start<Module> => typeof value === 'function';
