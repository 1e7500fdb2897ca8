import type { Catalog } from '#src/contracts/content.ts';
import type { TextFault } from '#src/reference-api/world/world.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import {
  scaledCount,
  datesOf,
  spreadEvenly,
  type SeededManufacturer,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';
import { joinedList, titleCase } from '#src/reference-api/seed/titles-and-text.ts';
import { productsInText } from '#src/reference-api/seed/company-about.ts';

const STANDARD_COUNT = 84;
/** Deliberate faults: no text, text only as XML, broken XML. */
const faults: ReadonlyMap<number, TextFault> = new Map([
  [11, 'missing'],
  [12, 'xml-only'],
  [13, 'broken-xml'],
]);

/** E-Catalogs: first one of everything a manufacturer makes, then one per section. */
export function seedCatalogs(context: SeedContext): void {
  const manufacturers = context.manufacturers.filter(({ profiles }) => profiles.length > 0);
  const turns = new Map<SeededManufacturer, number>();
  for (const manufacturer of spreadEvenly(manufacturers, scaledCount(context, STANDARD_COUNT))) {
    const turn = turns.get(manufacturer) ?? 0;
    turns.set(manufacturer, turn + 1);
    context.world.content.add(catalogOf(context, manufacturer, turn));
  }
  for (const [id, fault] of faults) context.world.textFaults.set(id, fault);
}

function catalogOf(context: SeedContext, manufacturer: SeededManufacturer, turn: number): Catalog {
  const id = context.world.content.nextId('catalog');
  const random = context.random('catalog', id);
  const profile = turn === 0 ? null : manufacturer.profiles[(turn - 1) % manufacturer.profiles.length];
  const profiles = profile ? [profile] : manufacturer.profiles;
  const products = context.world.content
    .ofCompany(manufacturer.company.coid, 'product')
    .filter(({ csi: [main] }) => profiles.some(({ number }) => number === main?.number));
  const life = datesOf(context, random, 4);
  const year = life.updated_at.slice(0, 4);
  const what = profile ? titleCase(productsInText(profile)) : 'Product Catalog';
  const stem = `${manufacturer.code}_${profile ? profile.number : 'catalog'}_${year}-${String(id)}`;
  return {
    ...commonFields({
      type: 'catalog',
      id,
      title: `${what} ${year}`,
      manufacturer,
      csi: profiles.map(({ number }) => csiSectionOf(number)),
      productIds: products.map((product) => product.id),
      summary: `${joinedList(products.slice(0, 4).map(({ tradename }) => tradename)) || manufacturer.company.companyNoHtml}: properties, sizes, details and installation${products.length > 4 ? `, ${products.length} products in all` : ''}.`,
      ...life,
      picture: `/api/files/catalog/${id}/cover.svg`,
      files: [['PDF', `${stem}.pdf`]],
    }),
    content_type: 'catalog',
    pages: Math.min(60, Math.max(8, 6 + products.length * 2 + random.integer(0, 6))),
    catalogFilename: stem,
  };
}
