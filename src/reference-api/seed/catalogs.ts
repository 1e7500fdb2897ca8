import type { Catalog } from '#src/contracts/content.ts';
import type { TextFault } from '#src/reference-api/world/world.ts';
import { commonOf } from '#src/reference-api/seed/common.ts';
import {
  amountInWorld,
  datesOf,
  spreadEvenly,
  type Maker,
  type Seeding,
} from '#src/reference-api/seed/seeding.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';
import { listed, titleCase } from '#src/reference-api/seed/titles.ts';
import { thingsOf } from '#src/reference-api/seed/company-about.ts';

const STANDARD = 84;
/** Deliberate faults: no text, text only as XML, broken XML. */
const faults: ReadonlyMap<number, TextFault> = new Map([
  [11, 'missing'],
  [12, 'xml-only'],
  [13, 'broken-xml'],
]);

/** E-Catalogs: first one of everything a manufacturer makes, then one per section. */
export function seedCatalogs(seeding: Seeding): void {
  const makers = seeding.makers.filter(({ profiles }) => profiles.length > 0);
  const turns = new Map<Maker, number>();
  for (const maker of spreadEvenly(makers, amountInWorld(seeding, STANDARD))) {
    const turn = turns.get(maker) ?? 0;
    turns.set(maker, turn + 1);
    seeding.world.content.add(catalogOf(seeding, maker, turn));
  }
  for (const [id, fault] of faults) seeding.world.textFaults.set(id, fault);
}

function catalogOf(seeding: Seeding, maker: Maker, turn: number): Catalog {
  const id = seeding.world.content.nextId('catalog');
  const random = seeding.random('catalog', id);
  const profile = turn === 0 ? null : maker.profiles[(turn - 1) % maker.profiles.length];
  const profiles = profile ? [profile] : maker.profiles;
  const products = seeding.world.content
    .ofCompany(maker.company.coid, 'product')
    .filter(({ csi: [main] }) => profiles.some(({ number }) => number === main?.number));
  const life = datesOf(seeding, random, 4);
  const year = life.updated_at.slice(0, 4);
  const what = profile ? titleCase(thingsOf(profile)) : 'Product Catalog';
  const stem = `${maker.code}_${profile ? profile.number : 'catalog'}_${year}-${String(id)}`;
  return {
    ...commonOf({
      type: 'catalog',
      id,
      title: `${what} ${year}`,
      maker,
      csi: profiles.map(({ number }) => csiSectionOf(number)),
      productIds: products.map((product) => product.id),
      summary: `${listed(products.slice(0, 4).map(({ tradename }) => tradename)) || maker.company.companyNoHtml}: properties, sizes, details and installation${products.length > 4 ? `, ${products.length} products in all` : ''}.`,
      ...life,
      picture: `/api/files/catalog/${id}/cover.svg`,
      files: [['PDF', `${stem}.pdf`]],
    }),
    content_type: 'catalog',
    pages: Math.min(60, Math.max(8, 6 + products.length * 2 + random.whole(0, 6))),
    catalogFilename: stem,
  };
}
