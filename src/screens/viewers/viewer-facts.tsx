import type { Fact } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { Content, ContentBrief } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/viewers/viewer-facts.module.css';

/** So many products are named; a catalog may have fifty. */
const productsShown = 4;

/** The title block: what it belongs to, its scale and units where it has them, and its date. */
export function viewerFacts(item: Content, products: readonly ContentBrief[]): Fact[] {
  return [
    ...ownFacts(item),
    [
      products.length === 1 ? 'Product' : 'Products',
      products.length === 0 ? null : (
        <ul key="products">
          {products.slice(0, productsShown).map(({ id, title }) => (
            <li key={id}>
              <Link className={style.link} to={to.product(id)}>
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
          {products.length > productsShown && <li>and {products.length - productsShown} more</li>}
        </ul>
      ),
    ],
    [
      item.csi.length === 1 ? 'Section' : 'Sections',
      item.csi.length === 0 ? null : (
        <ul key="sections">
          {item.csi.map((section) => (
            <li key={section.number}>
              <Link className={style.link} to={to.section(item.content_type, section.number)}>
                <SectionNumber section={section} withTitle />
              </Link>
            </li>
          ))}
        </ul>
      ),
    ],
    ['Updated', fullDate(item.updated_at)],
  ];
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
