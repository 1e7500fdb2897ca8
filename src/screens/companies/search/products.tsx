import { useScreenData } from '#src/components/page/screen-data.tsx';
import { SelectableList } from '#src/components/selection/selectable-list.tsx';

import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { productsFound, type ProductFound } from '#src/domain/products-found.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { to } from '#src/paths.ts';
import { Rows } from '#src/screens/companies/frame/rows.tsx';
import type { productSearch } from '#src/screens/companies/search/loaders.ts';
import { NothingFound } from '#src/screens/companies/search/nothing-found.tsx';
import { SearchFrame } from '#src/screens/companies/search/search-frame.tsx';
import style from '#src/screens/companies/search/search.module.css';
import { Start } from '#src/screens/companies/search/start.tsx';

/** A manufacturer's products, found by their own words and by the words of their content. */
export function Screen() {
  const { company, sections, result } = useScreenData<typeof productSearch>();
  const path = to.companyProductSearch(company);
  const found = result === null ? [] : productsFound(result.answer, result.products);
  return (
    <SearchFrame
      company={company}
      mode="products"
      terms={result?.terms ?? ''}
      path={path}
      isListed={result === null}
    >
      {result === null ? (
        <Start company={company} sections={sections} />
      ) : found.length === 0 ? (
        <NothingFound company={company} terms={result.terms} mode="products" />
      ) : (
        <section aria-label="Products found">
          <h2 className={`note quiet regular digits ${style.count}`} aria-live="polite">
            {pluralize(found.length, 'product')}
            {result.answer.corrected !== null && ` for “${result.answer.corrected.to}”`}
          </h2>
          <SelectableList items={found.map(({ product }) => product)}>
            <Rows
              rows={found.map((one) => ({
                item: one.product,
                highlight: one.highlight,
                above: one.related.size > 0 && <p className="small muted pad-top-3">{foundBy(one)}</p>,
              }))}
            />
          </SelectableList>
        </section>
      )}
    </SearchFrame>
  );
}

const inSentence = new Intl.ListFormat('en-US');

/** `Found by its own text and 3 CAD details`; empty if only the text matches, which the row shows. */
function foundBy({ isOwn, related }: ProductFound): string {
  const parts = contentTypes.flatMap((type) => {
    const count = related.get(type) ?? 0;
    const { singular, plural } = contentTypeWords[type];
    return count === 0 ? [] : [`${countText(count)} ${count === 1 ? singular : plural}`];
  });
  const list = [...(isOwn ? ['its own text'] : []), ...parts];
  return `Found by ${inSentence.format(list)}`;
}
