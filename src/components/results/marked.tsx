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

/** A dash before a condition, which ends a line and does not begin one, and a mixed number: `Jamb - Section`, `8-1/2 in.` */
const unbroken = /(\S* -(?= )|\d+-\d+\/\d+)/;

/** A text whose dashes and mixed numbers stay whole at the end of a line. */
function whole(text: string): ReactNode {
  if (!text.includes('-')) return text;
  return text.split(unbroken).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="nowrap">
        {part}
      </span>
    ),
  );
}
