import type { ProductTreeNode } from '#src/contracts/companies.ts';
import type { Product } from '#src/contracts/content.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';
import { titleCase } from '#src/reference-api/seed/titles-and-text.ts';

/** Product nodes use product ids, so ids of headings begin far above them. */
const FIRST_HEADING_ID = 1_000_000_000;
/** A section with at least this many products groups them by kind. */
const GROUPED_FROM = 4;

/** Each manufacturer's product tree: sections by number, kinds if there are many products, products. */
export function seedTrees(context: SeedContext): void {
  for (const { company, profiles } of context.manufacturers) {
    if (profiles.length === 0) continue;
    const products = context.world.content.ofCompany(company.coid, 'product');
    context.world.trees.set(company.coid, treeOf(company.coid, products));
  }
}

function treeOf(coid: number, products: readonly Product[]): ProductTreeNode[] {
  const nodes: ProductTreeNode[] = [];
  let headings = 0;
  const heading = (name: string, parent_id: number | null): number => {
    headings += 1;
    const seq = FIRST_HEADING_ID + coid * 1000 + headings;
    nodes.push({
      seq,
      parent_id,
      heading: true,
      name,
      tradename: null,
      tree_order: nodes.length + 1,
      online: true,
    });
    return seq;
  };
  const leaf = (product: Product, parent_id: number) =>
    nodes.push({
      seq: product.id,
      parent_id,
      heading: false,
      name: product.title,
      tradename: product.tradename,
      tree_order: nodes.length + 1,
      online: product.discontinued === null,
    });
  const bySection = Map.groupBy(products, ({ csi: [main] }) => main?.number ?? '');
  for (const [, ofSection] of [...bySection].toSorted(([one], [other]) => one.localeCompare(other))) {
    const section = heading(ofSection[0]?.csi[0]?.title ?? 'Products', null);
    if (ofSection.length < GROUPED_FROM) {
      for (const product of ofSection) leaf(product, section);
      continue;
    }
    for (const [noun, ofKind] of Map.groupBy(ofSection, (product) => product.noun)) {
      const kind = heading(`${titleCase(noun)}s`, section);
      for (const product of ofKind) leaf(product, kind);
    }
  }
  return nodes;
}
