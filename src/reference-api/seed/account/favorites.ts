import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import { seenStateOf } from '#src/domain/saved-item.ts';
import { atWork, addForAda, seenOn } from '#src/reference-api/seed/account/ada-records.ts';
import { BRIGHTWATER, NORTHFOLD } from '#src/reference-api/seed/named-makers.ts';
import type { Seeding } from '#src/reference-api/seed/seeding.ts';

interface Choice {
  type: ContentType;
  fits: (item: Content) => boolean;
  daysAgo: number;
  note?: string;
  /** Number of a design project. */
  project?: number;
}

/** Twelve favorites: from several manufacturers, at least three changed since they were saved, and one manufacturer. */
export function seedFavorites({ world, ago }: Seeding): void {
  const makers = new Set<number>();
  const isExpired = (item: Content) =>
    'validUntil' in item && item.validUntil !== null && item.validUntil < world.today;
  const isNorthfolds = ({ coid }: Content) => coid === NORTHFOLD;
  /** From another manufacturer, for the building itself and not for its site office. */
  const isForeign = ({ coid, csi: [main], productIds }: Content) =>
    !makers.has(coid) && main !== undefined && main.number >= '03' && productIds.length > 0;
  const hasChanged = (days: number) => (item: Content) => item.updated_at > ago(days);
  const choices: readonly Choice[] = [
    { type: 'spec', fits: isNorthfolds, daysAgo: 64 },
    {
      type: 'product',
      fits: (item) => isNorthfolds(item) && hasChanged(61)(item),
      daysAgo: 61,
      project: 1,
      note: 'Low roof of the library. Ask for the detail at the tapered edge.',
    },
    { type: 'cad', fits: isNorthfolds, daysAgo: 60, project: 1 },
    { type: 'product', fits: isForeign, daysAgo: 47 },
    {
      type: 'epd',
      fits: (item) => isExpired(item) && !isNorthfolds(item),
      daysAgo: 41,
      note: 'Renewed yet?',
    },
    { type: 'bim', fits: (item) => isForeign(item) && hasChanged(33)(item), daysAgo: 33 },
    { type: 'hpd', fits: (item) => isForeign(item) && !isExpired(item), daysAgo: 26 },
    { type: 'certificate', fits: (item) => isForeign(item) && !isExpired(item), daysAgo: 19 },
    {
      type: 'cad',
      fits: (item) => isForeign(item) && hasChanged(12)(item),
      daysAgo: 12,
      note: 'Close to our condition at grid C.',
    },
    { type: 'datasheet', fits: isForeign, daysAgo: 8 },
    { type: 'product', fits: isForeign, daysAgo: 3 },
  ];
  for (const { type, fits, daysAgo, note = '', project = null } of choices) {
    const list: readonly Content[] = world.content.all(type);
    const item = list.find(fits) ?? list.find(isForeign);
    if (!item) continue;
    makers.add(item.coid);
    addForAda(world.saved.favorites, ago(daysAgo), (seq): Favorite => ({
      seq,
      content_id: item.id,
      content_type: type,
      created_at: atWork(ago(daysAgo)),
      note,
      project,
      seen: seenOn(item, ago(daysAgo)),
    }));
  }
  addForAda(world.saved.favorites, ago(1), (seq): Favorite => ({
    seq,
    content_id: BRIGHTWATER,
    content_type: 'company',
    created_at: atWork(ago(1)),
    note: '',
    project: null,
    seen: seenStateOf(null),
  }));
}
