import { Suspense } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import style from '#src/layouts/failure.module.css';

/** Loads after the text: every visit loads the error screen itself, so that it is there when it is needed. */
const MissingSheet = lazyPart(
  async () => (await import('#src/layouts/missing-sheet.tsx')).MissingSheet,
  null,
);

/** Room for the drawing of a sheet that isn't there. */
export function SheetPlace(props: { number: number }) {
  return (
    <div className={`hidden-599 ${style.sheet}`}>
      <Suspense>
        <MissingSheet {...props} />
      </Suspense>
    </div>
  );
}
