import type { MasterNode } from '#src/reference-api/specifications/master-node.ts';
import { designation } from '#src/reference-api/specifications/spec-words.ts';

interface Product {
  noun: string;
  /** Unknown for a section that names no product. */
  materials?: string;
  attributes: readonly { value: string | number }[];
  /** Each by its designation and title. */
  standards?: readonly string[];
}

/**
 * The lines of a master as they are recommended for a product. Of lines with `;; of` in one article, or of one group of
 * options, those that the product's kind, material, or values name are recommended, and the others are not; where none is
 * named, all stay as written. Of a list of standards, those are recommended that the product cites. What they require comes with them, what they exclude goes.
 */
export function recommendedFor(nodes: readonly MasterNode[], product: Product): MasterNode[] {
  const { materials } = product;
  if (materials === undefined) return [...nodes];
  const values = product.attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const said = [product.noun, materials, ...values].join('; ').toLowerCase();
  const isNamed = ({ of }: MasterNode) => of.some((word) => said.includes(word));
  const named = new Set(nodes.filter(isNamed).map(({ id }) => id));
  const decided = new Map<number, boolean>();
  for (const rivals of Map.groupBy(nodes, rivalsOf).values()) {
    if (!rivals.some(({ id }) => named.has(id))) continue;
    for (const { id, control, of } of rivals)
      if (control === 'radio' || of.length > 0) decided.set(id, named.has(id));
  }
  for (const [id, isCited] of citedStandards(nodes, product.standards ?? [])) decided.set(id, isCited);
  return settled(nodes, decided);
}

/** Whether the product cites the standard of each line that is nothing but one, in lists of which it cites any. */
function citedStandards(nodes: readonly MasterNode[], standards: readonly string[]): Map<number, boolean> {
  const cited = new Set(standards.map(designation));
  const lines = nodes.flatMap(({ id, parentId, control, text: [first] }) =>
    control === 'check' && typeof first === 'object' && 'reference' in first
      ? [{ id, parentId, isCited: cited.has(first.reference) }]
      : [],
  );
  return new Map(
    [...Map.groupBy(lines, ({ parentId }) => parentId).values()]
      .filter((list) => list.some(({ isCited }) => isCited))
      .flatMap((list) => list.map(({ id, isCited }) => [id, isCited] as const)),
  );
}

/** Lines of which a product names some: options of one group, or other lines below one parent. */
const rivalsOf = ({ parentId, control, group }: MasterNode): string =>
  `${parentId ?? ''}/${control === 'radio' ? `radio/${group ?? ''}` : 'check'}`;

/** With what the decided lines require, and without what they exclude or what has lost what it requires. */
function settled(nodes: readonly MasterNode[], decided: Map<number, boolean>): MasterNode[] {
  const chosen = new Map(nodes.map(({ id, recommended }) => [id, decided.get(id) ?? recommended]));
  const isIn = (id: number) => chosen.get(id) === true;
  const free = new Set(nodes.filter(({ control }) => control !== 'fixed').map(({ id }) => id));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const groups = Map.groupBy(nodes, rivalsOf);
  const choose = (id: number) => {
    const node = byId.get(id);
    for (const rival of (node?.control === 'radio' && groups.get(rivalsOf(node))) || [])
      chosen.set(rival.id, false);
    chosen.set(id, true);
  };
  // As often as one change may follow from another.
  for (let round = 0; round < 3; round += 1)
    for (const { id, requires, excludes, control } of nodes) {
      if (!isIn(id) || control === 'fixed') continue;
      if (decided.get(id) === true) {
        for (const one of requires) if (decided.get(one) !== false) choose(one);
        for (const one of excludes) if (decided.get(one) !== true) chosen.set(one, false);
      } else if (requires.some((one) => free.has(one) && !isIn(one)) || excludes.some(isIn)) {
        chosen.set(id, false);
      }
    }
  return nodes.map((node) => ({ ...node, recommended: isIn(node.id) }));
}
