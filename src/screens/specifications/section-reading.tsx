import { useEffect } from 'react';

import { stabilizeAnchorScroll } from '#src/browser/stabilize-anchor-scroll.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { About } from '#src/screens/specifications/about.tsx';
import { Contents } from '#src/screens/specifications/contents.tsx';
import { FindInSection } from '#src/screens/specifications/find-in-section.tsx';
import { LineNotShown } from '#src/screens/specifications/line-not-shown.tsx';
import type { Related } from '#src/screens/specifications/loaders.ts';
import { Problems } from '#src/screens/specifications/problems.tsx';
import { ReadingPaper } from '#src/screens/specifications/reading-paper.tsx';
import { References } from '#src/screens/specifications/references.tsx';
import style from '#src/screens/specifications/specification.module.css';
import { useReading } from '#src/screens/specifications/use-reading.ts';
import { usePageFields } from '#src/components/specification/use-page-fields.ts';
import { ViewOptions } from '#src/screens/specifications/view-options.tsx';

/** The text, with its contents on one side and what it names on the other. */
export function SectionReading({ section, loaded }: { section: SpecSection; loaded: Related }) {
  const reading = useReading(section);
  usePageFields(section);
  useEffect(stabilizeAnchorScroll, []);
  return (
    <div className={`at-top gap-5 pad-top-3 print-block ${style.columns}`}>
      <div className={`gap-3 screen-only ${style.side}`}>
        <FindInSection document={reading.document} />
        <Contents articles={reading.articles} />
      </div>
      <div className={`stack gap-3 print-block ${style.text}`}>
        <ViewOptions />
        <Problems problems={reading.tree.problems} />
        <LineNotShown reading={reading} />
        <ReadingPaper section={section} reading={reading} />
        <References section={section} reading={reading} />
      </div>
      <About loaded={loaded} reading={reading} />
    </div>
  );
}
