import { Fragment, type ReactNode } from 'react';

import { highlightRuns } from '#src/lib/highlight.ts';
import { unbroken } from '#src/ui/unbroken.tsx';

/** A text with search matches highlighted. A function, not a component: a list has hundreds. A dash never begins a line. */
export function marked(text: string, highlight: readonly string[] | undefined): ReactNode {
  const [fragment] = highlight ?? [];
  if (fragment === undefined) return unbroken(text);
  let at = 0;
  return highlightRuns(fragment).map((run) => {
    at += run.text.length;
    return run.marked ? (
      <mark key={at}>{run.text}</mark>
    ) : (
      <Fragment key={at}>{unbroken(run.text.replace(/^ (?=- )/, '\u00A0'))}</Fragment>
    );
  });
}
