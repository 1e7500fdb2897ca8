import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';

import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { pdfOfObjects, stream } from '#tests/browser/support/pdf.ts';
import { tabTo } from '#tests/browser/support/tab-to.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { dxfOf, groupsOf, lineOf } from '#tests/domain/drawing/dxf-samples.ts';
import { glbOf } from '#tests/support/glb.ts';

/* Each viewer by keyboard alone: everything is reached, the focus is seen, and it is never lost. */

const roofing = '/company/northfold-roofing-systems-31250';
const surface = (page: Page) => page.getByRole('application');
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Chooses a file in a dialog of the system, as Enter on its field opens it. */
async function choose(page: Page, field: string | RegExp, name: string, body: Uint8Array | string) {
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, field);
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: '', buffer: Buffer.from(body) });
}

async function openOwn(page: Page, name: string, body: Uint8Array | string): Promise<void> {
  // From here on, dialogs of the system are told of instead of shown.
  page.on('filechooser', () => undefined);
  await page.goto('/viewer');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await choose(page, /^A file: choose it/, name, body);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Something in the viewer has the focus, so that its keys work and the next Tab goes on from there. */
const expectFocusKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main, [data-stage]') !== null))
    .toBe(true);

const layout = (name: string, order: number) =>
  groupsOf(
    `0 LAYOUT | 5 5${order} | 100 AcDbPlotSettings | 44 210 | 45 297 | 72 1 | 100 AcDbLayout | 1 ${name} | 70 1 | 71 ${order} | 330 B${order}`,
  );
const sheets = dxfOf([lineOf(0, 0, 90, 60, 'WALL'), lineOf(0, 60, 90, 0, 'DOOR')], {
  header: groupsOf('9 $INSUNITS | 70 0 | 9 $TILEMODE | 70 1'),
  layers: [
    groupsOf(
      '0 TABLE | 2 BLOCK_RECORD | 0 BLOCK_RECORD | 5 B0 | 2 *Model_Space | 0 BLOCK_RECORD | 5 B1 | 2 *Paper_Space',
    ),
  ],
  blocks: [
    groupsOf('0 BLOCK | 2 *Model_Space | 0 ENDBLK'),
    [...groupsOf('0 BLOCK | 2 *Paper_Space'), ...lineOf(0, 0, 210, 297, 'EDGE'), ...groupsOf('0 ENDBLK')],
  ],
  objects: [layout('Model', 0), layout('Sheet A', 1)],
}).replace('9\n$INSUNITS\n70\n1\n', '');

test('a drawing of mine: layouts, units, layers, words, and another drawing', async ({ page }) => {
  await openOwn(page, 'plan.dxf', sheets);
  await surface(page).waitFor();
  await expectFocusKept(page);

  await tabTo(page, 'Layout');
  await press(page, 'ArrowDown');
  await expect(page.getByRole('combobox', { name: 'Layout' })).toHaveValue('Sheet A');
  await expect(page.getByRole('combobox', { name: 'Layout' })).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(page.getByRole('combobox', { name: 'Layout' })).toHaveValue('Model');
  await tabTo(page, /^The file states no units/);
  await press(page, 'ArrowDown');
  await expect(page.getByRole('combobox', { name: /^The file states no units/ })).toHaveValue('12');

  for (
    let step = 0;
    step < 3 && !(await surface(page).evaluate((one) => one === document.activeElement));
    step += 1
  )
    await press(page, 'Shift+Tab');
  await expect(surface(page)).toBeFocused();
  await press(page, 'l');
  const wall = page.getByRole('checkbox', { name: /^WALL/ });
  await expect(wall).toBeFocused();
  await press(page, 'Space');
  await expect(wall).not.toBeChecked();
  await press(page, 'Escape');
  await expect(surface(page)).toBeFocused();

  // Text alone takes the focus, so that keys scroll it.
  await press(page, 'i');
  const about = page.getByRole('region', { name: 'As text' });
  await expect.poll(() => about.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await expectAxeClean(page);
  await press(page, 'Escape');
  await expect(surface(page)).toBeFocused();

  await press(page, 'c');
  await expect(page.getByLabel('Another DXF drawing')).toBeFocused();
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Enter');
  const chooser = await choosing;
  await chooser.setFiles({
    name: 'old.dxf',
    mimeType: '',
    buffer: Buffer.from(dxfOf([lineOf(0, 0, 90, 60, 'WALL')])),
  });
  await expect(page.getByText('Only in this drawing: 1')).toBeVisible();
  await press(page, 'Escape');
  await expect(surface(page)).toBeFocused();

  await page.locator('body').press('Shift+Tab');
  await tabTo(page, 'Skip to content', 60);
  await tabTo(page, 'Close');
  await press(page, 'Enter');
  await expectFocusKept(page);
  await tabTo(page, /^A file: choose it/, 3);
});

const twoPages = [
  '<< /Type /Catalog /Pages 2 0 R /Outlines 9 0 R /OCProperties << /OCGs [7 0 R] /D << /Order [7 0 R] /ON [7 0 R] >> >> /Names << /EmbeddedFiles << /Names [(sizes.csv) 11 0 R] >> >> >>',
  '<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> /Properties << /Dims 7 0 R >> >> /Annots [ << /Type /Annot /Subtype /Link /Rect [20 55 280 80] /Border [0 0 0] /Dest [4 0 R /Fit] >> ] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 8 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
  stream(
    'BT /F1 24 Tf 20 100 Td (FIRE RATED DOOR) Tj 0 -40 Td (SEE SHEET 2) Tj ET /OC /Dims BDC 20 150 200 30 re f EMC',
  ),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  '<< /Type /OCG /Name (Dimensions) >>',
  stream('BT /F1 24 Tf 20 100 Td (SECOND DOOR) Tj ET'),
  '<< /Type /Outlines /First 10 0 R /Last 10 0 R /Count 1 >>',
  '<< /Title (Second sheet) /Parent 9 0 R /Dest [4 0 R /Fit] >>',
  '<< /Type /Filespec /F (sizes.csv) /UF (sizes.csv) /EF << /F 12 0 R >> >>',
  stream('width,36', '/Type /EmbeddedFile'),
];

test('a document of mine: search, links, contents, layers, attachments, and another document', async ({
  page,
}) => {
  await openOwn(page, 'doors.pdf', pdfOfObjects(twoPages));
  const sheet = page.getByRole('figure', { name: /^Page 1/ });
  await expect(sheet.getByText('FIRE RATED DOOR')).toBeAttached();
  await expectFocusKept(page);

  await tabTo(page, 'SEE SHEET 2 (page 2)');
  await press(page, 'Enter');
  const field = page.getByRole('textbox', { name: 'Page' });
  await expect(field).toHaveValue('2');
  await expectFocusKept(page);
  await press(page, 'Home');
  await expect(field).toHaveValue('1');

  const parts = page.getByRole('region', { name: 'Pages, contents, and matches' });
  await tabTo(page, 'Skip to content');
  await tabTo(page, 'Pages');
  await press(page, 'Enter');
  await expect(parts.getByRole('button', { name: 'Page 1' })).toBeFocused();
  for (let step = 0; step < 2; step += 1) await press(page, 'Shift+Tab');
  await expect(parts.getByRole('button', { name: 'Attachments' })).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, 'Save sizes.csv', 4);
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'Enter')]);
  expect(saved.suggestedFilename()).toBe('sizes.csv');
  await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Enter');
  await tabTo(page, 'Dimensions', 5);
  await press(page, 'Space');
  await expect(parts.getByRole('checkbox', { name: 'Dimensions' })).not.toBeChecked();
  await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Enter');
  await tabTo(page, /^Second sheet/, 6);
  await press(page, 'Enter');
  await expect(field).toHaveValue('2');
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Pages', exact: true })).toBeFocused();

  await tabTo(page, 'Search inside');
  await page.keyboard.type('door');
  await expect(page.getByText('2 matches on 2 pages')).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: 'Search inside' })).toBeFocused();
  await tabTo(page, /DOOR/, 20);
  await press(page, 'Enter', 'Escape');
  await expectFocusKept(page);

  await tabTo(page, 'Skip to content');
  await tabTo(page, 'Compare');
  await press(page, 'Enter');
  await choose(page, 'Another PDF', 'old.pdf', pdfOfObjects(twoPages));
  // The layer that is off here is on there.
  await expect(page.getByText('One place differs.')).toBeVisible();
  await tabTo(page, 'One on the other, with what differs in color', 2);
  await press(page, 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Side by side' })).toBeFocused();
  await tabTo(page, /^Its page/, 2);
  await press(page, 'ArrowDown');
  await tabTo(page, /and another document, scrolls sideways/, 2);
});

