import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { log } from '#src/browser/log.ts';
import type { WebletAddress } from '#src/domain/weblet.ts';
import { Weblet } from '#src/weblet/weblet.tsx';

/**
 * Renders the weblet at an address; null is an invalid one, which is logged without what was typed. Returns a
 * function that unmounts it.
 */
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
