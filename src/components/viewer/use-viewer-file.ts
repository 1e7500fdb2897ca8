import { useCallback, useEffect, useState } from 'react';

import { useLatest } from '#src/components/page/use-latest.ts';
import type { File } from '#src/contracts/shapes.ts';
import type { ViewerFormat } from '#src/domain/viewer/file-signature.ts';
import type { Progress } from '#src/services/viewer-file.ts';

export type FileState =
  | { phase: 'closed' }
  | ({ phase: 'loading' } & Progress)
  | { phase: 'failed'; problem: string }
  | { phase: 'open'; file: Blob };

/** Loads a viewer's file on demand: `open` starts or retries, `cancel` goes back to the poster. */
export function useViewerFile(file: File, format: ViewerFormat, startsOpen: boolean) {
  const [state, setState] = useState<FileState>(
    startsOpen ? { phase: 'loading', received: 0, total: file.bytes } : { phase: 'closed' },
  );
  const { begin, end } = useLatest();
  const open = useCallback(async (): Promise<void> => {
    const signal = begin();
    const show = (next: FileState): void => {
      if (!signal.aborted) setState(next);
    };
    show({ phase: 'loading', received: 0, total: file.bytes });
    try {
      const { loadViewerFile } = await import('#src/services/viewer-file.ts');
      const result = await loadViewerFile(file, format, {
        signal,
        onProgress: (progress) => show({ phase: 'loading', ...progress }),
      });
      show(result.file ? { phase: 'open', file: result.file } : { phase: 'failed', problem: result.problem });
    } catch {
      show({ phase: 'failed', problem: 'Couldn’t load the viewer.' });
    }
  }, [file, format, begin]);
  const cancel = (): void => {
    end();
    setState({ phase: 'closed' });
  };
  useEffect(() => {
    if (startsOpen) void open();
    return end;
  }, [startsOpen, open, end]);
  return { state, open: () => void open(), cancel };
}
