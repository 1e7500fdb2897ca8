import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { everything } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { modeHref } from '#src/screens/companies/search/mode.ts';
import type { Mode } from '#src/screens/companies/search/mode.ts';
import style from '#src/screens/companies/search/search.module.css';

interface Props {
  company: Company;
  terms: string;
  mode: Mode;
  /** The same search without what narrows it; null where nothing does. */
  without?: string | null;
}

/** Nothing found: what else can be done with the same words. */
export function NothingFound({ company, terms, mode, without = null }: Props) {
  const isAnything = terms === everything;
  const otherMode = mode === 'meaning' ? 'words' : 'meaning';
  return (
    <div className={style.empty}>
      <p className={style.plain}>
        {isAnything ? (
          <>
            <bdi>{company.companyNoHtml}</bdi> has nothing {without === null ? 'here' : 'with these filters'}.
          </>
        ) : (
          <>
            Nothing by <bdi>{company.companyNoHtml}</bdi> {mode === 'meaning' ? 'is close to' : 'contains'} “
            {terms}”.
          </>
        )}
      </p>
      <ul className={style.links}>
        {without !== null && (
          <li>
            <Link className="link" to={without}>
              Search in everything, without filters
            </Link>
          </li>
        )}
        {!isAnything && (
          <>
            <li>
              <Link className="link" to={modeHref(company, otherMode, terms)}>
                Search by {otherMode} instead
              </Link>
            </li>
            <li>
              <Link className="link" to={to.search(terms)}>
                Search all manufacturers
              </Link>
            </li>
          </>
        )}
        <li>
          <Link className="link" to={`${to.company(company)}#request`}>
            Ask the manufacturer
          </Link>
        </li>
      </ul>
    </div>
  );
}
