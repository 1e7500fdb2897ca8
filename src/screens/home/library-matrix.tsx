import type { Library } from '#src/api/home.ts';
import { Link } from '#src/components/link.tsx';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/domain/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/home/library-matrix.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** The columns, in the order in which a specifier asks for them. */
const columns: readonly ContentType[] = [
  'product',
  'cad',
  'bim',
  'spec',
  'sw',
  'epd',
  'hpd',
  'certificate',
  'catalog',
  'video',
  'datasheet',
  'webinar',
];

/** Divisions × content types with true counts; every count leads to what it counts. Its links scroll it for a keyboard. */
export function LibraryMatrix({ library }: { library: Library }) {
  return (
    <div className={style.scroll}>
      <table className={style.matrix}>
        <Head />
        <tbody>
          {library.divisions.map(({ division, title, counts }) => (
            <tr key={division}>
              <td className="mono">{division}</td>
              <th scope="row">
                <Link to={to.division('product', division)}>{title}</Link>
              </th>
              {columns.map((type) => (
                <Count key={type} count={counts[type] ?? 0} type={type} division={division} title={title} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>Σ</td>
            <th scope="row">All divisions</th>
            {columns.map((type) => (
              <td key={type}>
                <Link to={to.contentType(type)}>{countText(library.totals[type] ?? 0)}</Link>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">Div.</th>
        <th scope="col">MasterFormat 04</th>
        {columns.map((type) => (
          <th key={type} scope="col">
            <abbr title={contentTypeWords[type].plural}>{contentTypeWords[type].short}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Count(props: { count: number; type: ContentType; division: string; title: string }) {
  const { count, type, division, title } = props;
  if (count === 0) {
    return (
      <td className={style.none}>
        <span aria-hidden="true">–</span>
        <span className="unseen">0</span>
      </td>
    );
  }
  return (
    <td>
      <Link
        to={to.division(type, division)}
        aria-label={`${countText(count)} ${contentTypeWords[type].plural}, ${title}`}
      >
        {countText(count)}
      </Link>
    </td>
  );
}

/** As many rows as there are divisions, so that nothing below moves when they come. */
const liveDivisions = 35;

export function MatrixSkeleton() {
  return (
    <div className={style.scroll} aria-hidden="true">
      <table className={style.matrix}>
        <Head />
        <tbody>
          {Array.from({ length: liveDivisions + 1 }, (_, row) => (
            <tr key={row}>
              <td>
                <Skeleton width="2ch" />
              </td>
              <th scope="row">
                <Skeleton width={`${10 + ((row * 7) % 9)}em`} />
              </th>
              {columns.map((type) => (
                <td key={type}>
                  <Skeleton width="3ch" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
