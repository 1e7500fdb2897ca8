import { Suspense, useEffect, useState } from 'react';

import { onPaletteKey } from '#src/browser/palette-key.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';

const Palette = lazyPart(
  async () => (await import('#src/components/palette/open-palette.tsx')).OpenPalette,
  'The command palette',
);

/** The palette's key opens and closes it; its code is loaded with its first use. */
export function PaletteHost() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onPaletteKey(() => setOpen((current) => !current)), []);
  return isOpen ? (
    <Suspense>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
