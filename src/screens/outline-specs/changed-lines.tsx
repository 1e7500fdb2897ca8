import type { SectionChange } from '#src/domain/manual-issues/addendum.ts';
import { wordPieces } from '#src/domain/redline/word-pieces.ts';
import type { RedlineRow } from '#src/domain/redline/redline.ts';
import type { PrintedLine } from '#src/domain/specification/writers/printed-section.ts';
import style from '#src/screens/outline-specs/issues.module.css';

/** The changed paragraphs of a section: deleted words struck, inserted words underlined. */
export const ChangedLines = ({ change: { section, redline } }: { change: SectionChange }) => (
  <details className="spread full-width">
    <summary className="touch-high">
      Redline of <span className="digits">{section.number}</span>
    </summary>
    <ul className={`stack gap-1 small space-top-2 ${style.lines}`}>
      {redline.rows.flatMap((row) => (row.kind === 'same' ? [] : [<ChangedLine key={row.id} row={row} />]))}
    </ul>
  </details>
);

function ChangedLine({ row }: { row: RedlineRow }) {
  const old = row.kind === 'to' ? null : row.old;
  const now = row.kind === 'from' ? null : row.now;
  const label = (now ?? old)?.label ?? '';
  return (
    <li>
      {label !== '' && <span className="muted digits">{label} </span>}
      {wordPieces(textOf(old), textOf(now)).map(({ of, text }, index) => {
        if (of === 'old') return <del key={index}>{text}</del>;
        return of === 'now' ? <ins key={index}>{text}</ins> : text;
      })}
    </li>
  );
}

/** A table as its cells in reading order. */
const textOf = (line: PrintedLine | null): string =>
  line === null
    ? ''
    : [line.text, ...line.rows.map(({ cells }) => cells.join(', '))].filter((part) => part !== '').join('; ');
