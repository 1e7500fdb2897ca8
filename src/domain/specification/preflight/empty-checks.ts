import { excerpt } from '#src/domain/specification/preflight/excerpt.ts';
import type { Finding } from '#src/domain/specification/preflight/finding.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { strikeLine } from '#src/domain/specification/own-text.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';

/** Articles without text, and lead-ins that nothing follows: `Comply with each of the following:`. */
export function emptyFindings(
  tree: SectionTree,
  state: SectionState,
  present: ReadonlySet<number>,
): Finding[] {
  const document = sectionDocument(tree, state, undefined, present);
  return document.flatMap(({ id, level, line }, index): Finding[] => {
    const next = document[index + 1];
    if (next !== undefined && next.level > level) return [];
    const text = lineText(line, state);
    const isLeadIn = line.kind === 'paragraph' && text.endsWith(':');
    if (line.kind !== 'article' && !isLeadIn) return [];
    const message = isLeadIn
      ? `“${excerpt(text)}” announces what follows, but nothing stands below it.`
      : `The article “${excerpt(text)}” has no text.`;
    const strike = { label: 'Strike it', apply: (now: SectionState) => strikeLine(now, id) };
    return [{ key: `empty/${id}`, kind: 'empty', lineId: id, message, fix: strike }];
  });
}
