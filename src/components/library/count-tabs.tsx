import style from '#src/components/library/count-tabs.module.css';
import { Link } from '#src/components/page/link.tsx';
import { countText } from '#src/lib/numbers.ts';

export interface CountTab {
  key: string;
  label: string;
  /** Null when it is not known: then the tab leads on without one. */
  count: number | null;
  href: string;
  isCurrent: boolean;
}

/** On small screens the tabs scroll sideways: the present one must be seen. Costs a layout; the first is always seen. */
function bringIntoView(tab: HTMLLIElement | null): void {
  const strip = tab?.parentElement;
  if (tab && strip) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}

/** The types of content with their counts. A type without anything stays in its place and says 0. */
export function CountTabs({
  tabs,
  label = 'Types of content',
}: {
  tabs: readonly CountTab[];
  /** The accessible name. */
  label?: string;
}) {
  return (
    <nav aria-label={label} className={`line-bottom screen-only ${style.tabs}`}>
      <ul className="flow relative">
        {tabs.map(({ key, label, count, href, isCurrent }, index) => {
          const content = (
            <>
              {label} {count !== null && <span className={`muted ${style.count}`}>{countText(count)}</span>}
            </>
          );
          return (
            <li className="rigid" key={key} ref={isCurrent && index > 0 ? bringIntoView : null}>
              {count === 0 && !isCurrent ? (
                <span className={style.none}>{content}</span>
              ) : (
                <Link to={href} aria-current={isCurrent ? 'page' : undefined}>
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
