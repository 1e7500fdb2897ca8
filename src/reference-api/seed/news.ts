import type { NewsItem } from '#src/contracts/alerts.ts';
import { templatesIn } from '#src/reference-api/content/templates.ts';
import { daysBetween, longDate } from '#src/reference-api/world/dates.ts';
import { stateName } from '#src/reference-api/seed/company-about.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import { productLookup, productPlaceholders } from '#src/reference-api/seed/product-placeholders.ts';
import {
  scaledCount,
  spreadEvenly,
  type SeededProduct,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';

const STANDARD_COUNT = 208;

/** Kinds of press releases. Each is written from its record, so no two are the same. */
const releases = templatesIn('releases', productPlaceholders);

/** Press releases; their HTML is the manufacturer's own. */
export function seedNews(context: SeedContext): void {
  const items = spreadEvenly(context.seededProducts, scaledCount(context, STANDARD_COUNT)).map(
    (seeded, index) => newsOf(context, seeded, index + 1),
  );
  for (const item of items.toSorted(
    (one, other) => other.published_at.localeCompare(one.published_at) || one.id - other.id,
  )) {
    context.world.news.set(item.id, item);
  }
}

function newsOf(context: SeedContext, seeded: SeededProduct, id: number): NewsItem {
  const random = context.random('news', id);
  const { company } = seeded.manufacturer;
  const { title, summary, paragraphs, published } = releaseOf(context, seeded, random);
  const dateline = `<strong>${escapeHtml(placeOf(company))}, ${longDate(published)}.</strong> `;
  const html = paragraphs
    .map((text, index) => `<p>${index === 0 ? dateline : ''}${escapeHtml(text)}</p>`)
    .join('');
  return {
    id,
    coid: company.coid,
    company: company.companyNoHtml,
    companySlug: company.companySlug,
    title,
    summary,
    html: `${html}<p>More at <a href="https://www.${company.webabrv}.example/news/${id}">${company.webabrv}.example</a>.</p>`,
    division: seeded.profile.number.slice(0, 2),
    sections: seeded.product.csi.map(({ number }) => number),
    picture: `/api/files/news/${id}/cover.svg`,
    published_at: published,
  };
}

function releaseOf(
  { world, ago }: SeedContext,
  seeded: SeededProduct,
  random: Random,
): { title: string; summary: string; paragraphs: string[]; published: string } {
  const lookup = productLookup(seeded, random, { epd: ownEpdOf(world, seeded), today: world.today });
  const { day, title, summary, paragraphs } = random.pick(releases.filter(({ suits }) => suits(lookup)));
  const oldest = Math.min(1000, daysBetween(seeded.product.created_at, world.today));
  const drawn = ago(Math.floor(random.next() ** 1.5 * oldest));
  return {
    published: day === undefined ? drawn : String(lookup(day)),
    title: title(lookup, random),
    summary: summary(lookup, random),
    paragraphs: paragraphs.map((paragraph) => paragraph(lookup, random)),
  };
}

/** The declaration of a product that is its manufacturer’s own: no average of an association. */
const ownEpdOf = ({ content }: SeedContext['world'], { product }: SeededProduct) =>
  content
    .ofCompany(product.coid, 'epd')
    .find(({ productIds, holder }) => productIds[0] === product.id && holder === undefined) ?? null;

/** `DULUTH, Minnesota`. */
function placeOf({ address }: SeededProduct['manufacturer']['company']): string {
  const city = (address?.city ?? 'Home').toUpperCase();
  return address ? `${city}, ${stateName(address.state)}` : city;
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
