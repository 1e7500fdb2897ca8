import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { Fact } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Content, ContentBrief } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';

/**
 * The last facts of any item: products, sections, and date. Names at most `shown` products, because a catalog
 * may have fifty.
 */
export const itemFacts = (item: Content, products: readonly ContentBrief[], shown: number): Fact[] => [
  [
    products.length === 1 ? 'Product' : 'Products',
    products.length === 0 ? null : (
      <ul key="products">
        {products.slice(0, shown).map(({ id, title }) => (
          <li key={id}>
            <Link className="link" to={to.product(id)}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
        {products.length > shown && <li>and {products.length - shown} more</li>}
      </ul>
    ),
  ],
  [
    item.csi.length === 1 ? 'Section' : 'Sections',
    item.csi.length === 0 ? null : (
      <ul key="sections">
        {item.csi.map((section) => (
          <li key={section.number}>
            <Link className="link" to={to.section(item.content_type, section.number)}>
              <SectionNumber section={section} withTitle />
            </Link>
          </li>
        ))}
      </ul>
    ),
  ],
  ['Updated', fullDate(item.updated_at)],
];
