import { useState } from 'react';

import { today } from '#src/browser/clock.ts';
import { log } from '#src/browser/log.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { track } from '#src/browser/analytics.ts';
import { useLatest } from '#src/components/page/use-latest.ts';
import { reasonOf } from '#src/components/specification/document-error.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import type { LeftOut, ManualRequest } from '#src/screens/outline-specs/make-manual.ts';
import { touchLastSpecDate } from '#src/services/spec-documents.ts';

export type ManualMaking =
  | { phase: 'idle' | 'cancelled' }
  | { phase: 'making'; share: number }
  | { phase: 'saved'; name: string; bytes: number; sections: number; leftOut: readonly LeftOut[] }
  | { phase: 'failed'; reason: string };

/** Minimum time between progress updates, in ms. */
const reportIntervalMs = 80;

const endings = { pdf: 'pdf', docx: 'docx', 'zip-pdf': 'zip', 'zip-docx': 'zip' } as const;

/** Builds and saves one manual at a time. Closing the dialog cancels it. */
export function useManualMaking() {
  const [making, setMaking] = useState<ManualMaking>({ phase: 'idle' });
  const { begin, end } = useLatest();
  async function make(request: Omit<ManualRequest, 'signal' | 'onProgress'>): Promise<void> {
    const signal = begin();
    setMaking({ phase: 'making', share: 0 });
    let shownAt = 0;
    const onProgress = (share: number): void => {
      if (signal.aborted || performance.now() - shownAt < reportIntervalMs) return;
      shownAt = performance.now();
      setMaking({ phase: 'making', share });
    };
    try {
      const { makeManual } = await import('#src/screens/outline-specs/make-manual.ts');
      // Lets the page show that work has started.
      await new Promise((resolve) => setTimeout(resolve));
      const { blob, sections, leftOut } = await makeManual({ ...request, signal, onProgress });
      signal.throwIfAborted();
      if (sections === 0) {
        setMaking({ phase: 'failed', reason: reasonOfNone(leftOut) });
        return;
      }
      const { project } = request.loaded;
      const name = `${safeFileName(project.name, 80)} - Project manual ${today()}.${endings[request.format]}`;
      saveFile(blob, name);
      setMaking({ phase: 'saved', name, bytes: blob.size, sections, leftOut });
      track('download', 'file', endings[request.format]);
      void touchLastSpecDate(project.seq);
    } catch (error) {
      if (signal.aborted) return;
      const reason = reasonOf(error, 'sections');
      log.error('A project manual could not be made', { format: request.format, reason });
      setMaking({ phase: 'failed', reason });
    }
  }
  const cancel = (): void => {
    end();
    setMaking({ phase: 'cancelled' });
  };
  return { making, make, cancel };
}

const reasonOfNone = (leftOut: readonly LeftOut[]): string =>
  leftOut.map(({ name, reason }) => `${name}: ${reason}`).join(' ');
