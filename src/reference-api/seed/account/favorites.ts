import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import { seenStateOf } from '#src/domain/saved-item.ts';
import { officeHoursOn, addForAda, seenStateOn } from '#src/reference-api/seed/account/ada-records.ts';
import { BRIGHTWATER, NORTHFOLD } from '#src/reference-api/seed/named-manufacturers.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';

interface FavoriteChoice {
  type: ContentType;
  fits: (item: Content) => boolean;
  daysAgo: number;
  note?: string;
  project?: number;
}

/** Eleven items of several manufacturers, at least three of which have changed since they were saved, and one manufacturer. */
export function seedFavorites({ world, ago }: SeedContext): void {
  const manufacturers = new Set<number>();
  const isExpired = (item: Content) =>
    'validUntil' in item && item.validUntil !== null && item.validUntil < world.today;
  const isFromNorthfold = ({ coid }: Content) => coid === NORTHFOLD;
  /** From a manufacturer that has no favorite yet, in divisions 03 and up: products for the building itself. */
  const isFromOther = ({ coid, csi: [main], productIds }: Content) =>
    !manufacturers.has(coid) && main !== undefined && main.number >= '03' && productIds.length > 0;
  const hasChanged = (days: number) => (item: Content) => item.updated_at > ago(days);
  const choices: readonly FavoriteChoice[] = [
    { type: 'spec', fits: isFromNorthfold, daysAgo: 64 },
    {
      type: 'product',
      fits: (item) => isFromNorthfold(item) && hasChanged(61)(item),
      daysAgo: 61,
      project: 1,
      note: 'Low roof of the library. Ask for the detail at the tapered edge.',
    },
    { type: 'cad', fits: isFromNorthfold, daysAgo: 60, project: 1 },
    { type: 'product', fits: isFromOther, daysAgo: 47 },
    {
      type: 'epd',
      fits: (item) => isExpired(item) && !isFromNorthfold(item),
      daysAgo: 41,
      note: 'Renewed yet?',
    },
    { type: 'bim', fits: (item) => isFromOther(item) && hasChanged(33)(item), daysAgo: 33 },
    { type: 'hpd', fits: (item) => isFromOther(item) && !isExpired(item), daysAgo: 26 },
    { type: 'certificate', fits: (item) => isFromOther(item) && !isExpired(item), daysAgo: 19 },
    {
      type: 'cad',
      fits: (item) => isFromOther(item) && hasChanged(12)(item),
      daysAgo: 12,
      note: 'Close to our condition at grid C.',
    },
    { type: 'datasheet', fits: isFromOther, daysAgo: 8 },
    { type: 'product', fits: isFromOther, daysAgo: 3 },
  ];
  for (const { type, fits, daysAgo, note = '', project = null } of choices) {
    const list: readonly Content[] = world.content.all(type);
    const item = list.find(fits) ?? list.find(isFromOther);
    if (!item) continue;
    manufacturers.add(item.coid);
    addForAda(world.saved.favorites, ago(daysAgo), (seq): Favorite => ({
      seq,
      content_id: item.id,
      content_type: type,
      created_at: officeHoursOn(ago(daysAgo)),
      note,
      project,
      seen: seenStateOn(item, ago(daysAgo)),
    }));
  }
  addForAda(world.saved.favorites, ago(1), (seq): Favorite => ({
    seq,
    content_id: BRIGHTWATER,
    content_type: 'company',
    created_at: officeHoursOn(ago(1)),
    note: '',
    project: null,
    seen: seenStateOf(null),
  }));
}
