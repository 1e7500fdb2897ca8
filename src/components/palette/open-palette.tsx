import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { NavigateFunction } from 'react-router';

import { track } from '#src/browser/analytics.ts';
import { createPortalRoot } from '#src/browser/portal-root.ts';
import { Follow } from '#src/components/page/link.tsx';
import { Palette } from '#src/components/palette/palette.tsx';
import { addSiteActions } from '#src/components/palette/site-actions.ts';

let root: Root | null = null;
let isOpen = false;

/**
 * Opens the command palette, and closes it when it is open. It stands beside the app, in a tree of its own, and leads by
 * the router's `navigate`.
 */
export function togglePalette(navigate: NavigateFunction): void {
  const tree = (root ??= planted());
  const close = (): void => {
    isOpen = false;
    tree.render(null);
  };
  if (isOpen) return close();
  isOpen = true;
  track('palette', 'open');
  tree.render(
    <Follow value={navigate}>
      <Palette go={(href) => void navigate(href)} onClose={close} />
    </Follow>,
  );
}

function planted(): Root {
  addSiteActions();
  return createRoot(createPortalRoot());
}
