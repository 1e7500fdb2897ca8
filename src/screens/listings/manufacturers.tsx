import { ListCount } from '#src/components/library/list-count.tsx';
import { useScreenData } from '#src/components/page/screen-data.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { useEdition } from '#src/components/library/edition.ts';
import { Items } from '#src/components/results/items.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import style from '#src/components/library/library-page.module.css';
import { NoSuchPage } from '#src/components/page/no-such-page.tsx';
import { Page } from '#src/components/page/page.tsx';
import { Pagination } from '#src/components/page/pagination.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { pageSize } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { NoManufacturers } from '#src/screens/listings/no-manufacturers.tsx';
import { LetterBar } from '#src/screens/listings/letter-bar.tsx';
import type { manufacturersOf } from '#src/screens/listings/loaders.ts';
import { LinkList } from '#src/components/page/link-list.tsx';

type Loaded = Awaited<ReturnType<typeof manufacturersOf>>;

/** Manufacturers under a letter, in a division, or in a category. */
export function Screen() {
  const loaded = useScreenData<typeof manufacturersOf>();
  useEdition();
  const { key, page, answer } = loaded;
  useCanonicalPath(to.manufacturers(key));
  const { title, letters, categories, manufacturers } = answer;
  const crumbs = crumbsTo(title, { label: 'Manufacturers', href: to.manufacturers('a') });
  const name = `Manufacturers: ${title}`;
  const path = to.manufacturers(key, page);
  const total = manufacturers.length;
  return (
    <Page
      title={page === 1 ? name : `${name}, page ${page}`}
      description={
        total === 0
          ? `No manufacturers are listed under ${title} yet. Try another letter or category.`
          : `${pluralize(total, 'manufacturer')} of building products: ${manufacturers.map(({ company }) => company).join(', ')}`
      }
      canonical={total === 0 ? null : path}
      structuredData={collectionPage(name, path, crumbs, total)}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{name}</h1>
        </div>
        <LetterBar letters={letters} current={key} />
        <div className={`grid at-top gap-6 one-column-1023 print-block ${style.withRail}`}>
          <List key={key} loaded={loaded} />
          <aside aria-label="By category">
            <LinkList
              title="By category"
              links={categories.map((category) => ({
                href: to.manufacturers(category.key),
                label: category.title,
                count: category.doc_count,
              }))}
            />
          </aside>
        </div>
      </div>
    </Page>
  );
}

function List({ loaded }: { loaded: Loaded }) {
  const { key, page, answer } = loaded;
  const total = answer.manufacturers.length;
  const pages = Math.ceil(total / pageSize);
  const from = (page - 1) * pageSize;
  const shown = answer.manufacturers.slice(from, from + pageSize);
  if (total === 0) return <NoManufacturers title={answer.title} nearest={loaded.nearest} />;
  return (
    <section className="stack shrinks gap-3" aria-label="Manufacturers">
      <ListCount of={loaded} start={from + 1} shown={shown.length} total={total} />
      {shown.length === 0 ? (
        <NoSuchPage
          className={`tall-links screen-only low-links ${style.links}`}
          page={page}
          pages={pages}
          first={to.manufacturers(key)}
        />
      ) : (
        <>
          <Items
            start={from + 1}
            items={shown.map((manufacturer) => ({
              ...manufacturer,
              content_type: 'company' as const,
              about: '',
            }))}
          />
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(other) => to.manufacturers(key, other)}
            label="Pages of manufacturers"
          />
        </>
      )}
    </section>
  );
}
