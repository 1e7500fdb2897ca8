import { useId, useState } from 'react';

import { maxFileBytes, openShareFile } from '#src/domain/share/share-file.ts';
import type { Shared } from '#src/domain/share/shared.ts';
import { FileInput } from '#src/ui/file-input.tsx';

/** For shares too large for a link. The file is read in the browser and never uploaded. */
export function OpenFile({ onOpen }: { onOpen: (shared: Shared) => void }) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    const shared = file.size <= maxFileBytes ? openShareFile(await textOf(file)) : null;
    setProblem(shared ? null : `${file.name} isn’t a file saved from this site for sharing.`);
    if (shared) onOpen(shared);
  }
  return (
    <div className="stack at-left gap-1 pad-top-4 screen-only">
      <label className="note bold" htmlFor={id}>
        Open a file
      </label>
      <FileInput id={id} isInvalid={problem !== null} onFile={(file) => void read(file)} />
      <p id={`${id}-hint`} className="small muted" role="status">
        {problem ?? 'Opened on this device; not uploaded.'}
      </p>
    </div>
  );
}

/** A file that can no longer be read counts as empty. */
async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    return '';
  }
}
