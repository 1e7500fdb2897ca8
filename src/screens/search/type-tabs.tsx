import { Link } from '#src/components/link.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/domain/numbers.ts';
import type { SearchState, SearchType } from '#src/domain/search-state.ts';
import { bucketsOf } from '#src/screens/search/labels.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';
import style from '#src/screens/search/type-tabs.module.css';

/** In the order in which a specifier asks: what it is, how it is drawn and written, what proves it, who makes it. */
const tabs: readonly (readonly [SearchType | null, string])[] = [
  [null, 'All'],
  ['product', 'Products'],
  ['cad', 'CAD'],
  ['bim', 'BIM'],
  ['spec', 'Specs'],
  ['sw', contentTypeWords.sw.plural],
  ['catalog', 'Catalogs'],
  ['video', 'Videos'],
  ['certificate', 'Certifications'],
  ['epd', 'EPDs'],
  ['hpd', 'HPDs'],
  ['datasheet', 'Datasheets'],
  ['webinar', 'Webinars'],
  ['company', 'Manufacturers'],
];

/** On small screens the tabs scroll sideways: the present one must be seen. */
function bringIntoView(tab: HTMLLIElement | null): void {
  const strip = tab?.parentElement;
  if (tab && strip) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}

/** The types of content with their counts. A type without results stays in its place and says 0. */
export function TypeTabs({ state, answer }: { state: SearchState; answer: SearchResult }) {
  const buckets = bucketsOf(answer, 'content_type');
  const all = buckets.reduce((sum, { doc_count }) => sum + doc_count, 0);
  const countOf = (type: SearchType | null) =>
    type === null ? all : (buckets.find(({ key }) => key === type)?.doc_count ?? 0);
  return (
    <nav aria-label="Types of content" className={style.tabs}>
      <ul>
        {tabs.map(([type, label]) => {
          const isCurrent = type === state.contentType;
          const count = countOf(type);
          const content = (
            <>
              {label} <span className={style.count}>{countText(count)}</span>
            </>
          );
          return (
            <li key={label} ref={isCurrent ? bringIntoView : null}>
              {count === 0 && !isCurrent ? (
                <span className={style.none}>{content}</span>
              ) : (
                <Link
                  to={searchAddress({ ...state, contentType: type, page: 1 })}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
