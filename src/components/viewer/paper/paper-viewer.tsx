import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';

import { PaperReader } from '#src/components/viewer/paper/paper-reader.tsx';
import { PaperWaiting } from '#src/components/viewer/paper/paper-waiting.tsx';
import { usePageTexts } from '#src/components/viewer/paper/use-page-texts.ts';
import { usePaper } from '#src/components/viewer/paper/use-paper.ts';
import type { Content } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';
import { paperViewFrom, paperViewText } from '#src/domain/viewer/paper-view.ts';

interface Props {
  item: Content;
  poster: ReactNode;
  startsOpen: boolean;
  /** Arrow keys turn its pages wherever the focus is: on the screen that is made for it. */
  ownsKeys?: boolean;
  view: string;
  onView: (view: string) => void;
}

/** The PDF of an item, read in place. */
export function PaperViewer({ item, poster, startsOpen, ownsKeys = true, view, onView }: Props) {
  const file = viewedFile(item);
  const { state, open, cancel } = usePaper(file, startsOpen);
  const paper = state.phase === 'open' ? state.paper : null;
  const [isTextWanted, setTextWanted] = useState(false);
  const onTexts = useCallback(() => setTextWanted(true), []);
  const texts = usePageTexts(paper, isTextWanted);
  const waiting = (
    <PaperWaiting
      {...{ state, file, poster }}
      what={contentTypeWords[item.content_type].singular}
      onOpen={open}
      onCancel={cancel}
    />
  );
  if (paper === null) return waiting;
  return (
    <PaperReader
      {...{ paper, waiting, file, texts, onTexts }}
      count={paper.count}
      title={item.title}
      view={paperViewFrom(view)}
      onView={(next) => onView(paperViewText(next))}
      ownsKeys={ownsKeys}
      hasSpreads={paper.count > 2}
    />
  );
}
