import { pdfOf } from '#tests/browser/support/pdf.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { glbOf } from '#tests/support/glb.ts';

/* Small files that would grow without end are refused in words that stand in the window, with the file to download. */

const roofing = '/company/northfold-roofing-systems-31250';
const groups = (...all: readonly (string | number)[]): string => `${all.join('\n')}\n`;
const inserts = (name: string): string => groups(0, 'INSERT', 8, 'A', 2, name).repeat(10);
const drawing = [
  groups(0, 'SECTION', 2, 'BLOCKS'),
  ...Array.from(
    { length: 7 },
    (_, at) => groups(0, 'BLOCK', 2, `B${at}`, 10, 0, 20, 0) + inserts(`B${at + 1}`) + groups(0, 'ENDBLK'),
  ),
  groups(0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES'),
  inserts('B0'),
  groups(0, 'ENDSEC', 0, 'EOF'),
].join('');
const model = glbOf(
  {
    asset: { version: '2.0' },
    scenes: [{ nodes: [0] }],
    nodes: Array.from({ length: 40 }, (_, at) => ({ children: at < 39 ? [at + 1, at + 1] : [], mesh: 0 })),
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
  },
  new Uint8Array(36),
);

const ifc = (...lines: readonly string[]): string =>
  [
    'ISO-10303-21;',
    "HEADER;FILE_DESCRIPTION((''),'2;1');FILE_NAME('','',(''),(''),'','','');FILE_SCHEMA(('IFC4'));ENDSEC;",
    'DATA;',
    "#1=IFCPROJECT('0',$,'P',$,$,$,$,$,$);",
    ...lines,
    'ENDSEC;END-ISO-10303-21;',
  ].join('\n');
const manyProperties = ifc(
  "#5=IFCPROPERTYSINGLEVALUE('p',$,IFCLABEL('v'),$);",
  `#10=IFCPROPERTYSET('q',$,'Set',$,(${'#5,'.repeat(400_000)}#5));`,
  "#11=IFCRELDEFINESBYPROPERTIES('d',$,$,$,(#1),#10);",
);
const manyThings = ifc(
  ...Array.from({ length: 6_000 }, (_, at) => `#${100 + at}=IFCSITE('s${at}',$,'S',$,$,$,$,$,$,$,$,$,$,$);`),
  `#2=IFCRELAGGREGATES('r',$,$,$,#1,(${Array.from({ length: 6_000 }, (_, at) => `#${100 + at}`).join()}));`,
);
const expandingText = `<!DOCTYPE a [${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY e${at} "${at === 0 ? 'word' : `&e${at - 1};`.repeat(10)}">`,
).join('')}]><catalog><page number="1">&e8;</page></catalog>`;

for (const width of [390, 1360])
  for (const [what, path, files, body, words, download] of [
    [
      'catalog',
      `${roofing}/catalog-viewer/1/4`,
      '**/*.pdf',
      pdfOf(6_000),
      'The file has too many pages to show here.',
      'Download PDF',
    ],
    [
      'declaration',
      `${roofing}/epd/1/viewer`,
      '**/*.pdf',
      pdfOf(6_000),
      'The file has too many pages to show here.',
      'Download PDF',
    ],
    [
      'drawing',
      `${roofing}/cad/1/viewer`,
      '**/*.dxf',
      drawing,
      'The drawing has too many parts to show here.',
      'Download DXF',
    ],
    [
      'model',
      `${roofing}/bim/1/viewer`,
      '**/*.glb',
      model,
      'The model has too many parts, or pictures too large, to show here.',
      'Download GLB',
    ],
  ] as const)
    test(`a ${what} that would grow without end is refused in words, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route(files, (route) => route.fulfill({ body: Buffer.from(body) }));
      await page.goto(path);
      await expect(page.getByRole('alert').getByText(words)).toBeInViewport();
      await expect(page.getByRole('alert').getByRole('link', { name: download })).toBeInViewport();
    });

for (const [what, body, words] of [
  ['of too many properties is refused in words', manyProperties, 'The file has too many parts to show here.'],
  [
    'of too many things is listed in part, and says so',
    manyThings,
    /The first [\d,]+ things\. Download the file/,
  ],
] as const)
  test(`an IFC file ${what}`, async ({ page }) => {
    await page.route('**/*.ifc', (route) => route.fulfill({ body }));
    await page.goto(`${roofing}/bim/1/viewer`);
    // What is known of the model comes above the panel's tabs, and moves them.
    await expect(page.getByRole('radio', { name: 'Parts and materials' })).toBeChecked();
    await page.getByRole('radio', { name: 'Structure of the IFC file' }).check({ force: true });
    await expect(page.getByText(words)).toBeInViewport({ timeout: 20_000 });
  });

test('a text file that would grow without end is refused, and the catalog is searched in its PDF', async ({
  page,
  expected,
}) => {
  expected.failingRequest('search.json');
  await page.route('**/search.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/search.xml', (route) =>
    route.fulfill({ contentType: 'application/xml', body: expandingText }),
  );
  await page.goto(`${roofing}/catalog-viewer/1/4`);
  await page.getByRole('textbox', { name: 'Search inside' }).fill('membrane');
  await expect(page.getByText(/^\d+ matches on \d+ pages$/)).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Page 4/ })).toBeVisible();
});

test('a catalog with fewer pages than its record says shows its last page', async ({ page }) => {
  await page.route('**/*.pdf', (route) => route.fulfill({ body: Buffer.from(pdfOf(3)) }));
  await page.goto(`${roofing}/catalog-viewer/1/9`);
  await expect(page.getByRole('figure', { name: /^Page 3/ })).toBeVisible();
  await expect(page.getByText('of 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByRole('figure', { name: /^Page 2/ })).toBeVisible();
});
