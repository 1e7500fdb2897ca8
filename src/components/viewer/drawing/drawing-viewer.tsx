import { useEffect, useState } from 'react';

import style from '#src/components/viewer/drawing/drawing.module.css';
import { DrawingDesk } from '#src/components/viewer/drawing/drawing-desk.tsx';
import { readDrawing } from '#src/components/viewer/drawing/read-drawing.ts';
import { StageFailure, StagePoster, StageProgress } from '#src/components/viewer/viewer-stage.tsx';
import type { ReactNode } from 'react';
import type { Cad } from '#src/contracts/content.ts';
import type { DrawingResult } from '#src/domain/drawing/answer.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';

/** What is drawn: an item of the library, or a file of the visitor's own. */
export interface DrawingSubject {
  title: string;
  /** For what is saved, without its ending. */
  fileName: string;
  /** As its record states it. */
  scale: string | null;
  /** The item, which has variations to compare with and a file to download; null for an own file. */
  cad: Cad | null;
}

export interface DrawingViewerProps {
  subject: DrawingSubject;
  file: Blob;
  poster: ReactNode;
  view: string;
  onView: (view: string) => void;
}

/** Shows a drawing from its DXF file. */
export function DrawingViewer({ subject, file, poster, view, onView }: DrawingViewerProps) {
  const [answer, setAnswer] = useState<DrawingResult | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    readDrawing(file, controller.signal)
      .then((read) => {
        if (!controller.signal.aborted) setAnswer(read);
      })
      .catch(() => {
        if (!controller.signal.aborted) setAnswer({ problem: 'The drawing can’t be read.' });
      });
    return () => controller.abort();
  }, [file]);
  if (answer === null) return <StagePoster poster={poster} bar={<StageProgress what="drawing" />} />;
  if (answer.sheet) {
    return (
      <>
        <DrawingDesk {...{ subject, view, onView }} sheet={answer.sheet} />
        <div className={`print-block ${style.printed}`}>{poster}</div>
      </>
    );
  }
  const download = subject.cad && viewedFile(subject.cad);
  return (
    <StagePoster
      poster={poster}
      bar={<StageFailure what="drawing" problem={answer.problem} file={download} />}
    />
  );
}
