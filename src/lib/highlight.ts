/** A stretch of a found text; `marked` where it matches what was searched. */
export interface HighlightRun {
  text: string;
  marked: boolean;
}

/**
 * The runs of a search engine's highlight, «<em>Standing</em> seam». Only this tag is read: all other markup stays
 * text, and an unbalanced tag marks to the end or nothing.
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
