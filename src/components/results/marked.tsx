import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { highlightRuns } from '#src/lib/highlight.ts';

/** A text with search matches highlighted. A function, not a component: a list has hundreds. */
export function marked(text: string, highlight: readonly string[] | undefined): ReactNode {
  const [fragment] = highlight ?? [];
  if (fragment === undefined) return whole(text);
  let at = 0;
  return highlightRuns(fragment).map((run) => {
    at += run.text.length;
    return run.marked ? <mark key={at}>{run.text}</mark> : <Fragment key={at}>{whole(run.text)}</Fragment>;
  });
}

const mixedNumber = /^\d+-\d+\/\d+/;

/**
 * A text whose dashes before a condition end a line and do not begin one, and whose mixed numbers stay whole:
 * `Jamb - Section`, `8-1/2 in.`
 */
function whole(text: string): ReactNode {
  if (!text.includes('-')) return text;
  const parts: ReactNode[] = [];
  // Few, since a list has hundreds of titles: words that may break stay one text.
  let open = '';
  const words = text.split(' ');
  words.forEach((word, at) => {
    if (word === '-' && at > 0) return;
    if (at > 0) open += ' ';
    const kept = words[at + 1] === '-' ? `${word} -` : mixedNumber.test(word) ? word : null;
    if (kept === null) {
      open += word;
      return;
    }
    parts.push(
      open,
      <span key={at} className="nowrap">
        {kept}
      </span>,
    );
    open = '';
  });
  return [...parts, open];
}
