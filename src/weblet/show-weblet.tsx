import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { log } from '#src/browser/log.ts';
import type { WebletAddress } from '#src/domain/weblet.ts';
import { Weblet } from '#src/weblet/weblet.tsx';

/** Shows what an address names; null is a bad one, which the log notes without what was typed. Gives what ends it. */
export function showWeblet(root: HTMLElement, address: WebletAddress | null): () => void {
  if (address === null) log.warn('Bad weblet');
  const shown = createRoot(root);
  shown.render(
    <StrictMode>
      <Weblet address={address} />
    </StrictMode>,
  );
  return () => shown.unmount();
}
