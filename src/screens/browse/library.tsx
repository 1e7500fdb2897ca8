import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { useScreenData } from '#src/components/page/screen-data.tsx';
import { CountMatrix } from '#src/components/library/count-matrix.tsx';
import style from '#src/components/library/count-matrix.module.css';
import { contentTypes } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import type { wholeLibrary } from '#src/screens/browse/library-loader.ts';

const title = 'The library by division';
const heads = ['Div.', 'MasterFormat 04'];

/** Divisions × content types with their counts; every count links to what it counts. */
export function Screen() {
  const { divisions, totals } = useScreenData<typeof wholeLibrary>();
  const crumbs = crumbsTo(title, { label: 'Products', href: to.contentType('product') });
  return (
    <Page
      title={title}
      description="How many products, CAD details, BIM objects, specifications, and declarations each MasterFormat division has, with a link to each."
      canonical={to.library()}
      structuredData={collectionPage(title, to.library(), crumbs, divisions.length)}
    >
      <div className="wrap stack at-start gap-3 page-high compact-title">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{title}</h1>
        <CountMatrix
          label={title}
          heads={heads}
          rows={divisions.map((row) => ({
            key: row.division,
            numbers: [row.division],
            title: row.title,
            href: to.division('product', row.division),
            counts: row.counts,
            hrefOf: (type) => to.division(type, row.division),
          }))}
          foot={
            <tr>
              <td className={style.number}>Σ</td>
              <th scope="row" className={style.title}>
                All divisions
              </th>
              {contentTypes.map((type) => (
                <td key={type} data-short={contentTypeWords[type].short}>
                  <Link to={to.contentType(type)}>{countText(totals[type] ?? 0)}</Link>
                </td>
              ))}
            </tr>
          }
        />
      </div>
    </Page>
  );
}
