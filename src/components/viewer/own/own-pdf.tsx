import { useCallback, useState } from 'react';

import { PdfReader } from '#src/components/viewer/pdf/pdf-reader.tsx';
import { PdfWaiting } from '#src/components/viewer/pdf/pdf-waiting.tsx';
import { usePageTexts } from '#src/components/viewer/pdf/use-page-texts.ts';
import { usePdf } from '#src/components/viewer/pdf/use-pdf.ts';
import { pdfViewFrom } from '#src/domain/viewer/pdf-view.ts';

const nowhere = (): void => undefined;

/** The visitor's own PDF. */
export function OwnPdf({ file }: { file: File }) {
  const { state, open, cancel } = usePdf(file, true);
  const paper = state.phase === 'open' ? state.paper : null;
  const [isTextWanted, setTextWanted] = useState(false);
  const onTexts = useCallback(() => setTextWanted(true), []);
  const texts = usePageTexts(paper, isTextWanted);
  const waiting = <PdfWaiting {...{ state }} file={null} what="document" onOpen={open} onCancel={cancel} />;
  if (paper === null) return waiting;
  return (
    <PdfReader
      {...{ paper, waiting, texts, onTexts }}
      file={null}
      count={paper.count}
      title={file.name}
      view={pdfViewFrom('')}
      onView={nowhere}
      ownsKeys
      hasSpreads={paper.count > 2}
    />
  );
}
