import { useCallback, useState } from 'react';

import { log } from '#src/browser/log.ts';
import { runWorker, WorkerTimeoutError } from '#src/browser/workers.ts';
import { useLatest } from '#src/components/page/use-latest.ts';
import type { File } from '#src/contracts/shapes.ts';
import type { IfcModel } from '#src/lib/ifc/ifc-model.ts';

export type IfcState =
  | { phase: 'closed' | 'reading' }
  | { phase: 'failed'; problem: string }
  | { phase: 'open'; ifc: IfcModel };

/** The worker is ours, so checking for its keys is enough. */
const isModel = (value: unknown): value is IfcModel =>
  typeof value === 'object' && value !== null && 'project' in value && 'types' in value;

/** Reads structure and properties of an IFC file on demand, in a worker. */
export function useIfc(file: File | Blob | undefined) {
  const [state, setState] = useState<IfcState>({ phase: 'closed' });
  const { begin } = useLatest();
  const read = useCallback(async (): Promise<void> => {
    if (!file) return;
    const signal = begin();
    setState({ phase: 'reading' });
    const next = await readWith(file, signal);
    if (!signal.aborted) setState(next);
  }, [file, begin]);
  return { state, read: () => void read() };
}

async function readWith(file: File | Blob, signal: AbortSignal): Promise<IfcState> {
  try {
    const [{ loadViewerFile }, { default: address }] = await Promise.all([
      import('#src/services/viewer-file.ts'),
      import('#src/workers/ifc.ts?worker&url'),
    ]);
    const loaded =
      file instanceof Blob
        ? { file }
        : await loadViewerFile(file, 'IFC', { signal, onProgress: () => undefined });
    if (!loaded.file) return { phase: 'failed', problem: loaded.problem };
    const ifc = await runWorker(address, loaded.file, signal);
    if (isModel(ifc)) return { phase: 'open', ifc };
    if (ifc === 'too-large') return { phase: 'failed', problem: 'The file has too many parts to show here.' };
    const problem =
      ifc === 'no-project'
        ? 'The file has no project: its parts belong to nothing that could be listed.'
        : 'This browser can’t read the file.';
    return { phase: 'failed', problem };
  } catch (error) {
    if (error instanceof WorkerTimeoutError)
      return { phase: 'failed', problem: 'The file takes too long to read here.' };
    if (!signal.aborted) log.warn('Couldn’t read the IFC file', { reason: String(error) });
    return { phase: 'failed', problem: 'Couldn’t load the IFC reader.' };
  }
}
