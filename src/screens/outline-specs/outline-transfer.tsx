import { useId, useState } from 'react';

import { saveFile } from '#src/browser/save-file.ts';
import { notify } from '#src/browser/toasts.ts';
import {
  maxOutlineFileBytes,
  openOutlineFile,
  outlineFileName,
  outlineFileText,
} from '#src/domain/project-manual/outline-file.ts';
import { changeOutline, readOutline } from '#src/stores/outline-work.ts';
import { Button } from '#src/ui/button.tsx';
import { FileInput } from '#src/ui/file-input.tsx';

/** Exports and imports the outline as a file, if the server can't store it. */
export function OutlineTransfer({ seq, name }: { seq: number; name: string }) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  async function read(file: File | undefined): Promise<void> {
    setProblem(null);
    if (!file) return;
    const work = file.size > maxOutlineFileBytes ? null : openOutlineFile(await file.text());
    if (work === null) return setProblem('This isn’t an outline exported from here, or it is damaged.');
    const before = readOutline(seq);
    changeOutline(seq, () => work);
    void notify.undo('Imported the outline.', () => changeOutline(seq, () => before));
  }
  return (
    <>
      <p>
        Export the outline there and import the file here. Export the SpecWizard projects, too: they have
        their own files.
      </p>
      <div className="flow gap-2">
        <Button
          onClick={() =>
            saveFile(
              new Blob([outlineFileText(readOutline(seq))], { type: 'application/json' }),
              outlineFileName(name),
            )
          }
        >
          Export outline
        </Button>
      </div>
      <label className="small" htmlFor={id}>
        Import an exported outline
      </label>
      <FileInput id={id} isInvalid={problem !== null} onFile={(file) => void read(file)} />
      <p id={`${id}-hint`} className="small muted" role="status">
        {problem ?? 'Opened on this device; not uploaded.'}
      </p>
    </>
  );
}
