import { highlightRuns } from '#src/lib/highlight.ts';

/** A text with search matches highlighted. */
export function Marked({ text, highlight }: { text: string; highlight: readonly string[] | undefined }) {
  const [fragment] = highlight ?? [];
  if (fragment === undefined) return text;
  let at = 0;
  return highlightRuns(fragment).map((run) => {
    at += run.text.length;
    return run.marked ? <mark key={at}>{run.text}</mark> : run.text;
  });
}
