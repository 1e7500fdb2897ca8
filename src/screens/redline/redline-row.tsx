import { memo } from 'react';

import { DocumentLineView } from '#src/components/specification/document-line.tsx';
import type { Change, RedlineRow } from '#src/domain/redline/redline.ts';
import type { Decision } from '#src/domain/redline/result.ts';
import { wordPieces, type Piece } from '#src/domain/redline/word-pieces.ts';
import { changeWord } from '#src/screens/redline/change-words.ts';
import { Pieces } from '#src/screens/redline/pieces.tsx';
import style from '#src/screens/redline/redline-row.module.css';
import { RedlineTable } from '#src/screens/redline/redline-table.tsx';
import { Code } from '#src/ui/code.tsx';

interface Props {
  id: string;
  row: RedlineRow;
  change: Change | null;
  /** `2.3.A.1` in that text; empty if the line has no number there. */
  oldPlace: string;
  nowPlace: string;
  decision: Decision | null;
  isCurrent: boolean;
  onChoose: (change: Change) => void;
}

/** A line with its numbers in both texts and what happened to it. */
export const RedlineRowView = memo(function RedlineRowView(props: Props) {
  const { id, row, change, oldPlace, nowPlace, decision, isCurrent, onChoose } = props;
  const line = row.kind === 'from' ? row.old : (row.now ?? row.old);
  const pieces = piecesOf(row);
  // The bar above offers the same to keyboard users.
  const handlers = change !== null && { onClick: () => onChoose(change) };
  return (
    <div
      id={id}
      className={`grid baseline relative gap-0-2 unbroken ${style.row}`}
      data-kind={row.kind}
      data-decision={decision}
      aria-current={isCurrent ? 'true' : undefined}
      {...handlers}
    >
      <Place label="Old number" place={row.kind === 'to' ? '' : oldPlace} />
      <Place label="New number" place={row.kind === 'from' ? '' : nowPlace} isOther={oldPlace !== nowPlace} />
      <div className={`shrinks ${style.words}`}>
        {line.kind === 'table' ? (
          <RedlineTable row={row} caption={<Pieces pieces={pieces} />} />
        ) : (
          <DocumentLineView
            line={{ ...line, line: { kind: line.kind, rows: [] } }}
            label={<Label row={row} />}
          >
            <Pieces pieces={pieces} />
          </DocumentLineView>
        )}
      </div>
      {change && (
        <p className={`flow small muted ${style.tag}`}>
          <span className="bold">{changeWord(row, change)}</span>
          {row.kind === 'from' && <span> to {nowPlace || 'further down'}</span>}
          {row.kind === 'to' && <span> from {oldPlace || 'elsewhere'}</span>}
          {decision !== null && <Code tone="name">{decision === 'accepted' ? 'Accepted' : 'Rejected'}</Code>}
        </p>
      )}
    </div>
  );
});

/** The heads of the two columns of numbers, in sight below the bar. */
export const NumberHeads = () => (
  <p
    className={`grid gap-0-2 small muted paper line-bottom static-499 ${style.row} ${style.heads}`}
    data-kind="same"
    aria-hidden="true"
  >
    <span>Old no.</span>
    <span>New no.</span>
  </p>
);

/** `2.3.A.1`; empty if the line has no number or isn't in that text. */
function Place({ label, place, isOther = false }: { label: string; place: string; isOther?: boolean }) {
  return (
    <span className={`small muted digits nowrap ${style.place}`} data-differs={isOther || undefined}>
      {place !== '' && (
        <>
          <span className="unseen">{label} </span>
          {place}
        </>
      )}
    </span>
  );
}

/** If only the number of a line differs, shows the new one: it is computed, not written. */
function Label({ row }: { row: RedlineRow }) {
  const line = row.kind === 'from' ? row.old : (row.now ?? row.old);
  if (row.kind === 'removed' || row.kind === 'from') return <del>{line.label}</del>;
  if (row.kind === 'added' || row.kind === 'to') return <ins>{line.label}</ins>;
  return line.label;
}

function piecesOf(row: RedlineRow): readonly Piece[] {
  switch (row.kind) {
    case 'same':
      return [{ of: 'both', text: row.now.text }];
    case 'changed':
      return wordPieces(row.old.text, row.now.text);
    case 'added':
      return [{ of: 'now', text: row.now.text }];
    case 'removed':
    case 'from':
      return [{ of: 'old', text: row.old.text }];
    case 'to':
      return row.old.text === row.now.text
        ? [{ of: 'now', text: row.now.text }]
        : wordPieces(row.old.text, row.now.text);
  }
}
