import style from '#src/components/library/count-tabs.module.css';
import { Link } from '#src/components/page/link.tsx';
import { countText } from '#src/lib/numbers.ts';

export interface CountTab {
  key: string;
  label: string;
  /** Null if unknown; the tab then shows no count. */
  count: number | null;
  href: string;
  isCurrent: boolean;
}

/**
 * Tabs that have no room scroll sideways, and the current one must be visible. Measuring forces a layout,
 * so the first tab, which is always visible, skips this.
 */
function bringIntoView(tab: HTMLLIElement | null): void {
  const strip = tab?.parentElement;
  if (tab && strip) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}

/**
 * Content types with their counts. A type without items keeps its place and shows 0; if the current type has none, only types
 * with items are shown beside it.
 */
export function CountTabs({
  tabs,
  label = 'Types of content',
}: {
  tabs: readonly CountTab[];
  /** The accessible name. */
  label?: string;
}) {
  const isNothing = tabs.some(({ isCurrent, count }) => isCurrent && count === 0);
  const shown = isNothing ? tabs.filter(({ isCurrent, count }) => isCurrent || count !== 0) : tabs;
  if (isNothing && shown.length === 1) return null;
  return (
    <nav aria-label={label} className={`line-bottom screen-only ${style.tabs}`}>
      <ul className="flex relative fading-ends">
        {shown.map(({ key, label, count, href, isCurrent }, index) => {
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
