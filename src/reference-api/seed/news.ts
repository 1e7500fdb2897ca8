import type { NewsItem } from '#src/contracts/alerts.ts';
import { templatesIn } from '#src/reference-api/content/templates.ts';
import { longDate } from '#src/reference-api/world/dates.ts';
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
  const { title, summary, paragraphs } = releaseOf(seeded, random);
  const published = context.ago(Math.floor(random.next() ** 1.5 * 1000));
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
  seeded: SeededProduct,
  random: Random,
): { title: string; summary: string; paragraphs: string[] } {
  const suited = releases.filter(({ suits }) => suits(productLookup(seeded, random)));
  const { weeks: [least = 0, greatest = least] = [], title, summary, paragraphs } = random.pick(suited);
  const lookup = productLookup(seeded, random, greatest === 0 ? null : random.integer(least, greatest));
  return {
    title: title(lookup, random),
    summary: summary(lookup, random),
    paragraphs: paragraphs.map((paragraph) => paragraph(lookup, random)),
  };
}

/** `DULUTH, Minnesota`. */
function placeOf({ address }: SeededProduct['manufacturer']['company']): string {
  const city = (address?.city ?? 'Home').toUpperCase();
  return address ? `${city}, ${stateName(address.state)}` : city;
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
