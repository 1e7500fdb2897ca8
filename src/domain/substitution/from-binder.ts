import { sectionOf } from '#src/domain/design-projects/binder.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { maxProposed } from '#src/domain/substitution/choice.ts';

interface Offered {
  specified: number;
  proposed: readonly number[];
}

/**
 * The products that an item of a project is evaluated with: a comparable product against the basis of design of its
 * section, the basis against what is comparable to it. Null for what is no product, or no longer in the library.
 */
export function substitutionFor(item: BinderItem, items: readonly BinderItem[]): Offered | null {
  if (!isProduct(item)) return null;
  const number = sectionOf(item)?.number;
  const ids = (status: 'basis of design' | 'comparable'): readonly number[] =>
    items
      .filter((one) => isProduct(one) && one.saved.status === status && sectionOf(one)?.number === number)
      .map(({ saved }) => saved.content_id)
      .filter((id) => id !== item.saved.content_id);
  const id = item.saved.content_id;
  const [basis] = ids('basis of design');
  if (item.saved.status !== 'basis of design' && basis !== undefined)
    return { specified: basis, proposed: [id] };
  return { specified: id, proposed: ids('comparable').slice(0, maxProposed) };
}

const isProduct = ({ saved, record }: BinderItem): boolean =>
  saved.content_type === 'product' && record.kind === 'item';
