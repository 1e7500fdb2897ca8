import { useCallback, useEffect, useState } from 'react';

import { useLatest } from '#src/components/page/use-latest.ts';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import type { File } from '#src/contracts/shapes.ts';

export type PdfState =
  | { phase: 'closed' | 'loading' }
  | { phase: 'failed'; problem: string }
  | { phase: 'locked'; isWrong: boolean; give: (password: string) => void }
  | { phase: 'open'; paper: PdfDocument };

/** Loads a PDF part by part: `open` starts or retries, `cancel` goes back to the poster. */
export function usePdf(file: File | Blob | null, startsOpen: boolean) {
  const [state, setState] = useState<PdfState>({ phase: startsOpen ? 'loading' : 'closed' });
  const { begin, end } = useLatest();
  const open = useCallback(async (): Promise<void> => {
    const signal = begin();
    const show = (next: PdfState): void => {
      if (!signal.aborted) setState(next);
    };
    if (file === null) {
      show({ phase: 'failed', problem: 'There is no PDF file.' });
      return;
    }
    show({ phase: 'loading' });
    try {
      const { openPdf } = await import('#src/services/pdf-file.ts');
      const { source, problem } = await openPdf(file, signal);
      if (signal.aborted) return;
      if (source === undefined) {
        show({ phase: 'failed', problem });
        return;
      }
      const { openDocument } = await import('#src/components/viewer/pdf/open-document.ts');
      const opened = await openDocument(source, {
        onLost: (lost) => show({ phase: 'failed', problem: lost }),
        onPassword: (answer, isWrong) => {
          const give = (password: string): void => {
            show({ phase: 'loading' });
            answer(password);
          };
          show({ phase: 'locked', isWrong, give });
        },
      });
      const paper = opened.document;
      if (paper === undefined) {
        show({ phase: 'failed', problem: opened.problem });
        return;
      }
      signal.addEventListener('abort', paper.close);
      if (signal.aborted) paper.close();
      show({ phase: 'open', paper });
    } catch {
      show({ phase: 'failed', problem: 'Couldn’t load the viewer.' });
    }
  }, [file, begin]);
  const cancel = useCallback((): void => {
    end();
    setState({ phase: 'closed' });
  }, [end]);
  useEffect(() => {
    if (startsOpen) void open();
    return end;
  }, [startsOpen, open, end]);
  return { state, open: () => void open(), cancel };
}
