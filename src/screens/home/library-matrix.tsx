import type { Library } from '#src/api/home.ts';
import { CountMatrix, MatrixHead, matrixTypes } from '#src/components/count-matrix.tsx';
import style from '#src/components/count-matrix.module.css';
import { Link } from '#src/components/link.tsx';
import { countText } from '#src/domain/numbers.ts';
import { to } from '#src/paths.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

const heads = ['Div.', 'MasterFormat 04'];

/** Divisions × content types with true counts; every count leads to what it counts. */
export function LibraryMatrix({ library }: { library: Library }) {
  return (
    <CountMatrix
      label="The library by division"
      heads={heads}
      rows={library.divisions.map(({ division, title, counts }) => ({
        key: division,
        numbers: [division],
        title,
        href: to.division('product', division),
        counts,
        hrefOf: (type) => to.division(type, division),
      }))}
      foot={
        <tr>
          <td>Σ</td>
          <th scope="row" className={style.title}>
            All divisions
          </th>
          {matrixTypes.map((type) => (
            <td key={type}>
              <Link to={to.contentType(type)}>{countText(library.totals[type] ?? 0)}</Link>
            </td>
          ))}
        </tr>
      }
    />
  );
}

/** As many rows as there are divisions, so that nothing below moves when they come. */
const liveDivisions = 35;

export function MatrixSkeleton() {
  return (
    <div className={style.scroll} aria-hidden="true">
      <table className={style.matrix}>
        <MatrixHead heads={heads} />
        <tbody>
          {Array.from({ length: liveDivisions + 1 }, (_, row) => (
            <tr key={row}>
              <td className={style.number}>
                <Skeleton width="2ch" />
              </td>
              <th scope="row" className={style.title}>
                <Skeleton width={`${10 + ((row * 7) % 9)}em`} />
              </th>
              {matrixTypes.map((type) => (
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
