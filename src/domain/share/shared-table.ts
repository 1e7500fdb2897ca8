import type { Table } from '#src/lib/csv.ts';
import { manufacturerOf, sectionOf, statusWords, titleOf } from '#src/domain/design-projects/binder.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';

const heads = [
  'section',
  'section_title',
  'type',
  'title',
  'manufacturer',
  'updated',
  'status',
  'note',
  'page',
];

/** Shared items as a table, in order. `link` returns the URL of an item's page; empty if it has none. */
export const sharedTable = (
  items: readonly BinderItem[],
  hasStatus: boolean,
  link: (item: BinderItem) => string,
): Table => [
  heads,
  ...items.map((item) => {
    const section = sectionOf(item);
    const { saved, record } = item;
    return [
      section ? formatSection(section.number, '04') : '',
      section?.title ?? '',
      saved.content_type === 'company' ? 'manufacturer' : contentTypeWords[saved.content_type].singular,
      titleOf(item),
      manufacturerOf(item),
      record.kind === 'item' ? record.item.updated_at.slice(0, 10) : '',
      hasStatus ? statusWords[saved.status] : '',
      saved.note,
      link(item),
    ];
  }),
];
