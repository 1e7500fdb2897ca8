import { useEffect, useState } from 'react';

import type { ComparedPage } from '#src/components/viewer/pdf/compare/overlaid-page.tsx';
import style from '#src/components/viewer/pdf/compare/pdf-compare.module.css';
import { linesOnlyIn } from '#src/domain/viewer/compare-pages.ts';
import { countText } from '#src/lib/numbers.ts';

/** Nobody reads more rows. */
const mostLines = 200;

/** The lines of text that only one of two pages has, for people who can't see the pages, and to copy. */
export function ComparedTexts({ here, there }: { here: ComparedPage; there: ComparedPage }) {
  const [lines, setLines] = useState<{ here: string[]; there: string[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([here.paper.textOf(here.number), there.paper.textOf(there.number)]).then(
      ([own, other]) =>
        isCurrent && setLines({ here: linesOnlyIn(own, other), there: linesOnlyIn(other, own) }),
      () => isCurrent && setLines(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [here, there]);
  if (!lines || lines.here.length + lines.there.length === 0) return null;
  return (
    <details className={`scroll small line-top paper pad-2-3 ${style.texts}`}>
      <summary>Text that differs: {countText(lines.here.length + lines.there.length)} lines</summary>
      <div className="halves one-column-819 gap-3">
        <Lines title="Only in this document" lines={lines.here} />
        <Lines title="Only in the other" lines={lines.there} />
      </div>
    </details>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section className="stack gap-1">
    <h2>
      {title}: {countText(lines.length)}
    </h2>
    <ul className="stack gap-1 anywhere">
      {lines.slice(0, mostLines).map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
    {lines.length > mostLines && <p>The first {countText(mostLines)} are listed.</p>}
  </section>
);
