import { useScreenData } from '#src/components/page/screen-data.tsx';
import type { ContentPage } from '#src/contracts/companies.ts';
import { AddToProject } from '#src/components/projects/add-to-project.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { Facts } from '#src/components/page/facts.tsx';
import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { FileList } from '#src/components/downloads/file-list.tsx';
import { AskManufacturer } from '#src/components/inquiry/ask-manufacturer.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { inquirySubject } from '#src/domain/inquiry/inquiry-subject.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { sectionLine } from '#src/domain/share-card.ts';

import { to } from '#src/paths.ts';
import style from '#src/screens/companies/item/content-item.module.css';
import { BimData } from '#src/screens/companies/item/bim-view.tsx';
import { factsOf } from '#src/screens/companies/item/item-facts.tsx';
import { ItemView } from '#src/screens/companies/item/item-view.tsx';
import { OpenDocument } from '#src/screens/companies/item/open-document.tsx';
import { itemCrumbs, itemStructure } from '#src/screens/companies/item/item-meta.ts';
import type { contentItem } from '#src/screens/companies/loaders.ts';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { DrawingPager } from '#src/screens/companies/item/drawing-pager.tsx';
import { Sheets, Siblings } from '#src/screens/companies/item/siblings.tsx';
import { Code } from '#src/ui/code.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

/** One library item: a large drawing or document, the title block, its files, and neighboring items. */
export function Screen() {
  const loaded = useScreenData<typeof contentItem>();
  return 'item' in loaded ? <Item page={loaded} /> : <Product id={loaded.productId} />;
}

/** Products have their own screen. */
function Product({ id }: { id: number }) {
  useCanonicalPath(to.product(id));
  return null;
}

/** Types that appear in a comparison. */
const compared: ReadonlySet<string> = new Set(['bim', 'epd', 'hpd', 'certificate']);

/** Types whose picture comes first on a phone and opens or plays in place; other types start with their actions. */
const drawn: ReadonlySet<string> = new Set(['cad', 'bim', 'video', 'webinar']);

function Item({ page: { company, item, siblings, products } }: { page: ContentPage }) {
  useCanonicalPath(to.companyItem(company, item.content_type, item.id));
  const { content_type: type, id, title, summary, files } = item;
  const words = contentTypeWords[type];
  const crumbs = itemCrumbs(company, item);
  return (
    <Page
      title={`${title}, ${words.singular} by ${company.company}`}
      description={summary}
      canonical={to.contentItem(company, type, id)}
      structuredData={itemStructure(company, item, crumbs)}
      card={{
        title,
        kicker: words.singular,
        lines: [company.company, ...sectionLine(item.csi)],
        picture: item.picture,
      }}
    >
      <div className={`wrap stack gap-2 pad-top-4 ${style.page}`} key={`${type} ${id}`}>
        <Breadcrumbs crumbs={crumbs} />
        <div className={`grid at-top one-column-1023 ${style.sheet} ${drawn.has(type) ? '' : style.read}`}>
          <header className={`stack gap-2 ${style.head}`}>
            <div className="cluster gap-2-3 small quiet">
              <Code tone="on">{words.code}</Code>
              {'detailNumber' in item && <span className="mono">{item.detailNumber}</span>}
              <div className="row gap-3 push-right">
                <DrawingPager company={company} item={item} siblings={siblings} />
                <FavoriteButton item={savedItem(item)} withLabel />
              </div>
            </div>
            <h1 dir="auto">{unbroken(title)}</h1>
            {summary !== '' && (
              <p className="note quiet" dir="auto">
                {summary}
              </p>
            )}
          </header>
          <div className={`cluster gap-2 rows-599 screen-only ${style.act}`}>
            <OpenDocument company={company} item={item} />
            <AddToProject items={[savedItem(item)]} />
            <AskManufacturer subject={inquirySubject(item, to.contentItem(company, type, id))} />
            {compared.has(type) && products[0] && (
              <Link className={buttonClass()} to={to.compare([products[0].id])}>
                Compare this product<span className="unseen"> {products[0].title}</span>
              </Link>
            )}
            <span className="hidden-599">
              <PrintButton />
            </span>
          </div>
          <div className={`shrinks ${style.face}`}>
            <ItemView item={item} company={company} />
          </div>
          <div className={`stack at-start gap-4 ${style.set}`}>
            {type === 'bim' && <BimData item={item} />}
            {type === 'catalog' && (
              <Sheets current={null} items={products}>
                Products in this catalog
              </Sheets>
            )}
            <Siblings company={company} item={item} siblings={siblings} />
          </div>
          <div className={`stack gap-4 body-heads spaced-heads ${style.block}`}>
            {files.length > 0 && (
              <section className="screen-only" aria-labelledby="files">
                <h2 id="files">Download</h2>
                <FileList files={files} of={title} />
              </section>
            )}
            <Facts facts={factsOf(item, company, type === 'catalog' ? [] : products)} />
          </div>
        </div>
      </div>
    </Page>
  );
}