test('a document of mine with a password', async ({ page }) => {
  const made = await PDFDocument.create();
  made.addPage([300, 200]).drawText('CONFIDENTIAL', { x: 20, y: 100 });
  made.encrypt({ userPassword: 'roof deck', ownerPassword: 'another' });
  await openOwn(page, 'locked.pdf', await made.save({ useObjectStreams: false }));
  const password = page.getByRole('textbox', { name: /^Password of the file/ });
  await password.waitFor();
  await tabTo(page, /^Password of the file/);
  await page.keyboard.type('wrong');
  await press(page, 'Enter');
  await expect(page.getByText('This password doesn’t open the file.')).toBeVisible();
  await expectFocusKept(page);
  if (!(await password.evaluate((one) => one === document.activeElement)))
    await tabTo(page, /^Password of the file/);
  await press(page, 'Control+a');
  await page.keyboard.type('roof deck');
  await press(page, 'Enter');
  await expect(page.getByRole('figure', { name: /^Page 1/ }).getByText('CONFIDENTIAL')).toBeAttached();
  await expectFocusKept(page);
});

test('an archive of mine, a model in it, and a file that can’t be drawn', async ({ page }) => {
  const model = glbOf(
    {
      asset: { version: '2.0' },
      scenes: [{ nodes: [0, 1] }],
      nodes: [
        { mesh: 0, name: 'Leaf' },
        { mesh: 0, name: 'Frame', translation: [2, 0, 0] },
      ],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 2, 0] },
      ],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      buffers: [{ byteLength: 36 }],
    },
    new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 2, 0]).buffer),
  );
  await openOwn(page, 'doors.zip', zipSync({ 'a/door.glb': model, 'a/door.dwg': strToU8('AC1032') }));
  await expectFocusKept(page);
  await tabTo(page, 'Open a/door.glb', 20);
  await press(page, 'Enter');
  await surface(page).waitFor();
  await expectFocusKept(page);
  const leaf = page.getByRole('checkbox', { name: 'Show Leaf' });
  await tabTo(page, 'Show Leaf');
  await press(page, 'Space');
  await expect(leaf).not.toBeChecked();
  await tabTo(page, 'Show all parts', 6);
  await press(page, 'Enter');
  await expect(leaf).toBeChecked();
  await expect(page.getByRole('region', { name: 'About the model' })).toBeFocused();
  await press(page, 'Escape');
  await expect(surface(page)).toBeFocused();

  await openOwn(page, 'door.dwg', 'AC1032');
  await expect(page.getByText('Browsers can’t read DWG.')).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, 'Skip to content');
  await tabTo(page, 'Close', 6);
});

