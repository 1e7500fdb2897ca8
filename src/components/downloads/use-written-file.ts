import { useState } from 'react';

import { saveFile } from '#src/browser/save-file.ts';

/** Saves files that are generated on demand; `isFailed` tells whether the last one failed. */
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
