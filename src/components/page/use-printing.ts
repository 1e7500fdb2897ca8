import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { onPrint } from '#src/browser/print.ts';

/** Whether the page is being printed, for content that only appears on paper. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(
    () =>
      onPrint(
        () => flushSync(() => setPrinting(true)),
        () => setPrinting(false),
      ),
    [],
  );
  return isPrinting;
}
