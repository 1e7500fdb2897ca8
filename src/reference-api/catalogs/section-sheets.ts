import type { Cad, Catalog, Product } from '#src/contracts/content.ts';
import type { CatalogSheet, SheetBlock } from '#src/reference-api/catalogs/catalog-sheet.ts';
import { listOf } from '#src/reference-api/catalogs/product-sheets.ts';
import { drawingOf } from '#src/reference-api/files/cad-files.ts';
import type { World } from '#src/reference-api/world/world.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import { attributeInWords } from '#src/reference-api/seed/attribute-values.ts';
import { lowerFirst } from '#src/reference-api/seed/titles-and-text.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Details, installation and standards of one section. */
export function sectionSheets(
  world: World,
  catalog: Catalog,
  profile: SectionProfile,
): readonly CatalogSheet[] {
  const details = world.content
    .ofCompany(catalog.coid, 'cad')
    .filter(({ csi }) => csi[0]?.number === profile.number);
  return [
    ...(details.length === 0 ? [] : [detailsSheet(world, profile, details)]),
    insideSheet(`${profile.assembly} - installation`, [
      { kind: 'list', items: profile.installation },
      ...listOf('Before you begin', [
        'Read the data sheet of each product and the sections listed under Related Requirements.',
        'Check that the substrate, the temperature and the weather are as the manufacturer asks.',
      ]),
    ]),
    insideSheet(`${profile.assembly} - standards`, [
      { kind: 'list', items: profile.standards },
      ...listOf('Limits', profile.limitations),
    ]),
  ];
}

const detailsSheet = (world: World, { assembly }: SectionProfile, details: readonly Cad[]): CatalogSheet =>
  insideSheet(`${assembly} - details`, [
    ...details.slice(0, 2).flatMap((cad) => drawnDetail(world, cad)),
    ...listOf(
      'More details',
      details.slice(2, 14).map((cad) => `${cad.detailNumber} ${cad.title}`),
    ),
  ]);

function drawnDetail(world: World, cad: Cad): readonly SheetBlock[] {
  const draw = () => drawingOf(world, cad);
  return [
    { kind: 'heading', text: `${cad.detailNumber} ${cad.title}` },
    { kind: 'drawing', alt: `Detail ${cad.detailNumber}, ${cad.title}`, maxHeight: 220, draw },
  ];
}

/** A table for choosing a product by use. */
export function selectionSheet(
  products: readonly Product[],
  profiles: readonly SectionProfile[],
  index: number,
  random: Random,
): CatalogSheet {
  const profile = profiles[index % Math.max(1, profiles.length)];
  const use =
    profile?.uses[Math.floor(index / Math.max(1, profiles.length)) % profile.uses.length] ?? 'general use';
  const rule = profile?.installation[index % profile.installation.length];
  return insideSheet(`Selection for ${use}${index >= profiles.length * 4 ? `, part ${index}` : ''}`, [
    {
      kind: 'table',
      columns: [
        { heading: 'Product', share: 0.4 },
        { heading: 'What tells it apart', share: 0.6 },
      ],
      rows: random
        .sample(products, 6)
        .map((product) => [
          `${product.tradename} ${lowerFirst(product.noun)}`,
          random.sample(product.attributes, 3).map(attributeInWords).join('; '),
        ]),
    },
    ...(rule === undefined ? [] : [{ kind: 'text', text: rule } as const]),
  ]);
}

export const insideSheet = (title: string, blocks: readonly SheetBlock[]): CatalogSheet => ({
  kind: 'inside',
  level: 0,
  title,
  productId: null,
  blocks,
});
