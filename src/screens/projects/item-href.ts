import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { to } from '#src/paths.ts';

/** The address of an item's page; null if it no longer has one. */
export function itemHref({ record }: BinderItem): string | null {
  if (record.kind === 'company') return to.company(record.company);
  if (record.kind !== 'item') return null;
  const { item } = record;
  return item.content_type === 'product'
    ? to.product(item.id)
    : to.contentItem(item, item.content_type, item.id);
}
