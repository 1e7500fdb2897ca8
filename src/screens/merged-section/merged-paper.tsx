import { useEffect, useMemo } from 'react';

import { stabilizeAnchorScroll } from '#src/browser/stabilize-anchor-scroll.ts';
import { Alternative, ChoiceMark } from '#src/components/specification/choice-mark.tsx';
import { DocumentLineView } from '#src/components/specification/document-line.tsx';
import { LineText } from '#src/components/specification/line-text.tsx';
import { SectionPaper } from '#src/components/specification/section-paper.tsx';
import type { Merged } from '#src/domain/merged-section/merge-types.ts';
import { alternatives, guideDocument } from '#src/domain/specification/guide-text.ts';
import { articlesOf } from '#src/domain/specification/line-places.ts';
import { defaultKeywords } from '#src/domain/specification/line-text.ts';
import { defaultDocumentOptions } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import style from '#src/screens/merged-section/merged-paper.module.css';
import { useUnits } from '#src/stores/units.ts';

interface Props {
  merged: Merged;
  /** The lines of the conflict being resolved. */
  marked: readonly number[];
}

/** The merged section in its current state, with all options. */
export function MergedPaper({ merged: { section, items }, marked }: Props) {
  const units = useUnits(({ system }) => system);
  const { document, later } = useMemo(() => {
    const all = guideDocument(sectionTree(section), { ...defaultDocumentOptions, notes: 'visible' });
    return { document: all, later: alternatives(all) };
  }, [section]);
  const open = useMemo(
    () => new Set(items.flatMap(({ answer, lineIds }) => (answer === null ? lineIds : []))),
    [items],
  );
  useEffect(stabilizeAnchorScroll, []);
  return (
    <section className="shrinks" aria-label="The merged section">
      <SectionPaper
        section={section}
        articles={articlesOf(document)}
        renderLine={(line) => (
          <div
            key={line.id}
            id={`line-${line.id}`}
            className={`forced-ring ${style.line}`}
            data-open={open.has(line.id) || undefined}
            data-marked={marked.includes(line.id) || undefined}
          >
            {later.has(line.id) && <Alternative level={line.level} />}
            <DocumentLineView line={line} units={units}>
              {line.line.control !== 'fixed' && <ChoiceMark line={line.line} />}
              <LineText line={line.line} state={emptyState} options={{ units, keywords: defaultKeywords }} />
              {open.has(line.id) && <span className={`small ${style.open}`}>Open</span>}
            </DocumentLineView>
          </div>
        )}
      />
    </section>
  );
}