test('an IFC model of mine', async ({ page }) => {
  await openOwn(
    page,
    'site.ifc',
    [
      'ISO-10303-21;',
      "HEADER;FILE_DESCRIPTION((''),'2;1');FILE_NAME('','',(''),(''),'','','');FILE_SCHEMA(('IFC4'));ENDSEC;",
      "DATA;#1=IFCPROJECT('0',$,'Depot',$,$,$,$,$,$);#2=IFCSITE('1',$,'Yard',$,$,$,$,$,$,$,$,$,$,$);",
      "#3=IFCRELAGGREGATES('2',$,$,$,#1,(#2));ENDSEC;END-ISO-10303-21;",
    ].join('\n'),
  );
  await expect(page.getByRole('button', { name: /Yard/ })).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, /Depot/);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Depot' })).toBeVisible();
});

test('an item’s own drawer takes the focus and gives it back, also one that was open from the beginning', async ({
  page,
}) => {
  await page.goto(`${roofing}/cad/1/viewer`);
  await surface(page).waitFor();
  await tabTo(page, 'Properties');
  await press(page, 'Enter');
  const drawer = page.getByRole('region', { name: 'Properties' });
  await expect(drawer).toBeVisible();
  await expect.poll(() => drawer.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Properties', exact: true })).toBeFocused();

  await page.goto(`${roofing}/bim/1/viewer`);
  await surface(page).waitFor();
  await tabTo(page, 'Close about the model');
  await press(page, 'Enter');
  await expect(surface(page)).toBeFocused();
});

for (const width of [390, 1280])
  test(`I measure a model between points of my choice, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${roofing}/bim/1/viewer`);
    await surface(page).waitFor();
    await tabTo(page, /^3D model of/);
    await press(page, '2', 'm');
    await expect(page.getByText('Mark the first point.')).toBeVisible();
    const cross = surface(page).locator('circle').first();
    // It is there once the model is.
    const place = async () => Number(await cross.getAttribute('cx'));
    await place();
    for (let step = 0; step < 8; step += 1) await press(page, 'ArrowUp');
    await press(page, 'Enter');
    await expect(page.getByText('Nothing is there. Mark the first point.')).toBeVisible();
    for (let step = 0; step < 8; step += 1) await press(page, 'ArrowDown');
    await press(page, 'ArrowLeft', 'ArrowLeft', 'Enter');
    const before = await place();
    await expect(page.getByText('Mark the second point.')).toBeVisible();
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowRight');
    expect((await place()) - before).toBe(37);
    await press(page, 'Enter');
    await expect(page.getByText(/^Distance [^0]/)).toBeVisible();
    await expectAxeClean(page);
    await press(page, 'Escape');
    await expect(surface(page)).toBeFocused();
  });

test('on an item’s page I open its drawing, and the focus is on it', async ({ page }) => {
  await page.goto(`${roofing}/cad/1`);
  await tabTo(page, /^Open drawing/);
  await press(page, 'Enter');
  await surface(page).waitFor();
  await expectFocusKept(page);
});

test('a file that fails keeps the focus where it is tried again', async ({ page, expected }) => {
  expected.failingRequest('.dxf');
  await page.route('**/*.dxf', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${roofing}/cad/1/viewer`);
  await tabTo(page, 'Try again');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectFocusKept(page);
});

test('a film: its controls, its transcript, and a line that is played', async ({ page }) => {
  await page.goto('/company/northfold-roofing-systems-31250/video/147/viewer');
  await tabTo(page, 'Transcript');
  await press(page, 'Enter');
  const drawer = page.getByRole('region', { name: 'Transcript and chapters' });
  await expect.poll(() => drawer.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Transcript', exact: true })).toBeFocused();
});
