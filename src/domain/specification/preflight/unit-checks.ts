import { unconvertedIn } from '#src/domain/converted-text/converted-text.ts';
import type { Finding } from '#src/domain/specification/preflight/finding.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';

/** Measures that a file in the other units could not convert. */
export const unitFindings = (
  tree: SectionTree,
  state: SectionState,
  present: ReadonlySet<number>,
): Finding[] =>
  sectionDocument(tree, state, undefined, present).flatMap(({ id, line }) => {
    if (line.condition !== null && 'cited' in line.condition) return [];
    return unconvertedIn(lineText(line, state)).map((measure): Finding => ({
      key: `units/${id}/${measure}`,
      kind: 'units',
      lineId: id,
      message: `“${measure}” can’t be converted and stays as written in files in other units.`,
      fix: null,
    }));
  });
