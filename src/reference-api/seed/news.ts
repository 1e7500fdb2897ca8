import type { NewsItem } from '#src/contracts/alerts.ts';
import { templatesIn } from '#src/reference-api/content/templates.ts';
import { longDate } from '#src/reference-api/world/dates.ts';
import { stateName } from '#src/reference-api/seed/company-about.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import { lookupOf, makeValues } from '#src/reference-api/seed/make-values.ts';
import {
  amountInWorld,
  spreadEvenly,
  type MadeProduct,
  type Seeding,
} from '#src/reference-api/seed/seeding.ts';

const STANDARD = 208;

/** Kinds of press releases. Each is written from its record, so no two are the same. */
const releases = templatesIn('releases', makeValues);

/** Press releases; their HTML is the manufacturer's own. */
export function seedNews(seeding: Seeding): void {
  const items = spreadEvenly(seeding.makes, amountInWorld(seeding, STANDARD)).map((make, index) =>
    newsOf(seeding, make, index + 1),
  );
  for (const item of items.toSorted(
    (one, other) => other.published_at.localeCompare(one.published_at) || one.id - other.id,
  )) {
    seeding.world.news.set(item.id, item);
  }
}

function newsOf(seeding: Seeding, make: MadeProduct, id: number): NewsItem {
  const random = seeding.random('news', id);
  const { company } = make.maker;
  const { title, summary, paragraphs } = releaseOf(make, random);
  const published = seeding.ago(Math.floor(random.next() ** 1.5 * 1000));
  const dateline = `<strong>${escaped(placeOf(company))}, ${longDate(published)}.</strong> `;
  const html = paragraphs
    .map((text, index) => `<p>${index === 0 ? dateline : ''}${escaped(text)}</p>`)
    .join('');
  return {
    id,
    coid: company.coid,
    company: company.companyNoHtml,
    companySlug: company.companySlug,
    title,
    summary,
    html: `${html}<p>More at <a href="https://www.${company.webabrv}.example/news/${id}">${company.webabrv}.example</a>.</p>`,
    division: make.profile.number.slice(0, 2),
    sections: make.product.csi.map(({ number }) => number),
    published_at: published,
  };
}

function releaseOf(
  make: MadeProduct,
  random: Random,
): { title: string; summary: string; paragraphs: string[] } {
  const { weeks: [least = 0, greatest = least] = [], title, summary, paragraphs } = random.pick(releases);
  const lookup = lookupOf(make, random, greatest === 0 ? null : random.whole(least, greatest));
  return {
    title: title(lookup, random),
    summary: summary(lookup, random),
    paragraphs: paragraphs.map((paragraph) => paragraph(lookup, random)),
  };
}

/** `DULUTH, Minnesota`. */
function placeOf({ address }: MadeProduct['maker']['company']): string {
  const city = (address?.city ?? 'Home').toUpperCase();
  return address ? `${city}, ${stateName(address.state)}` : city;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
