import type { CallError } from '#src/contracts/result.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { countText } from '#src/lib/numbers.ts';
import type { PicturedTree, TreeHeading, TreeProduct } from '#src/domain/product-tree.ts';
import { to } from '#src/paths.ts';
import { hasPart } from '#src/screens/companies/frame/part-links.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';
import style from '#src/screens/companies/profile/product-range.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** With more products than this, headings start collapsed, so that the whole range is visible first. */
const openUpTo = 60;

interface Props {
  result: Promise<{ data: PicturedTree; error?: never } | { data?: never; error: CallError }>;
  company: Company;
}

/** The manufacturer's products under its own headings. */
export function ProductRange({ result, company }: Props) {
  if (!company.isClient && !hasPart(company, 'products')) return null;
  const count = company.counts['product'] ?? 0;
  return (
    <Part
      id="products"
      title="Products"
      aside={
        count > 0 && <Link to={to.companyContent(company, 'product')}>All {countText(count)} as a list</Link>
      }
    >
      <Deferred
        result={result}
        what="The product tree"
        fallback={<SkeletonText lines={Math.min(24, Math.max(2, count))} gap="14px" />}
      >
        {(tree) => <Range tree={tree} name={company.companyNoHtml} />}
      </Deferred>
    </Part>
  );
}

function Range({ tree, name }: { tree: PicturedTree; name: string }) {
  if (tree.count === 0) return <p className="muted">{name} has no products in the library.</p>;
  return (
    <div className={`note ink-line-top ${style.range}`}>
      {tree.products.length > 0 && <Products products={tree.products} pictures={tree.pictures} />}
      {tree.headings.map((heading) => (
        <Branch key={heading.id} heading={heading} pictures={tree.pictures} isOpen={tree.count <= openUpTo} />
      ))}
    </div>
  );
}

type Pictured = Pick<PicturedTree, 'pictures'>;

function Branch({ heading, pictures, isOpen }: Pictured & { heading: TreeHeading; isOpen: boolean }) {
  const { name, count, products, headings } = heading;
  return (
    <details className={`hairline-bottom ${style.branch}`} open={isOpen}>
      <summary>
        <span className={`ink bold anywhere ${style.name}`} dir="auto">
          {name}
        </span>
        <span className={`muted ${style.count}`}>
          {countText(count)}
          <span className="unseen"> {count === 1 ? 'product' : 'products'}</span>
        </span>
      </summary>
      <div className={style.inner}>
        {products.length > 0 && <Products products={products} pictures={pictures} />}
        {headings.map((child) => (
          <Branch key={child.id} heading={child} pictures={pictures} isOpen={isOpen} />
        ))}
      </div>
    </details>
  );
}

function Products({ products, pictures }: Pictured & { products: readonly TreeProduct[] }) {
  return (
    <ul className={style.products}>
      {products.map(({ id, name, tradename }) => (
        <li key={id}>
          <Link className="row gap-3 anywhere" to={to.product(id)}>
            <span className={`rigid ${style.picture}`}>
              <Picture src={pictures.get(id) ?? null} alt="" width={128} height={96} />
            </span>
            <span>
              <bdi>{name}</bdi>
              {tradename !== null && <span className="block small muted">{tradename}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
