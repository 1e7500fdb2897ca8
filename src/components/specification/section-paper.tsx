import type { CSSProperties, ReactNode } from 'react';

import { useIsHydrated } from '#src/components/page/use-is-hydrated.ts';
import style from '#src/components/specification/paper.module.css';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { Article } from '#src/domain/specification/line-places.ts';
import type { DocumentLine } from '#src/domain/specification/section-document.ts';
import { endOf, sectionHead } from '#src/domain/specification/section-head.ts';
import '#src/styles/section-pages.css';

interface Props {
  section: Pick<SpecSection, 'section' | 'title'>;
  articles: readonly Article[];
  renderLine: (line: DocumentLine) => ReactNode;
  /** Ids of articles, for links and to detect the current one. */
  anchorOf?: (id: number) => string;
  /** True while only the first articles are rendered, before the first paint. */
  isBeginning?: boolean;
  /** Shown between the head and Part 1. */
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
  // The content policy refuses `style` attributes in a pre-rendered page.
  const isHydrated = useIsHydrated();
  return (
    <div className={`plain anywhere framed paper ${style.paper}`} data-section-paper>
      <div className={`ink bold text-center ${style.head}`}>
        <p>{number}</p>
        <p dir="auto">{title}</p>
      </div>
      {children}
      {articles.map(({ id, lines }) => (
        <div
          key={id}
          id={anchorOf?.(id)}
          className={style.article}
          style={isHydrated ? heightOf(lines) : undefined}
        >
          {lines.map(renderLine)}
        </div>
      ))}
      {!isBeginning && <p className={`ink bold text-center ${style.end}`}>{endOf(section.section.number)}</p>}
    </div>
  );
}

/** Estimated height of an article until it has been laid out, from its line count and text length. */
function heightOf(lines: readonly DocumentLine[]): CSSProperties {
  const letters = lines.reduce((sum, { line }) => sum + characterCount(line), 0);
  const height = `calc(${lines.length} * var(--line) + ${letters} * var(--letter))`;
  return { containIntrinsicHeight: `auto ${height}` };
}

function characterCount({ text, rows }: DocumentLine['line']): number {
  // Runs that are not strings are standards, measures, or blanks, of about 12 characters.
  const words = text.reduce((sum, run) => sum + (typeof run === 'string' ? run.length : 12), 0);
  return words + rows.length * 60;
}
