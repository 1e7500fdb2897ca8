import { useEffect, type ReactNode } from 'react';
import { stabilizeAnchorScroll } from '#src/browser/stabilize-anchor-scroll.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { Contents } from '#src/screens/specifications/contents.tsx';
import { FindInSection } from '#src/screens/specifications/find-in-section.tsx';
import { ReadingPaper } from '#src/screens/specifications/reading-paper.tsx';
import { References } from '#src/screens/specifications/references.tsx';
import style from '#src/screens/specifications/specification.module.css';
import { useReading, type Reading } from '#src/screens/specifications/use-reading.ts';
import { usePageFields } from '#src/components/specification/use-page-fields.ts';
import { ViewOptions } from '#src/screens/specifications/view-options.tsx';
import { useLocation } from 'react-router';
import { lineOfHash } from '#src/domain/specification/line-places.ts';
import { setReadingOptions } from '#src/stores/reading-options.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  section: SpecSection;
  /** Renders the section's references, products, and files. */
  renderAbout: (reading: Reading) => ReactNode;
}

/** The text, with its contents on one side and what it names on the other. */
export function SectionReading({ section, renderAbout }: Props) {
  const reading = useReading(section);
  usePageFields(section);
  useEffect(stabilizeAnchorScroll, []);
  return (
    <div className={`grid at-top gap-5 pad-top-3 print-block ${style.columns}`}>
      <div className={`grid gap-3 screen-only ${style.side}`}>
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
      {renderAbout(reading)}
    </div>
  );
}

/** Explains that the linked paragraph is hidden by the visitor's reading options. */
function LineNotShown({ reading: { tree, document, isGuide } }: { reading: Reading }) {
  const line = lineOfHash(useLocation().hash);
  if (line === null || document.some(({ id }) => id === line)) return null;
  const isOption = !isGuide && tree.lines.get(line) !== undefined && tree.lines.get(line)?.kind !== 'note';
  return (
    <Notice
      title={
        isOption
          ? 'The recommended text leaves out this paragraph.'
          : 'The paragraph that this link leads to is not in the section.'
      }
    >
      {isOption && <Button onClick={() => setReadingOptions({ text: 'guide' })}>Show the guide text</Button>}
    </Notice>
  );
}

const mostProblems = 5;

/** A section with a broken structure is shown as far as possible; this lists what was repaired. */
function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Notice title="Some lines of this section are damaged. As much as possible is shown.">
      <ul>
        {problems.slice(0, mostProblems).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {problems.length > mostProblems && <li>and {problems.length - mostProblems} more</li>}
      </ul>
    </Notice>
  );
}
