import { useState } from 'react';

import { saveFile } from '#src/browser/save-file.ts';

/** Saves files that are written on demand, and knows whether the last one could not be written. */
export function useWrittenFile() {
  const [isFailed, setFailed] = useState(false);
  async function save(write: () => Promise<Blob>, name: string): Promise<void> {
    setFailed(false);
    try {
      saveFile(await write(), name);
    } catch {
      setFailed(true);
    }
  }
  return { isFailed, save };
}
