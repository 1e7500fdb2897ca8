import style from '#src/components/library/library-page.module.css';
import { useListHeading } from '#src/components/page/list-heading.ts';
import { shownText } from '#src/lib/shown-text.ts';

interface Props {
  /** The list's state: the heading gets the focus when its page changes. */
  of: Parameters<typeof useListHeading>[0];
  /** The number of the first item shown, from 1. */
  start: number;
  shown: number;
  total: number;
  /** Replaces the count if nothing is found. */
  nothing?: string;
}

/** The heading of a list: which part of how many items is shown. */
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
