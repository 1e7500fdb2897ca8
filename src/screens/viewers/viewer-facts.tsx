import { itemFacts } from '#src/components/library/item-facts.tsx';
import type { Fact } from '#src/components/page/facts.tsx';
import type { Content, ContentBrief } from '#src/contracts/content.ts';

/** The title block: what it belongs to, its scale and units if it has them, and its date. */
export function viewerFacts(item: Content, products: readonly ContentBrief[]): Fact[] {
  return [...ownFacts(item), ...itemFacts(item, products, 4)];
}

function ownFacts(item: Content): Fact[] {
  if (item.content_type === 'cad') {
    return [
      ['Scale', item.scale],
      ['Units', 'Inches'],
      ['View', item.view],
    ];
  }
  if (item.content_type === 'bim')
    return [
      ['Category', item.category],
      ['LOD', item.lod],
    ];
  return [];
}
