import { escapedPattern } from '#src/lib/escape-pattern.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';

/** More matches would slow the page down, and no one steps through that many. */
export const maxMatches = 1_000;

/** Longer queries are cut, because each position in the text is compared with them. */
const longest = 200;

/** Finds `query` in the text of some elements, in their order. Skips parts marked `data-aside`. */
export function findText(ids: readonly string[], query: string): Range[] {
  const words = query.trim().slice(0, longest);
  if (words === '') return [];
  return findPattern(
    ids.map((id) => document.getElementById(id)),
    composedPattern(escapedPattern(words).replaceAll(/\s+/g, String.raw`\s+`), 'giu'),
  );
}

/** Finds a pattern in the text of some elements, in their order. */
export function findPattern(elements: readonly (Element | null)[], pattern: RegExp): Range[] {
  const found: Range[] = [];
  for (const element of elements) {
    const nodes = textNodes(element);
    const text = nodes.map(({ data }) => data).join('');
    for (const match of text.matchAll(pattern)) {
      found.push(rangeOf(nodes, match.index, match.index + match[0].length));
      if (found.length === maxMatches) return found;
    }
  }
  return found;
}

function textNodes(element: Element | null): Text[] {
  if (!element) return [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('[data-aside], .markedContent[aria-hidden="true"], button')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node);
  return nodes;
}

function rangeOf(nodes: readonly Text[], from: number, to: number): Range {
  const range = document.createRange();
  let before = 0;
  for (const node of nodes) {
    const after = before + node.length;
    if (from >= before && from < after) range.setStart(node, from - before);
    if (to > before && to <= after) range.setEnd(node, to - before);
    before = after;
  }
  return range;
}

/** Highlights ranges, the current one in another color, without changing the DOM, so that nothing moves. */
export function highlightMatches(found: readonly Range[], current: Range | undefined, name = 'found'): void {
  const highlights = 'highlights' in CSS ? CSS.highlights : null;
  if (!highlights) return;
  const [others, chosen] = [new Highlight(), new Highlight()];
  for (const range of found) if (range !== current) others.add(range);
  if (current) chosen.add(current);
  highlights.set(name, others);
  highlights.set(`${name}-current`, chosen);
}

export function clearHighlights(name = 'found'): void {
  if ('highlights' in CSS) for (const each of [name, `${name}-current`]) CSS.highlights.delete(each);
}

export function scrollToRange(range: Range): void {
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
