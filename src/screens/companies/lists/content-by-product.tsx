import { useScreenData } from '#src/components/page/screen-data.tsx';
import { itemCountText, pluralInSentence } from '#src/domain/item-count-text.ts';
import { SelectableList } from '#src/components/selection/selectable-list.tsx';

import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import type { Content } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { companyPageCrumbs } from '#src/screens/companies/frame/company-page-crumbs.ts';
import { CompanyFrame } from '#src/screens/companies/frame/company-frame.tsx';
import { Rows } from '#src/screens/companies/frame/rows.tsx';
import type { contentOfProducts } from '#src/screens/companies/lists/loaders.ts';
import style from '#src/screens/companies/lists/content-by-product.module.css';

export function Screen() {
  const { type, ids, company, products, items } = useScreenData<typeof contentOfProducts>();
  useCanonicalPath(to.companyContentOfProducts(company, type, ids));
  const { plural } = contentTypeWords[type];
  const list = { label: plural, href: to.companyContent(company, type) };
  const groups = products.map((product) => ({
    product,
    items: items.filter((item) => belongsTo(item, product)),
  }));
  const total = new Set(groups.flatMap((group) => group.items.map(({ id }) => id))).size;
  const missing = ids.filter((id) => !products.some((product) => product.id === id));
  return (
    <Page
      title={`${plural} of ${pluralize(products.length, 'product')} by ${company.companyNoHtml}`}
      description={`${itemCountText(total, type)} of chosen products by ${company.companyNoHtml}, product by product.`}
      canonical={null}
    >
      <CompanyFrame
        company={company}
        crumbs={companyPageCrumbs(company, 'By product', [list])}
        title={`${plural} by product`}
        tab={type}
        facts={
          <>
            {countText(total)} for {pluralize(products.length, 'product')}.{' '}
            <Link className="link" to={list.href}>
              All {pluralInSentence(plural)}
            </Link>
          </>
        }
      >
        {missing.length > 0 && (
          <p className={`note muted ${style.missing}`}>
            {missing.length === 1 ? 'Product' : 'Products'} {missing.join(', ')}{' '}
            {missing.length === 1 ? 'is' : 'are'} not by <bdi>{company.companyNoHtml}</bdi> and left out.
          </p>
        )}
        <SelectableList items={groups.flatMap(({ items }) => items)}>
          {groups.map((group) => (
            <section
              key={group.product.id}
              className="stack gap-2 pad-top-3"
              aria-labelledby={`product-${group.product.id}`}
            >
              <div className={`flex between baseline gap-2-4 minor-heads ${style.line}`}>
                <h2 className="shrinks anywhere" id={`product-${group.product.id}`}>
                  <Link to={to.product(group.product.id)}>{group.product.title}</Link>{' '}
                  <span className={`muted ${style.count}`}>{countText(group.items.length)}</span>
                </h2>
                {products.length > 1 && (
                  <Link
                    keepScroll
                    className="link rigid note pad-block-3px screen-only"
                    to={to.companyContentOfProducts(
                      company,
                      type,
                      ids.filter((id) => id !== group.product.id),
                    )}
                    aria-label={`Leave out ${group.product.title}`}
                  >
                    Leave out
                  </Link>
                )}
              </div>
              {group.items.length === 0 ? (
                <p className="muted">None for this product.</p>
              ) : (
                <Rows rows={group.items.map((item) => ({ item }))} />
              )}
            </section>
          ))}
        </SelectableList>
        {groups.length === 0 && (
          <p className={`note muted ${style.missing}`}>
            <Link className="link" to={list.href}>
              All {pluralInSentence(plural)} by <bdi>{company.companyNoHtml}</bdi>
            </Link>
          </p>
        )}
      </CompanyFrame>
    </Page>
  );
}

const belongsTo = (item: Content, product: Content): boolean =>
  item.content_type === 'product' ? item.id === product.id : item.productIds.includes(product.id);
