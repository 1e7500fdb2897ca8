import { useEffect, useState, type ReactNode } from 'react';

import { DrawingDesk } from '#src/components/viewer/drawing/drawing-desk.tsx';
import type { DrawingSubject } from '#src/components/viewer/drawing/drawing-subject.ts';
import { readDrawing } from '#src/components/viewer/drawing/read-drawing.ts';
import { StageFailure, StagePoster, StageProgress } from '#src/components/viewer/viewer-stage.tsx';
import type { DrawingResult } from '#src/domain/drawing/answer.ts';
import { viewFrom } from '#src/domain/drawing/drawing-view.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';

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
  const [layout, setLayout] = useState(() => viewFrom(view).layout);
  useEffect(() => {
    const controller = new AbortController();
    readDrawing(file, controller.signal, layout)
      .then((read) => {
        if (!controller.signal.aborted) setAnswer(read);
      })
      .catch(() => {
        if (!controller.signal.aborted) setAnswer({ problem: 'The drawing can’t be read.' });
      });
    return () => controller.abort();
  }, [file, layout]);
  if (answer === null) return <StagePoster poster={poster} bar={<StageProgress what="drawing" />} />;
  if (answer.sheet) {
    return (
      <DrawingDesk
        key={answer.sheet.layout}
        {...{ subject, poster, view, onView, layout }}
        sheet={answer.sheet}
        onLayout={setLayout}
      />
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
