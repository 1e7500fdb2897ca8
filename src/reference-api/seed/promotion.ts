import type { Activity } from '#src/contracts/activities.ts';
import type { Alert } from '#src/contracts/alerts.ts';
import { scaledCount, spreadEvenly, type SeedContext } from '#src/reference-api/seed/seed-context.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { joinedList } from '#src/reference-api/seed/titles-and-text.ts';

const STANDARD_ALERTS = 48;
const STANDARD_ACTIVITIES = 160;
/** The size of a banner's picture, in pixels. The page puts the text next to it. */
const BANNER = { width: 320, height: 240 };

/** In every division that has products, so that its pages never advertise for another. */
export function seedBanners(context: SeedContext): void {
  const divisions = Map.groupBy(context.seededProducts, ({ product }) => product.csi[0]?.number.slice(0, 2));
  const booked = [...divisions.values()].flatMap((products) =>
    spreadEvenly(products, scaledCount(context, 1)),
  );
  for (const { manufacturer, product } of booked) {
    const id = context.world.banners.size + 1;
    context.world.banners.set(id, {
      id,
      seq: id,
      coid: manufacturer.company.coid,
      sponsor: manufacturer.company.companyNoHtml,
      image: `/api/files/banner/${id}/banner.svg`,
      alt: `${manufacturer.company.companyNoHtml}: ${product.title}`,
      link: `/company/${manufacturer.company.companySlug}-${manufacturer.company.coid}`,
      ...BANNER,
    });
  }
}

/** Four promotions, one of which is running. */
export function seedPromos(context: SeedContext): void {
  for (const { manufacturer, product } of spreadEvenly(context.seededProducts, 12)) {
    const id = context.world.promos.size + 1;
    const start = (id - 1) * 14;
    context.world.promos.set(id, {
      id,
      title: product.title,
      text: `${product.summary} ${product.limitations[0] ?? ''}`,
      coid: manufacturer.company.coid,
      company: manufacturer.company.companyNoHtml,
      companySlug: manufacturer.company.companySlug,
      productId: product.id,
      picture: product.picture,
      startsAt: context.ago(start + 5),
      endsAt: context.ago(start - 9),
    });
  }
}

/** Alerts of new products in a division, one every other week. */
export function seedAlerts(context: SeedContext): void {
  const count = scaledCount(context, STANDARD_ALERTS);
  for (let id = 1; id <= count; id += 1) {
    const division = divisions[(id * 8) % divisions.length];
    if (!division) continue;
    const products = context
      .random('alert', id)
      .sample(context.world.content.inDivision(division.number, 'product').slice(0, 200), 5);
    if (products.length === 0) continue;
    const manufacturers = [...new Set(products.map(({ company }) => company))];
    const alert: Alert = {
      id: context.world.alerts.size + 1,
      title: `${division.title}: ${products[0]?.tradename ?? ''} and ${products.length - 1} more`,
      summary: `${joinedList(products.slice(0, 3).map(({ title }) => title))}, from ${joinedList(manufacturers.slice(0, 3))}.`,
      division: division.number,
      published_at: context.ago(1 + id * 14),
      productIds: products.map((product) => product.id),
    };
    context.world.alerts.set(alert.id, alert);
  }
}

const kinds = ['published', 'revised', 'viewed', 'viewed', 'downloaded'] as const;
const searches = [
  'roof edge',
  'curtain wall',
  'STC 50',
  'ASTM E84',
  'fire rated door',
  'gypsum board',
  'linear diffuser',
  null,
  null,
];

/** Newest first. */
export function seedActivities(context: SeedContext): void {
  const count = scaledCount(context, STANDARD_ACTIVITIES);
  for (let id = 1; id <= count; id += 1) {
    const random = context.random('activity', id);
    const item = random.pick(context.world.content.all(random.pick(contentTypes)));
    const kind = random.pick(kinds);
    const activity: Activity = {
      id,
      kind,
      title: item.title,
      coid: item.coid,
      company: item.company,
      companySlug: item.companySlug,
      content_type: item.content_type,
      content_id: item.id,
      terms: kind === 'viewed' ? random.pick(searches) : null,
      at: `${context.ago(Math.floor(id / 6))}T${String(23 - (id % 6) * 3).padStart(2, '0')}:${String(random.integer(10, 59))}:00Z`,
    };
    context.world.activities.set(id, activity);
  }
}
