import { useCallback, useState } from 'react';

import { PdfReader } from '#src/components/viewer/pdf/pdf-reader.tsx';
import { PdfWaiting } from '#src/components/viewer/pdf/pdf-waiting.tsx';
import { usePageTexts } from '#src/components/viewer/pdf/use-page-texts.ts';
import { usePdf } from '#src/components/viewer/pdf/use-pdf.ts';
import type { Content } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';
import { pdfViewFrom, pdfViewText } from '#src/domain/viewer/pdf-view.ts';

interface Props {
  item: Content;
  startsOpen: boolean;
  view: string;
  onView: (view: string) => void;
}

/** Shows the PDF of an item. */
export function PdfViewer({ item, startsOpen, view, onView }: Props) {
  const file = viewedFile(item);
  const { state, open, cancel } = usePdf(file, startsOpen);
  const paper = state.phase === 'open' ? state.paper : null;
  const [isTextWanted, setTextWanted] = useState(false);
  const onTexts = useCallback(() => setTextWanted(true), []);
  const texts = usePageTexts(paper, isTextWanted);
  const waiting = (
    <PdfWaiting
      {...{ state, file }}
      what={contentTypeWords[item.content_type].singular}
      onOpen={open}
      onCancel={cancel}
    />
  );
  if (paper === null) return waiting;
  return (
    <PdfReader
      {...{ paper, waiting, file, texts, onTexts }}
      count={paper.count}
      title={item.title}
      view={pdfViewFrom(view)}
      onView={(next) => onView(pdfViewText(next))}
      ownsKeys
      hasSpreads={paper.count > 2}
    />
  );
}
