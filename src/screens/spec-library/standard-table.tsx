import table from '#src/components/page/data-table.module.css';
import { Link } from '#src/components/page/link.tsx';
import type { CountedStandard } from '#src/contracts/spec-library.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { citationQuery } from '#src/domain/spec-library/standards-list.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/spec-library/standard-table.module.css';
import { StandardStatus } from '#src/screens/spec-library/standard-status.tsx';

interface Props {
  standards: readonly CountedStandard[];
  /** The section of the list; null for the whole library. */
  section: CsiSection | null;
}

/**
 * Designation, title, and number of specifications that cite it; the edition if it is verified, the status if it is not in
 * force. On a narrow screen, a row becomes a block.
 */
export function StandardTable({ standards, section }: Props) {
  return (
    <table className={`full-width note hover-rows ${table.table} ${table.wordy} ${style.standards}`}>
      <thead>
        <tr>
          <th scope="col">Standard</th>
          <th scope="col">Title</th>
          <th scope="col">{section === null ? 'Specifications' : 'Specifications of this section'}</th>
          {section !== null && <th scope="col">Of all</th>}
        </tr>
      </thead>
      <tbody>
        {standards.map((standard) => {
          const { slug, designation, title, organization, edition, specifications, everywhere } = standard;
          const query = citationQuery({ section: section?.number ?? '', coid: null, page: 1 });
          return (
            <tr key={slug}>
              <th scope="row">
                <Link className="link" to={to.standard(slug)}>
                  {plainText(designation)}
                </Link>
              </th>
              <td className={table.words}>
                <bdi>{plainText(title)}</bdi>
                <span className={`block tiny muted ${table.sub}`}>
                  <bdi>{plainText(organization)}</bdi>
                  {edition !== null && <span className="plain"> · Edition {edition}</span>}
                </span>
                <StandardStatus standard={standard} />
              </td>
              <td className={style.count} data-label="Specifications: ">
                <Link
                  className="link"
                  to={to.standard(slug, query)}
                  aria-label={`${designation}: ${pluralize(specifications, 'specification')}`}
                >
                  {countText(specifications)}
                </Link>
              </td>
              {section !== null && (
                <td className={style.count} data-label="Of all: ">
                  <Link
                    className="link"
                    to={to.standard(slug)}
                    aria-label={`${designation}: ${pluralize(everywhere, 'specification')} in all`}
                  >
                    {countText(everywhere)}
                  </Link>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
