import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import { seenCompany, seenOf } from '#src/domain/seen.ts';
import { daysBefore } from '#src/reference-api/dates.ts';
import { atWork, keepForAda } from '#src/reference-api/seed/account/keep.ts';
import { BRIGHTWATER, NORTHFOLD } from '#src/reference-api/seed/named-makers.ts';
import type { Seeding } from '#src/reference-api/seed/seeding.ts';

interface Choice {
  type: ContentType;
  /** Which of several; the first by default. */
  fits?: (item: Content) => boolean;
  daysAgo: number;
  note?: string;
  /** Number of the design project it is kept for. */
  project?: number;
  /** So many days before its present state she saw it last: it has changed since. */
  seenBefore?: number;
}

/** Twelve: content of ten types' worth of choices, from several manufacturers, and a manufacturer itself. */
export function seedFavorites({ world, ago }: Seeding): void {
  const taken = new Set<Content>();
  const makers = new Set<number>();
  const isExpired = (item: Content) =>
    'validUntil' in item && item.validUntil !== null && item.validUntil < world.today;
  const isNorthfolds = ({ coid }: Content) => coid === NORTHFOLD;
  const isFromAnother = ({ coid }: Content) => !makers.has(coid);
  const choices: readonly Choice[] = [
    { type: 'spec', fits: isNorthfolds, daysAgo: 64 },
    {
      type: 'product',
      fits: isNorthfolds,
      daysAgo: 61,
      project: 1,
      note: 'Basis of design for the low roof. Ask about the 80 mil sheet.',
      seenBefore: 40,
    },
    { type: 'cad', fits: isNorthfolds, daysAgo: 60, project: 1 },
    { type: 'product', fits: isFromAnother, daysAgo: 47 },
    {
      type: 'epd',
      fits: (item) => isExpired(item) && !isNorthfolds(item),
      daysAgo: 41,
      note: 'Renewed yet?',
    },
    { type: 'bim', fits: isFromAnother, daysAgo: 33 },
    { type: 'hpd', fits: (item) => isFromAnother(item) && !isExpired(item), daysAgo: 26, seenBefore: 90 },
    { type: 'certificate', fits: (item) => isFromAnother(item) && !isExpired(item), daysAgo: 19 },
    { type: 'cad', fits: isFromAnother, daysAgo: 12, note: 'Close to our head condition at grid C.' },
    { type: 'datasheet', fits: isFromAnother, daysAgo: 8 },
    { type: 'product', fits: isFromAnother, daysAgo: 3 },
  ];
  for (const { type, fits = () => true, daysAgo, note = '', project = null, seenBefore } of choices) {
    const list: readonly Content[] = world.content.all(type);
    const item = list.find((one) => !taken.has(one) && fits(one)) ?? list.find((one) => !taken.has(one));
    if (!item) continue;
    taken.add(item);
    makers.add(item.coid);
    const now = seenOf(item);
    const seen =
      seenBefore === undefined ? now : { ...now, updated: daysBefore(item.updated_at, seenBefore) };
    keepForAda(world.kept.favorites, ago(daysAgo), (seq): Favorite => ({
      seq,
      content_id: item.id,
      content_type: type,
      created_at: atWork(ago(daysAgo)),
      note,
      project,
      seen,
    }));
  }
  keepForAda(world.kept.favorites, ago(1), (seq): Favorite => ({
    seq,
    content_id: BRIGHTWATER,
    content_type: 'company',
    created_at: atWork(ago(1)),
    note: '',
    project: null,
    seen: seenCompany,
  }));
}
