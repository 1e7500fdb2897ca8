/* Models of one triangle, packed by the encoders of Draco and meshopt. */

export const bytesOf = (text: string): Uint8Array => {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  padded.set(bytes);
  return padded;
};
/** A triangle: 0 0 0, 1 0 0, 0 2 0. */
export const draco =
  'RFJBQ08CAgEBAAAAAwEAAQAAAQf/AREB/wAAAQAJAwAAAAAAgD8AAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAA==';
export const dracoLength = Buffer.from(draco, 'base64').length;
export const meshopt = 'ofrqqgAA/wB/fgAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAA==';
export const meshoptLength = Buffer.from(meshopt, 'base64').length;
export const corners = [0, 0, 0, 1, 0, 0, 0, 2, 0];

const frame = { asset: { version: '2.0' }, scenes: [{ nodes: [0] }], nodes: [{ mesh: 0 }] };
export const withDraco = (shape: object = { bufferView: 0, attributes: { POSITION: 0 } }) => ({
  ...frame,
  extensionsUsed: ['KHR_draco_mesh_compression'],
  extensionsRequired: ['KHR_draco_mesh_compression'],
  meshes: [
    {
      primitives: [
        {
          attributes: { POSITION: 0, JOINTS_0: 0 },
          indices: 1,
          extensions: { KHR_draco_mesh_compression: shape },
        },
      ],
    },
  ],
  accessors: [
    { componentType: 5126, count: 3, type: 'VEC3' },
    { componentType: 5123, count: 3, type: 'SCALAR' },
  ],
  bufferViews: [{ buffer: 0, byteLength: dracoLength }],
});
export const withMeshopt = (more: object = {}) => ({
  ...frame,
  extensionsUsed: ['EXT_meshopt_compression'],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
  bufferViews: [
    {
      buffer: 1,
      byteLength: 36,
      byteStride: 12,
      extensions: {
        EXT_meshopt_compression: {
          buffer: 0,
          byteLength: meshoptLength,
          byteStride: 12,
          count: 3,
          mode: 'ATTRIBUTES',
          ...more,
        },
      },
    },
  ],
});
export const triangle = new Uint8Array(new Float32Array(corners).buffer);
export const places = new Uint8Array(new Float32Array([...corners, 5, 0, 0, 0, 7, 0]).buffer);
export const instanced = (count = 2) => ({
  ...frame,
  nodes: [
    { name: 'Bolt', mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 1 } } } },
  ],
  extensionsUsed: ['EXT_mesh_gpu_instancing'],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [
    { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' },
    { bufferView: 1, componentType: 5126, count, type: 'VEC3' },
  ],
  bufferViews: [
    { buffer: 0, byteLength: 36 },
    { buffer: 0, byteOffset: 36, byteLength: 12 * count },
  ],
});
