import { composedPattern } from '#src/lib/composed-pattern.ts';

/**
 * HTML without the given elements (lowercase names) and their content, up to the end tag or, if it is
 * missing, to the end. In steps, because a single pattern with a backreference can't be proven to take linear
 * time.
 */
export function withoutElements(html: string, names: readonly string[]): string {
  // The patterns take longer to compose than most texts to read.
  if (!html.includes('<')) return html;
  const start = composedPattern(String.raw`<(${names.join('|')})\b`, 'gi');
  const ends = new Map(names.map((name) => [name, composedPattern(String.raw`</${name}\s*>`, 'gi')]));
  const kept: string[] = [];
  let at = 0;
  for (let found = start.exec(html); found !== null; found = start.exec(html)) {
    kept.push(html.slice(at, found.index));
    const end = ends.get(found[1]?.toLowerCase() ?? '');
    if (end) end.lastIndex = start.lastIndex;
    if (!end?.test(html)) return kept.join('');
    at = start.lastIndex = end.lastIndex;
  }
  return kept.join('') + html.slice(at);
}
