import { useCallback, useEffect, useRef, useState } from 'react';

import type { File } from '#src/contracts/shapes.ts';
import type { ViewerFormat } from '#src/domain/viewer/file-signature.ts';
import type { Progress } from '#src/stores/viewer-file.ts';

export type FileState =
  | { phase: 'closed' }
  | ({ phase: 'loading' } & Progress)
  | { phase: 'failed'; problem: string }
  | { phase: 'open'; file: Blob };

/** A file that a viewer reads once it is asked for: `open` begins or begins again, `cancel` goes back to the poster. */
export function useViewerFile(file: File, format: ViewerFormat, startsOpen: boolean) {
  const [state, setState] = useState<FileState>({ phase: 'closed' });
  const running = useRef<AbortController>(undefined);
  const open = useCallback(async (): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (next: FileState): void => {
      if (!controller.signal.aborted) setState(next);
    };
    show({ phase: 'loading', received: 0, total: file.bytes });
    try {
      const { loadViewerFile } = await import('#src/stores/viewer-file.ts');
      const result = await loadViewerFile(file, format, {
        signal: controller.signal,
        onProgress: (progress) => show({ phase: 'loading', ...progress }),
      });
      show(result.file ? { phase: 'open', file: result.file } : { phase: 'failed', problem: result.problem });
    } catch {
      show({ phase: 'failed', problem: 'Couldn’t load the viewer.' });
    }
  }, [file, format]);
  const cancel = (): void => {
    running.current?.abort();
    setState({ phase: 'closed' });
  };
  useEffect(() => {
    if (startsOpen) void open();
    return () => running.current?.abort();
  }, [startsOpen, open]);
  return { state, open: () => void open(), cancel };
}
