import style from '#src/components/library/library-page.module.css';
import { useListHeading } from '#src/components/page/list-heading.ts';
import { shownText } from '#src/lib/shown-text.ts';

interface Props {
  /** What the page is about: the heading gets the focus when another page of the same list comes. */
  of: Parameters<typeof useListHeading>[0];
  /** The number of the first that is shown, from 1. */
  start: number;
  shown: number;
  total: number;
  /** Instead of the count, where nothing is found. */
  nothing?: string;
}

/** The heading of a list: which of how many are shown. */
export function ListCount({ of, start, shown, total, nothing }: Props) {
  const heading = useListHeading(of);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className={`touch-high note quiet regular digits no-ring ${style.count}`}
      aria-live="polite"
    >
      {total === 0 && nothing !== undefined ? nothing : shownText(start, shown, total)}
    </h2>
  );
}
