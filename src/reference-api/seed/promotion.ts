import type { Activity } from '#src/contracts/activities.ts';
import type { Alert } from '#src/contracts/alerts.ts';
import { amountInWorld, spreadEvenly, type Seeding } from '#src/reference-api/seed/seeding.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { listed } from '#src/reference-api/seed/titles.ts';

const STANDARD_BANNERS = 26;
const STANDARD_ALERTS = 48;
const STANDARD_ACTIVITIES = 160;
/** Only a drawing; the page sets the text beside it. */
const BANNER = { width: 320, height: 240 };

export function seedBanners(seeding: Seeding): void {
  for (const { maker, product } of spreadEvenly(seeding.makes, amountInWorld(seeding, STANDARD_BANNERS))) {
    const id = seeding.world.banners.size + 1;
    seeding.world.banners.set(id, {
      id,
      seq: id,
      coid: maker.company.coid,
      sponsor: maker.company.companyNoHtml,
      image: `/api/files/banner/${id}/banner.svg`,
      alt: `${maker.company.companyNoHtml}: ${product.title}`,
      link: `/company/${maker.company.companySlug}-${maker.company.coid}`,
      ...BANNER,
    });
  }
}

/** Four promotions, one of which is running. */
export function seedPromos(seeding: Seeding): void {
  for (const { maker, product } of spreadEvenly(seeding.makes, 12)) {
    const id = seeding.world.promos.size + 1;
    const start = (id - 1) * 14;
    seeding.world.promos.set(id, {
      id,
      title: product.title,
      text: `${product.summary} ${product.limitations[0] ?? ''}`,
      coid: maker.company.coid,
      company: maker.company.companyNoHtml,
      companySlug: maker.company.companySlug,
      productId: product.id,
      picture: product.picture,
      startsAt: seeding.ago(start + 5),
      endsAt: seeding.ago(start - 9),
    });
  }
}

/** Alerts: what is new in a division, every other week. */
export function seedAlerts(seeding: Seeding): void {
  const count = amountInWorld(seeding, STANDARD_ALERTS);
  for (let id = 1; id <= count; id += 1) {
    const division = divisions[(id * 8) % divisions.length];
    if (!division) continue;
    const products = seeding
      .random('alert', id)
      .sample(seeding.world.content.inDivision(division.number, 'product').slice(0, 200), 5);
    if (products.length === 0) continue;
    const makers = [...new Set(products.map(({ company }) => company))];
    const alert: Alert = {
      id: seeding.world.alerts.size + 1,
      title: `${division.title}: ${products[0]?.tradename ?? ''} and ${products.length - 1} more`,
      summary: `${listed(products.slice(0, 3).map(({ title }) => title))}, from ${listed(makers.slice(0, 3))}.`,
      division: division.number,
      published_at: seeding.ago(1 + id * 14),
      productIds: products.map((product) => product.id),
    };
    seeding.world.alerts.set(alert.id, alert);
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
export function seedActivities(seeding: Seeding): void {
  const count = amountInWorld(seeding, STANDARD_ACTIVITIES);
  for (let id = 1; id <= count; id += 1) {
    const random = seeding.random('activity', id);
    const item = random.pick(seeding.world.content.all(random.pick(contentTypes)));
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
      at: `${seeding.ago(Math.floor(id / 6))}T${String(23 - (id % 6) * 3).padStart(2, '0')}:${String(random.whole(10, 59))}:00Z`,
    };
    seeding.world.activities.set(id, activity);
  }
}
