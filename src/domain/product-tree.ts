import type { ProductTreeNode } from '#src/contracts/companies.ts';
import type { Content, Product } from '#src/contracts/content.ts';

export interface TreeProduct {
  id: number;
  name: string;
  /** Null where the name already contains it. */
  tradename: string | null;
}

export interface TreeHeading {
  id: number;
  name: string;
  products: readonly TreeProduct[];
  headings: readonly TreeHeading[];
  /** Products under it, at any depth. */
  count: number;
}

/** A manufacturer's products under its headings; `products` have no heading. */
export interface ProductTree {
  products: readonly TreeProduct[];
  headings: readonly TreeHeading[];
  count: number;
}

/** Deeper levels are merged into this one. */
const deepest = 6;

interface Placement {
  parent: number | null;
  depth: number;
  isHidden: boolean;
}

interface Branch {
  products: TreeProduct[];
  headings: number[];
}

/**
 * Builds the product tree in its own order (requirements: entities). Leaves out offline nodes with everything under
 * them, and headings without products. Ignores a parent that doesn't exist or is a product, and breaks cycles of
 * headings.
 *
 * @internal
 */
export function productTree(nodes: readonly ProductTreeNode[]): ProductTree {
  const ordered = nodes.toSorted((one, other) => one.tree_order - other.tree_order);
  const headings = new Map<number, ProductTreeNode>();
  for (const node of ordered) if (node.heading && !headings.has(node.seq)) headings.set(node.seq, node);
  const places = placeHeadings(headings);
  const branches = new Map<number | null, Branch>();
  const branch = (id: number | null): Branch => {
    const known = branches.get(id) ?? { products: [], headings: [] };
    branches.set(id, known);
    return known;
  };
  for (const id of headings.keys()) branch(places.get(id)?.parent ?? null).headings.push(id);
  for (const node of ordered) {
    const parent = node.parent_id !== null && headings.has(node.parent_id) ? node.parent_id : null;
    if (node.heading || !node.online || (parent !== null && places.get(parent)?.isHidden)) continue;
    const { products } = branch(parent);
    if (!products.some(({ id }) => id === node.seq)) products.push(productOf(node));
  }
  return buildTree(null, branches, headings);
}

/** A product tree with the records of its products by id. */
export interface PicturedTree extends ProductTree {
  records: ReadonlyMap<number, Product>;
}

export const picturedTree = (nodes: readonly ProductTreeNode[], items: readonly Content[]): PicturedTree => ({
  ...productTree(nodes),
  records: new Map(items.flatMap((item) => (item.content_type === 'product' ? [[item.id, item]] : []))),
});

export function productsOfTree({ products, headings }: Omit<ProductTree, 'count'>): readonly TreeProduct[] {
  return [...products, ...headings.flatMap(productsOfTree)];
}

/** Walks up from each heading once. In a cycle, the heading whose parent would close it becomes a root. */
function placeHeadings(headings: ReadonlyMap<number, ProductTreeNode>): ReadonlyMap<number, Placement> {
  const places = new Map<number, Placement>();
  for (const start of headings.keys()) {
    const walked = new Set<number>();
    let at: number | null = start;
    while (at !== null && !places.has(at) && !walked.has(at)) {
      walked.add(at);
      const above: number | null = headings.get(at)?.parent_id ?? null;
      at = above !== null && headings.has(above) ? above : null;
    }
    let parent = at !== null && places.has(at) ? at : null;
    for (const id of [...walked].toReversed()) {
      const above = parent === null ? undefined : places.get(parent);
      places.set(id, {
        parent: above && above.depth >= deepest ? above.parent : parent,
        depth: Math.min(deepest, (above?.depth ?? 0) + 1),
        isHidden: (above?.isHidden ?? false) || headings.get(id)?.online === false,
      });
      parent = id;
    }
  }
  return places;
}

function buildTree(
  id: number | null,
  branches: ReadonlyMap<number | null, Branch>,
  nodes: ReadonlyMap<number, ProductTreeNode>,
): ProductTree {
  const { products, headings } = branches.get(id) ?? { products: [], headings: [] };
  const filled = headings
    .map((child) => ({ id: child, name: nameOf(nodes.get(child)), ...buildTree(child, branches, nodes) }))
    .filter(({ count }) => count > 0);
  return {
    products,
    headings: filled,
    count: filled.reduce((sum, { count }) => sum + count, products.length),
  };
}

function nameOf(node: ProductTreeNode | undefined): string {
  return node?.name.trim() || node?.tradename?.trim() || 'Unnamed';
}

function productOf(node: ProductTreeNode): TreeProduct {
  const name = nameOf(node);
  const tradename = node.tradename?.trim() ?? '';
  return { id: node.seq, name, tradename: tradename === '' || name.includes(tradename) ? null : tradename };
}
