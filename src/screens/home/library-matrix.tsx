import type { Library } from '#src/contracts/library.ts';
import { CountMatrix } from '#src/components/library/count-matrix.tsx';
import { contentTypes } from '#src/contracts/content-types.ts';
import style from '#src/components/library/count-matrix.module.css';
import { Link } from '#src/components/page/link.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import home from '#src/screens/home/home-rest.module.css';

const heads = ['Div.', 'MasterFormat 04'];

/** Divisions × content types with their counts; every count links to what it counts. */
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
          <td className={style.number}>Σ</td>
          <th scope="row" className={style.title}>
            All divisions
          </th>
          {contentTypes.map((type) => (
            <td key={type} data-short={contentTypeWords[type].short}>
              <Link to={to.contentType(type)}>{countText(library.totals[type] ?? 0)}</Link>
            </td>
          ))}
        </tr>
      }
    />
  );
}

/** Lines where the rows will be. A single element, because a placeholder in every cell would take five hundred. */
export function MatrixSkeleton() {
  return <div className={home.matrixToCome} aria-hidden="true" />;
}
