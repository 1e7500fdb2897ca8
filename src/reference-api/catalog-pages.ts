import type { Catalog, Product } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/db.ts';
import { randomOf, type Random } from '#src/reference-api/random.ts';
import { inWords } from '#src/reference-api/seed/attribute-values.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { capitalized, listed, lowered } from '#src/reference-api/seed/titles.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/**
 * The text of every page of a catalog: cover, contents, two pages a product, pages on details, installation and care of
 * each section, terms at the end; exactly as many as the record says. Made from the same records as the screens.
 */
export function catalogPages(world: World, catalog: Catalog): string[] {
  const random = randomOf(world.seed, 'catalog-pages', catalog.id);
  const company = world.companies.get(catalog.coid);
  const products = catalog.productIds.flatMap((id) => world.content.find('product', id) ?? []);
  const profiles = catalog.csi.flatMap(({ number }) => profileOf(number) ?? []);
  const cover = `${catalog.company}\n${catalog.title}\n${listed(catalog.csi.map(({ title }) => title))}`;
  const about = company?.about ?? '';
  const terms = termsPage(catalog, company?.phone ?? null);
  const inner = [
    ...products.flatMap((product) => productPages(product)),
    ...profiles.flatMap((profile) => sectionPages(profile)),
  ];
  const room = catalog.pages - 4;
  const more = Array.from({ length: Math.max(0, room - inner.length) }, (_, index) =>
    schedulePage(products, profiles, index, random),
  );
  const body = [...inner, ...more].slice(0, room);
  const contents = `Contents\n${body.map((text, index) => `${text.split('\n')[0] ?? ''} ... ${index + 4}`).join('\n')}`;
  return [cover, contents, `About ${catalog.company}\n${about}`, ...body, terms].slice(0, catalog.pages);
}

function productPages(product: Product): string[] {
  const properties = product.attributes.map(
    ({ label, value, unit, standard }) =>
      `${label}: ${String(value)}${unit ? ` ${unit}` : ''}${standard ? ` (${standard})` : ''}`,
  );
  return [
    `${product.title}\nModel ${product.model}\n${product.description}\nUses: ${listed(product.uses)}.`,
    `${product.tradename} - properties\n${properties.join('\n')}\n${product.limitations.join(' ')}`,
  ];
}

function sectionPages(profile: SectionProfile): string[] {
  return [
    `${profile.assembly} - details\n${profile.details.map((key, index) => `${profile.sheetPrefix}-${101 + index} ${capitalized(key.replaceAll('-', ' '))}`).join('\n')}`,
    `${profile.assembly} - installation\n${profile.installation.map((rule, index) => `${index + 1}. ${rule}`).join('\n')}`,
    `${profile.assembly} - standards\n${profile.standards.join('\n')}\n${profile.limitations.join(' ')}`,
  ];
}

/** A table that chooses between products, for one of their uses. */
function schedulePage(
  products: readonly Product[],
  profiles: readonly SectionProfile[],
  index: number,
  random: Random,
): string {
  const profile = profiles[index % Math.max(1, profiles.length)];
  const use =
    profile?.uses[Math.floor(index / Math.max(1, profiles.length)) % profile.uses.length] ?? 'general use';
  const rows = random.sample(products, 6).map((product) => {
    const properties = random.sample(product.attributes, 3).map(inWords);
    return `${product.tradename} ${lowered(product.noun)}: ${properties.join('; ')}`;
  });
  return `Selection for ${use}${index >= profiles.length * 4 ? `, part ${index}` : ''}\n${rows.join('\n')}\n${profile?.installation[index % profile.installation.length] ?? ''}`;
}

function termsPage({ company, webabrv, updated_at }: Catalog, phone: string | null): string {
  return `Terms and contact\nValues are those of the editions cited on ${updated_at} and may change without notice. Confirm the current revision before bidding.\n${company}${phone ? `, telephone ${phone}` : ''}, www.${webabrv}.example`;
}
