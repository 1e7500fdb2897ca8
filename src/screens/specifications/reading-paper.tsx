import { useMemo } from 'react';
import { useLocation } from 'react-router';

import { useAfterHeadPaint } from '#src/components/page/use-after-head-paint.ts';
import { SectionPaper } from '#src/components/specification/section-paper.tsx';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { withAllChoices } from '#src/domain/specification/guide-text.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { lineOfHash } from '#src/domain/specification/line-places.ts';
import { articleAnchor } from '#src/screens/specifications/anchors.ts';
import { CopyLine } from '#src/screens/specifications/copy-line.tsx';
import { ManufacturerNote } from '#src/components/specification/manufacturer-note.tsx';
import { ReadingLine } from '#src/screens/specifications/reading-line.tsx';
import { useCopying } from '#src/screens/specifications/use-copying.ts';
import type { Reading } from '#src/screens/specifications/use-reading.ts';

interface Props {
  section: SpecSection;
  reading: Reading;
}

/** Enough to fill a window. */
const firstArticles = 4;

/** The section on paper; each paragraph has a button that copies it. */
export function ReadingPaper({ section, reading }: Props) {
  const { document, articles, places, state, options, outdated, isGuide, showsNotes, alternatives } = reading;
  const numbered = useMemo(
    () => document.flatMap(({ id }) => (places.has(id) ? [id] : [])),
    [document, places],
  );
  const isBelow = useAfterHeadPaint();
  const { hash } = useLocation();
  const isWhole = hash !== '' || isBelow;
  const marked = lineOfHash(hash);
  const { toolOf, handlers } = useCopying(numbered);
  return (
    <div {...handlers}>
      <SectionPaper
        section={section}
        articles={isWhole ? articles : articles.slice(0, firstArticles)}
        isBeginning={!isWhole}
        anchorOf={articleAnchor}
        renderLine={(line) => {
          const place = places.get(line.id);
          const tool = place === undefined ? 'none' : toolOf(line.id);
          return (
            <ReadingLine
              key={line.id}
              {...{ line, state, options, outdated, isGuide }}
              isAlternative={alternatives.has(line.id)}
              isMarked={line.id === marked}
              tool={
                tool !== 'none' &&
                place !== undefined && (
                  <CopyLine
                    place={place}
                    takesFocus={tool === 'focused'}
                    text={() => lineText(isGuide ? withAllChoices(line.line) : line.line, state, options)}
                  />
                )
              }
            />
          );
        }}
      >
        {showsNotes && <ManufacturerNote section={section} />}
      </SectionPaper>
    </div>
  );
}
