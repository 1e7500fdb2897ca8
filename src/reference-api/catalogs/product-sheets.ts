import type { Product } from '#src/contracts/content.ts';
import type { CatalogSheet, SheetBlock } from '#src/reference-api/catalogs/catalog-sheet.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { drawProduct } from '#src/reference-api/drawings/products/draw-product.ts';
import { sectionText } from '#src/reference-api/files/documents/pdf/section-text.ts';

/** Two facing pages: the product with its drawing, and its data table. */
export const productSheets = (world: World, product: Product): readonly CatalogSheet[] => [
  {
    kind: 'inside',
    level: 0,
    title: product.title,
    productId: product.id,
    blocks: [
      {
        kind: 'text',
        look: 'quiet',
        text: `Model ${product.model}. ${sectionText(product.csi.slice(0, 1))}`,
      },
      { kind: 'text', text: product.description },
      productDrawing(world, product, 250),
      ...(product.materials === '' ? [] : [{ kind: 'text', text: `Made of ${product.materials}.` } as const]),
      ...listOf('Uses', product.uses),
      ...listOf('Limits', product.limitations),
    ],
  },
  {
    kind: 'inside',
    level: 1,
    title: `${product.tradename} - properties`,
    productId: product.id,
    blocks: [
      { kind: 'text', look: 'quiet', text: `${product.title}, model ${product.model}` },
      {
        kind: 'table',
        columns: [
          { heading: 'Property', share: 0.36 },
          { heading: 'Value', share: 0.2, align: 'right' },
          { heading: 'SI', share: 0.2, align: 'right' },
          { heading: 'Test standard', share: 0.24 },
        ],
        rows: product.attributes.map(({ label, value, unit, si, standard }) => [
          label,
          [String(value), unit ?? ''].join(' ').trim(),
          si === null ? '' : `${si.value} ${si.unit}`,
          standard ?? '',
        ]),
      },
      ...product.options.map(({ name, values }): SheetBlock => ({
        kind: 'text',
        text: `${name}: ${values.map(({ text }) => text).join(', ')}.`,
      })),
      ...listOf('Standards', product.standards),
      ...listOf('Certifications', product.certifications),
    ],
  },
];

export const productDrawing = (world: World, product: Product, maxHeight: number): SheetBlock => ({
  kind: 'drawing',
  alt: `Line drawing of ${product.title}`,
  maxHeight,
  draw: () => {
    const drawing = world.productDrawings.get(product.id);
    return drawing ? drawProduct(drawing.key, drawing.variation) : null;
  },
});

export const listOf = (heading: string, items: readonly string[]): readonly SheetBlock[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'list', items },
      ];
