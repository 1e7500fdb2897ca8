import { Suspense } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import style from '#src/layouts/failure.module.css';

/** Loads after the text, because every visit preloads the error screen. */
const MissingSheet = lazyPart(
  async () => (await import('#src/layouts/missing-sheet.tsx')).MissingSheet,
  null,
);

/** Reserves space for the drawing of the missing sheet. */
export const SheetPlace = (props: { number: number }) => (
  <div className={`hidden-599 ${style.sheet}`}>
    <Suspense>
      <MissingSheet {...props} />
    </Suspense>
  </div>
);
