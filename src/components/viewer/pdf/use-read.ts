import { useEffect, useState } from 'react';

import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';

/**
 * Data that a document has besides its pages; null until it has been read, and if it can't be. `read` must be stable.
 */
export function useRead<T>(paper: PdfDocument | null, read: (paper: PdfDocument) => Promise<T>): T | null {
  const [known, setKnown] = useState<{ of: PdfDocument; by: typeof read; value: T } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (paper)
      read(paper).then(
        (value) => isCurrent && setKnown({ of: paper, by: read, value }),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [paper, read]);
  return known?.of === paper && known?.by === read ? known.value : null;
}
