import type { Company } from '#src/contracts/companies.ts';
import type { Catalog } from '#src/contracts/content.ts';
import { sheetText, type CatalogSheet, type SheetBlock } from '#src/reference-api/catalogs/catalog-sheet.ts';
import { productDrawing, productSheets } from '#src/reference-api/catalogs/product-sheets.ts';
import { insideSheet, sectionSheets, selectionSheet } from '#src/reference-api/catalogs/section-sheets.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { createRandom } from '#src/reference-api/world/random.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { joinedList } from '#src/reference-api/seed/titles-and-text.ts';

/** Pages before the products: cover, contents, and introduction. The index of models and the back cover come last. */
const before = 3;
const after = 2;

/**
 * Every page of a catalog: cover, contents, two facing pages a product, pages on details, installation and standards of
 * each section, an index of models, the back cover; exactly as many as the record says. Made from the records that
 * screens show.
 */
export function catalogSheets(world: World, catalog: Catalog): readonly CatalogSheet[] {
  const random = createRandom(world.seed, 'catalog-pages', catalog.id);
  const company = world.companies.get(catalog.coid);
  const products = catalog.productIds.flatMap((id) => world.content.find('product', id) ?? []);
  const profiles = catalog.csi.flatMap(({ number }) => profileOf(number) ?? []);
  const inner = [
    ...products.flatMap((product) => productSheets(world, product)),
    ...profiles.flatMap((profile) => sectionSheets(world, catalog, profile)),
  ];
  const room = catalog.pages - before - after;
  const more = Array.from({ length: Math.max(0, room - inner.length) }, (_, index) =>
    selectionSheet(products, profiles, index, random),
  );
  const body = [...inner, ...more].slice(0, room);
  const [first] = products;
  const cover: CatalogSheet = {
    kind: 'cover',
    level: 0,
    title: catalog.title,
    productId: null,
    blocks: [
      { kind: 'text', look: 'strong', text: catalog.company },
      ...(first ? [productDrawing(world, first, 300)] : []),
      { kind: 'text', text: joinedList(catalog.csi.map(({ title }) => title)) },
    ],
  };
  return [
    cover,
    insideSheet('Contents', [contentsTable(body)]),
    insideSheet(`About ${catalog.company}`, aboutBlocks(company)),
    ...body,
    modelIndex(body, world),
    backCover(catalog, company),
  ].slice(0, catalog.pages);
}

const textsByCatalog = new WeakMap<Catalog, readonly string[]>();

/** The words of each page, as in the catalog's text file. */
export function catalogTexts(world: World, catalog: Catalog): readonly string[] {
  const known = textsByCatalog.get(catalog) ?? catalogSheets(world, catalog).map(sheetText);
  textsByCatalog.set(catalog, known);
  return known;
}

/** The same for searching: empty for cover, contents, and index, and without a text file. */
export function searchableTexts(world: World, catalog: Catalog): readonly string[] {
  if (world.textFaults.get(catalog.id) === 'missing') return [];
  const texts = catalogTexts(world, catalog);
  return texts.map((text, index) => (index < before - 1 || index === texts.length - after ? '' : text));
}

const contentsTable = (body: readonly CatalogSheet[]): SheetBlock => ({
  kind: 'table',
  columns: [
    { heading: 'Subject', share: 0.85 },
    { heading: 'Page', share: 0.15, align: 'right' },
  ],
  rows: body.flatMap(({ title, level }, index) => (level === 0 ? [[title, String(index + before + 1)]] : [])),
});

function aboutBlocks(company: Company | undefined): readonly SheetBlock[] {
  if (!company) return [];
  const { about, founded, associations, sustainability } = company;
  return [
    { kind: 'text', text: about },
    ...(founded === null ? [] : [{ kind: 'text', text: `Founded in ${founded}.` } as const]),
    ...(sustainability === null ? [] : [{ kind: 'text', text: sustainability } as const]),
    ...(associations.length === 0 ? [] : [{ kind: 'list', items: associations } as const]),
  ];
}

/** Sorted by model number, which is how one looks up a part seen on a drawing. */
function modelIndex(body: readonly CatalogSheet[], world: World): CatalogSheet {
  const rows = body
    .flatMap(({ productId, level }, index) => {
      const product = level === 0 && productId !== null && world.content.find('product', productId);
      return product ? [[product.model, product.title, String(index + before + 1)]] : [];
    })
    .sort(([one = ''], [other = '']) => one.localeCompare(other, 'en-US', { numeric: true }));
  return insideSheet('Index of models', [
    {
      kind: 'table',
      columns: [
        { heading: 'Model', share: 0.3 },
        { heading: 'Product', share: 0.55 },
        { heading: 'Page', share: 0.15, align: 'right' },
      ],
      rows,
    },
  ]);
}

function backCover(catalog: Catalog, company: Company | undefined): CatalogSheet {
  const place = company?.address;
  const contact = [
    catalog.company,
    place ? `${place.street}, ${place.city}, ${place.state} ${place.zip}` : '',
    company?.phone ? `Telephone ${company.phone}` : '',
    company?.tollFree ? `Toll free ${company.tollFree}` : '',
    `www.${catalog.webabrv}.example`,
  ];
  return {
    kind: 'back',
    level: 0,
    title: 'Terms and contact',
    productId: null,
    blocks: [
      {
        kind: 'text',
        text: `Values are those of the editions cited on ${catalog.updated_at.slice(0, 10)} and may change without notice. Confirm the current revision before bidding.`,
      },
      ...contact.filter((line) => line !== '').map((text): SheetBlock => ({ kind: 'text', text })),
    ],
  };
}
