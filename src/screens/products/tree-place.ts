import type { ProductTreeNode } from '#src/contracts/companies.ts';

export interface TreePlace {
  /** The headings above the product, from the top. */
  headings: readonly string[];
  /** The products under the same heading, in the manufacturer's order, the product included even where it is no longer shown. */
  siblings: readonly ProductTreeNode[];
}

/** Null when the tree does not have it. Stops at loops in the data. */
export function treePlaceOf(tree: readonly ProductTreeNode[], productId: number): TreePlace | null {
  const own = tree.find(({ seq, heading }) => seq === productId && !heading);
  if (!own) return null;
  const headings: string[] = [];
  const seen = new Set<number>();
  // Products and headings are numbered apart, and only a heading can stand above.
  const above = new Map(tree.filter(({ heading }) => heading).map((node) => [node.seq, node]));
  for (let at = above.get(own.parent_id ?? 0); at && !seen.has(at.seq); at = above.get(at.parent_id ?? 0)) {
    seen.add(at.seq);
    headings.unshift(at.name);
  }
  const siblings = tree
    .filter(
      ({ seq, parent_id, heading, online }) =>
        parent_id === own.parent_id && !heading && (online || seq === productId),
    )
    .toSorted((one, other) => one.tree_order - other.tree_order);
  return { headings, siblings };
}
