import type { CallError } from '#src/contracts/result.ts';
import { declarationBadges } from '#src/components/library/declaration-badges.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Company } from '#src/contracts/companies.ts';
import type { Product } from '#src/contracts/content.ts';
import { marked } from '#src/components/results/marked.tsx';
import { attributeText } from '#src/domain/attribute-amount.ts';
import { countText } from '#src/lib/numbers.ts';
import type { PicturedTree, TreeHeading, TreeProduct } from '#src/domain/product-tree.ts';
import { to } from '#src/paths.ts';
import { hasPart } from '#src/screens/companies/frame/part-links.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';
import style from '#src/screens/companies/profile/product-range.module.css';
import { useUnits } from '#src/stores/units.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** With more products than this, headings start collapsed, so that the whole range is visible first. */
const openUpTo = 60;

interface Props {
  result: Promise<{ data: PicturedTree; error?: never } | { data?: never; error: CallError }>;
  company: Company;
}

/** The manufacturer's products under its own headings. */
export function ProductRange({ result, company }: Props) {
  if (!hasPart(company, 'products')) return null;
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
        what="the product tree"
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
      {tree.products.length > 0 && <Products products={tree.products} records={tree.records} />}
      {tree.headings.map((heading) => (
        <Branch key={heading.id} heading={heading} records={tree.records} isOpen={tree.count <= openUpTo} />
      ))}
    </div>
  );
}

type Recorded = Pick<PicturedTree, 'records'>;

function Branch({ heading, records, isOpen }: Recorded & { heading: TreeHeading; isOpen: boolean }) {
  const { name, count, products, headings } = heading;
  return (
    <details className={`spread hairline-bottom ${style.branch}`} open={isOpen}>
      <summary className="grid gap-2 baseline unmarked">
        <span className={`ink bold anywhere ${style.name}`} dir="auto">
          {name}
        </span>
        <span className={`muted ${style.count}`}>
          {countText(count)}
          <span className="unseen"> {count === 1 ? 'product' : 'products'}</span>
        </span>
      </summary>
      <div className={style.inner}>
        {products.length > 0 && <Products products={products} records={records} />}
        {headings.map((child) => (
          <Branch key={child.id} heading={child} records={records} isOpen={isOpen} />
        ))}
      </div>
    </details>
  );
}

const Products = ({ products, records }: Recorded & { products: readonly TreeProduct[] }) => (
  <ul className={`grid gap-2-5 ${style.products}`}>
    {products.map(({ id, name, tradename }) => {
      const record = records.get(id);
      return (
        <li key={id} className="row at-top relative gap-3">
          <span className={`rigid ${style.picture}`}>
            <Picture src={record?.picture ?? null} alt="" width={128} height={96} />
          </span>
          <div className="stack shrinks gap-2px anywhere">
            <Link className={`plain touch-high ${style.product}`} to={to.product(id)}>
              <bdi>{name}</bdi>
            </Link>
            {tradename !== null && <p className="small muted">{tradename}</p>}
            {record && <WhatItIs record={record} />}
          </div>
        </li>
      );
    })}
  </ul>
);

/** The product's key value and its declarations. */
function WhatItIs({ record }: { record: Product }) {
  const { attributes, discontinued } = record;
  const badges = declarationBadges(record);
  const { system } = useUnits();
  const [first] = attributes;
  return (
    <>
      {discontinued !== null ? (
        <p className="small redline">Discontinued</p>
      ) : (
        first && (
          <p className="small muted">
            {first.label}{' '}
            <span className="plain digits inline-block">
              {marked(attributeText(first, system), undefined)}
            </span>
          </p>
        )
      )}
      {badges.length > 0 && <p className="flow gap-1 small">{badges}</p>}
    </>
  );
}
