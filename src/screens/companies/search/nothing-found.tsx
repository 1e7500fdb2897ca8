import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
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
  return (
    <div className={style.empty}>
      <p className={style.plain}>
        Nothing by <bdi>{company.companyNoHtml}</bdi> {mode === 'meaning' ? 'is close to' : 'contains'} “
        {terms}”.
      </p>
      <ul className={style.links}>
        {without !== null && (
          <li>
            <Link className="link" to={without}>
              Search in everything, without filters
            </Link>
          </li>
        )}
        <li>
          {mode === 'meaning' ? (
            <Link className="link" to={modeHref(company, 'words', terms)}>
              Search by words instead
            </Link>
          ) : (
            <Link className="link" to={modeHref(company, 'meaning', terms)}>
              Search by meaning instead
            </Link>
          )}
        </li>
        <li>
          <Link className="link" to={to.search(terms)}>
            Search all manufacturers
          </Link>
        </li>
        <li>
          <Link className="link" to={`${to.company(company)}#request`}>
            Ask the manufacturer
          </Link>
        </li>
      </ul>
    </div>
  );
}
