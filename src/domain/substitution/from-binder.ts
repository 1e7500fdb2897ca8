import { sectionOf, type BinderItem } from '#src/domain/design-projects/binder.ts';
import { maxProposed } from '#src/domain/substitution/choice.ts';

interface Offered {
  specified: number;
  proposed: readonly number[];
}

/**
 * The products to evaluate for a project item: a comparable product against the basis of design of its section, or the
 * basis of design against its comparable products. Null for an item that isn't a product or is no longer in the
 * library.
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
