import { useScreenData } from '#src/components/page/screen-data.tsx';
import { Breadcrumbs, type Crumb } from '#src/components/page/breadcrumbs.tsx';
import { CountList } from '#src/components/library/count-list.tsx';
import { CountTabs, type CountTab } from '#src/components/library/count-tabs.tsx';
import { DownloadPanel } from '#src/components/downloads/download-panel.tsx';
import { Link } from '#src/components/page/link.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import { Page } from '#src/components/page/page.tsx';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { pluralInSentence } from '#src/domain/item-count-text.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { filesOf } from '#src/domain/download-files.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/downloads/downloads.module.css';
import type { downloads } from '#src/screens/downloads/loaders.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import type { Downloads } from '#src/contracts/products.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { slugOf } from '#src/lib/slug.ts';

/** Products and wizards have no files of their own. */
const typesWithFiles = contentTypes.filter((type) => type !== 'product' && type !== 'sw');

/** Breadcrumbs of a download page. The last one only says "Download", because the heading names what it is. */
function downloadCrumbs({ manufacturer, product }: Downloads, type: ContentType): Crumb[] {
  const middle = product
    ? { label: product.title, href: to.product(product.id) }
    : { label: contentTypeWords[type].plural, href: to.companyContent(manufacturer, type) };
  return crumbsTo('Download', { label: manufacturer.company, href: to.company(manufacturer) }, middle);
}

/** The same words for other types of the same manufacturer or product. */
function downloadTabs(
  { manufacturer, product }: Downloads,
  type: ContentType,
  qstr: string,
  shown: number,
): CountTab[] {
  // How many match words is known of the current type only.
  const counts = product?.counts ?? (qstr === matchAllQuery ? manufacturer.counts : null);
  return typesWithFiles.map((one) => ({
    key: one,
    label: contentTypeWords[one].plural,
    count: one === type ? shown : counts && (counts[one] ?? 0),
    href: to.downloads(manufacturer, one, qstr, product?.id ?? null),
    isCurrent: one === type,
  }));
}

/** `northfold-roofing-systems-cad-details.zip`; a product's name goes in between. */
function zipName({ manufacturer, product }: Downloads, type: ContentType): string {
  const parts = [manufacturer.company, product?.title ?? '', contentTypeWords[type].plural];
  const name = parts.map((part) => slugOf(part).slice(0, 60)).filter(Boolean);
  return `${name.join('-')}.zip`;
}

/** The files of a manufacturer or product, to select and save as one ZIP. */
export function Screen() {
  const loaded = useScreenData<typeof downloads>();
  const { type, qstr, manufacturer, product, items } = loaded;
  const address = to.downloads(manufacturer, type, qstr, product?.id ?? null);
  useCanonicalPath(address);
  const { plural } = contentTypeWords[type];
  const crumbs = downloadCrumbs(loaded, type);
  const withFiles = items.filter(({ files }) => files.length > 0);
  const files = filesOf(withFiles).length;
  const of = product ? product.title : manufacturer.company;
  const isForWords = product === null && qstr !== matchAllQuery;
  return (
    <Page
      title={`Download ${pluralInSentence(plural)}${isForWords ? ` for “${qstr}”` : ''} of ${of}`}
      description={`${pluralize(files, 'file')} from ${manufacturer.company} with formats, sizes, and dates, individually or as one ZIP. No sign-in.`}
      canonical={files === 0 ? null : address}
      structuredData={{ '@context': 'https://schema.org', ...breadcrumbList(crumbs) }}
    >
      <div className="wrap stack at-start gap-3 page-high" key={address}>
        <Breadcrumbs crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1 dir="auto">
            Download {pluralInSentence(plural)}
            {isForWords && ` for “${qstr}”`}
          </h1>
          <p className={`note muted tall-links low-links ${style.facts}`}>
            {files > 0 && `${pluralize(files, 'file')} by `}
            <Link to={to.company(manufacturer)}>{manufacturer.company}</Link>
            {product && (
              <>
                {' for '}
                <Link to={to.product(product.id)}>{product.title}</Link>
              </>
            )}
            {isForWords && (
              <Link className="link" to={to.downloads(manufacturer, type)}>
                All {pluralInSentence(plural)}
              </Link>
            )}
          </p>
        </div>
        <CountTabs tabs={downloadTabs(loaded, type, qstr, items.length)} />
        {files === 0 ? (
          <Nothing of={loaded} isFound={items.length > 0} />
        ) : (
          <DownloadPanel items={withFiles} name={zipName(loaded, type)} />
        )}
      </div>
    </Page>
  );
}

/** Explains why there is nothing, and shows what the manufacturer has. */
function Nothing({ of, isFound }: { of: Awaited<ReturnType<typeof downloads>>; isFound: boolean }) {
  const { type, qstr, manufacturer, product } = of;
  const { plural } = contentTypeWords[type];
  const isForWords = product === null && qstr !== matchAllQuery;
  const held = typesWithFiles.filter((one) => (manufacturer.counts[one] ?? 0) > 0);
  return (
    <div className="stack gap-5 pad-block-3">
      <div className="stack gap-2">
        <p className="lead ink">
          {isFound
            ? `${plural} have no files to download.`
            : `${manufacturer.company} has no ${pluralInSentence(plural)}${isForWords ? ` for “${qstr}”` : ''}${product ? ' for this product' : ''}.`}
        </p>
        <NextLinks
          className="note tall-links low-links"
          ways={[
            product
              ? [product.title, to.product(product.id)]
              : [`Everything from ${manufacturer.company}`, to.company(manufacturer)],
            [`${plural} of all manufacturers`, to.contentType(type)],
          ]}
        />
      </div>
      {held.length > 0 && (
        <section className={`stack gap-2 minor-heads ${style.held}`} aria-labelledby="held">
          <h2 id="held">Files of {manufacturer.company}</h2>
          <CountList
            rows={held.map((one) => ({
              href: to.downloads(manufacturer, one),
              label: contentTypeWords[one].plural,
              count: manufacturer.counts[one] ?? 0,
            }))}
          />
        </section>
      )}
    </div>
  );
}
