import type { ProductTreeNode } from '#src/contracts/companies.ts';

export interface TreePlace {
  /** Headings above the product, top first. */
  headings: readonly string[];
  /**
   * Products under the same heading in the manufacturer's order; includes the product itself even if it is no longer
   * listed.
   */
  siblings: readonly ProductTreeNode[];
}

/** Null if the tree doesn't contain it. Stops at cycles. */
export function treePlaceOf(tree: readonly ProductTreeNode[], productId: number): TreePlace | null {
  const own = tree.find(({ seq, heading }) => seq === productId && !heading);
  if (!own) return null;
  const headings: string[] = [];
  const seen = new Set<number>();
  // Products and headings have separate id ranges, and only a heading can be a parent.
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
