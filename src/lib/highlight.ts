/** A run of text; `marked` if it matches the search. */
export interface HighlightRun {
  text: string;
  marked: boolean;
}

/**
 * Splits a search engine's highlight, «<em>Standing</em> seam», into runs. Reads only this tag: other markup
 * stays text, and an unbalanced tag marks to the end or nothing.
 */
export function highlightRuns(highlight: string): readonly HighlightRun[] {
  const runs: HighlightRun[] = [];
  let marked = false;
  for (const part of highlight.split(/(<\/?em>)/)) {
    if (part === '<em>' || part === '</em>') {
      marked = part === '<em>';
      continue;
    }
    const last = runs.at(-1);
    if (last?.marked === marked) last.text += part;
    else if (part !== '') runs.push({ text: part, marked });
  }
  return runs;
}
