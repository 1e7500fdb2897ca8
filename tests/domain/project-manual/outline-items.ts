import type { ProjectItem } from '#src/contracts/char-projects.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import { product, saved } from '#tests/domain/design-projects/records.ts';

/** A product of a section in a project. */
export function item(number: string, title: string, part: Partial<ProjectItem> = {}): BinderItem {
  const csi = [{ number, number95: null, title: findSection(number)?.title ?? '' }];
  return {
    saved: saved({ content_type: 'product', ...part }),
    record: { kind: 'item', item: product({ title, company: 'Northfold', csi }) },
    documents: null,
  };
}
