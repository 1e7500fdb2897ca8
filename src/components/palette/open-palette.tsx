import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { track } from '#src/browser/analytics.ts';
import { Palette } from '#src/components/palette/palette.tsx';
import { addSiteActions } from '#src/components/palette/site-actions.ts';

addSiteActions();

/** The command palette of the running site. */
export function OpenPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  useEffect(() => track('palette', 'open'), []);
  return <Palette go={(href) => void navigate(href)} onClose={onClose} />;
}
