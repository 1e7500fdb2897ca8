import { useMemo, useState } from 'react';

import { useIsBelow } from '#src/components/page/use-is-below.ts';
import style from '#src/components/viewer/drawing/notes-below.module.css';
import { notesOf } from '#src/domain/drawing/notes.ts';
import { readableView } from '#src/domain/drawing/readable-view.ts';
import type { Sheet } from '#src/domain/drawing/sheet.ts';
import { countText } from '#src/lib/numbers.ts';
import { Icon } from '#src/ui/icon.tsx';

/** A drawing with more notes is a set of details, whose notes make no sense in one list. */
const most = 60;

/** On a phone, the notes of a sheet below it, if it is so wide that they can’t be read in it. */
export function NotesBelow({ sheet, width }: { sheet: Sheet; width: number }) {
  const isPhone = useIsBelow(740);
  const [isClosed, setClosed] = useState(false);
  const notes = useMemo(() => notesOf(sheet.texts), [sheet]);
  // However high the drawing’s space is, or the list would come and go with the space it takes.
  const isTooSmall = useMemo(
    () => readableView(sheet, { width, height: width * 9 }) !== null,
    [sheet, width],
  );
  if (!isPhone || isClosed || !isTooSmall || notes.length === 0 || notes.length > most) return null;
  return (
    <section
      className={`scroll line-top paper note screen-only fading-below scrolls-alone ${style.notes}`}
      aria-label="Notes"
    >
      <div className={`row between paper ${style.head}`}>
        <h2 className="note">
          Notes <span className="small muted digits">{countText(notes.length)}</span>
        </h2>
        <button
          type="button"
          className={`centered rigid bare touch-square ${style.close}`}
          aria-label="Close notes"
          onClick={() => setClosed(true)}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="lined-items">
        {notes.map((text, index) => (
          <li key={index} className="pad-block-2" dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
