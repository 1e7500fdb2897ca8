import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { compoundFileOf } from '#tests/support/compound-file.ts';
import { glbOf } from '#tests/support/glb.ts';
import { bytesOf, draco, meshopt, withDraco, withMeshopt } from '#tests/support/packed-models.ts';

/* Files of one's own, which are read in the browser. */

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
] as const)
  test(`I open ${name} of mine, which is unpacked here and sent nowhere`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.goto('/viewer');
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
