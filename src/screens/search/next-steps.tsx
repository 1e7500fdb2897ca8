import { Link } from '#src/components/page/link.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { matchAllQuery, type SearchState } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { labelOf } from '#src/domain/search-labels.ts';
import style from '#src/screens/search/zero-results.module.css';

/** Links to browse the chosen section, and to manufacturers who may have what the library lacks. */
export function NextSteps({ state, answer }: { state: SearchState; answer: SearchResult }) {
  const { section: sections, manufacturer: manufacturers } = state.chosen;
  if (sections.length + manufacturers.length === 0) return null;
  return (
    <ul className={`stack at-left gap-1 ${style.links}`}>
      {sections.map((key) => {
        const name = labelOf(answer, { facet: 'section', key });
        const query = `section=${key}${state.mf === '95' ? '&mf=95' : ''}`;
        return (
          <li key={key}>
            <Link className="link" to={to.section('product', key)}>
              Browse {name}
            </Link>{' '}
            or ask{' '}
            <Link className="link" to={to.searchType(matchAllQuery, 'company', query)}>
              its manufacturers
            </Link>
          </li>
        );
      })}
      {manufacturers.map((key) => (
        <li key={key}>
          <Link className="link" to={`${to.company({ coid: Number(key), companySlug: '' })}#request`}>
            Ask {labelOf(answer, { facet: 'manufacturer', key })} for it
          </Link>
        </li>
      ))}
    </ul>
  );
}
