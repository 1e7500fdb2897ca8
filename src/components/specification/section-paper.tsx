import type { CSSProperties, ReactNode } from 'react';

import style from '#src/components/specification/paper.module.css';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { Article } from '#src/domain/specification/line-places.ts';
import type { DocumentLine } from '#src/domain/specification/section-document.ts';
import { endOfSection, sectionHead } from '#src/domain/specification/section-head.ts';
import '#src/styles/section-pages.css';

interface Props {
  section: Pick<SpecSection, 'section' | 'title'>;
  articles: readonly Article[];
  renderLine: (line: DocumentLine) => ReactNode;
  /** For links to an article, and for knowing which one is read. */
  anchorOf?: (id: number) => string;
  /** More articles follow when the first ones are painted. */
  isBeginning?: boolean;
  /** Between head and first part. */
  children?: ReactNode;
}

/** A section as it is printed: head, articles, end. */
export function SectionPaper({
  section,
  articles,
  renderLine,
  anchorOf,
  isBeginning = false,
  children,
}: Props) {
  const [number, title] = sectionHead(section);
  return (
    <div className={`plain anywhere framed paper ${style.paper}`} data-section-paper>
      <div className={`ink bold ${style.head}`}>
        <p>{number}</p>
        <p dir="auto">{title}</p>
      </div>
      {children}
      {articles.map(({ id, lines }) => (
        <div key={id} id={anchorOf?.(id)} className={style.article} style={heightOf(lines)}>
          {lines.map(renderLine)}
        </div>
      ))}
      {!isBeginning && <p className={`ink bold ${style.end}`}>{endOfSection}</p>}
    </div>
  );
}

/** How high an article will be, until the browser has seen it: each line, and its letters by the width of the sheet. */
function heightOf(lines: readonly DocumentLine[]): CSSProperties {
  const letters = lines.reduce((sum, { line }) => sum + lettersOf(line), 0);
  const height = `calc(${lines.length} * var(--line) + ${letters} * var(--letter))`;
  return { containIntrinsicHeight: `auto ${height}` };
}

function lettersOf({ text, rows }: DocumentLine['line']): number {
  // A piece that is no text is a standard, a measure or a blank.
  const words = text.reduce((sum, run) => sum + (typeof run === 'string' ? run.length : 12), 0);
  return words + rows.length * 60;
}
