import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { compoundFileOf } from '#tests/support/compound-file.ts';
import { glbOf } from '#tests/support/glb.ts';
import { ktx2Of } from '#tests/support/ktx2.ts';
import { bytesOf, draco, meshopt, triangle, withDraco, withMeshopt } from '#tests/support/packed-models.ts';

/* Files of one's own, which are read in the browser. */

const picture = ktx2Of([8, 8], [200, 30, 20, 255]);
const ktx2Bytes = Buffer.concat([triangle, new Uint8Array(new Float32Array(6)), picture]);
const withKtx2 = () => ({
  asset: { version: '2.0' },
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  extensionsUsed: ['KHR_texture_basisu'],
  extensionsRequired: ['KHR_texture_basisu'],
  meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, material: 0 }] }],
  accessors: [
    { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' },
    { bufferView: 1, componentType: 5126, count: 3, type: 'VEC2' },
  ],
  bufferViews: [
    { buffer: 0, byteLength: 36 },
    { buffer: 0, byteOffset: 36, byteLength: 24 },
    { buffer: 0, byteOffset: 60, byteLength: picture.length },
  ],
  materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
  textures: [{ extensions: { KHR_texture_basisu: { source: 0 } } }],
  images: [{ mimeType: 'image/ktx2', bufferView: 2 }],
});
const buffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes);
const bounds = { min: [0, 0, 0], max: [1, 2, 0] };
const packed = (file: { accessors: readonly object[] }, bytes: Uint8Array) => ({
  ...file,
  accessors: file.accessors.map((accessor, at) => (at === 0 ? { ...accessor, ...bounds } : accessor)),
  buffers: [
    { byteLength: bytes.length },
    { byteLength: 36, extensions: { EXT_meshopt_compression: { fallback: true } } },
  ],
});

for (const [name, file, bytes] of [
  ['draco.glb', withDraco(), bytesOf(draco)],
  ['meshopt.glb', withMeshopt(), bytesOf(meshopt)],
  ['ktx2.glb', withKtx2(), ktx2Bytes],
] as const)
  test(`I open ${name} of mine, which is unpacked here and sent nowhere`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.goto('/viewer');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAxeClean(page);
    await page.getByLabel(/^A file: choose it/).setInputFiles({
      name,
      mimeType: 'model/gltf-binary',
      buffer: buffer(glbOf(packed(file, bytes), bytes)),
    });
    await expect(page.getByRole('application', { name: /^3D model of/ })).toBeVisible();
    await expect(page.getByText('can’t be shown here')).toHaveCount(0);
    expect(sent).toEqual([]);
  });

test('I see what a Revit family says about itself', async ({ page }) => {
  const info = Uint8Array.from(Buffer.from('Format: 2023 Last Save Path: C:\\door.rfa', 'utf16le'));
  await page.goto('/viewer');
  await page.getByLabel(/^A file: choose it/).setInputFiles({
    name: 'door.rfa',
    mimeType: 'application/octet-stream',
    buffer: buffer(compoundFileOf({ BasicFileInfo: info })),
  });
  await expect(page.getByText('Revit 2023')).toBeVisible();
  await expectAxeClean(page);
});
