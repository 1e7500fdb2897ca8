import { useEffect, useState, type KeyboardEvent } from 'react';

import { observeCurrentHeading } from '#src/browser/observe-current-heading.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import type { DocumentLine } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { articleAnchor, lineAnchor } from '#src/screens/specifications/anchors.ts';
import style from '#src/screens/specifications/contents.module.css';
import type { Reading } from '#src/screens/specifications/use-reading.ts';

/**
 * Parts and articles, with the current one marked. On a small screen it opens from a button that names the current
 * article.
 */
export function Contents({ articles }: Pick<Reading, 'articles'>) {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<string | null>(null);
  useEffect(
    () =>
      observeCurrentHeading(
        articles.map(({ id }) => articleAnchor(id)),
        setPlace,
      ),
    [articles],
  );
  const entries = articles.flatMap(({ id, lines }) =>
    lines
      .filter(({ line }) => line.kind === 'part' || line.kind === 'article')
      .map((entry) => ({ entry, anchor: articleAnchor(id) })),
  );
  const current = entries.findLast(({ anchor }) => anchor === place)?.entry ?? null;
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') setOpen(false);
  };
  return (
    <nav className="shrinks-down relative small" aria-label="Contents">
      <button
        type="button"
        className={style.button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeOnEscape}
      >
        Contents
        <span className={`hidden-599 ${style.place}`}>{current === null ? '' : titleOf(current)}</span>
      </button>
      <ol className={`scroll forced-fill ${style.list}`} data-open={isOpen || undefined}>
        {entries.map(({ entry }) => (
          <li key={entry.id} className={entry.line.kind === 'part' ? style.part : undefined}>
            <a
              href={`#${lineAnchor(entry.id)}`}
              ref={entry === current ? keepInSight : undefined}
              aria-current={entry === current ? 'location' : undefined}
              onClick={() => setOpen(false)}
              onKeyDown={closeOnEscape}
            >
              <span className="digits">{entry.label}</span>{' '}
              <span dir="auto">{lineText(entry.line, emptyState)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const titleOf = ({ label, line }: DocumentLine): string => `${label} ${lineText(line, emptyState)}`;

/** Scrolls only the list, so that the page stays where the reader left it. */
function keepInSight(link: HTMLElement | null): void {
  const list = link?.closest('ol');
  if (link && list) list.scrollTop = link.offsetTop - list.clientHeight / 2;
}
