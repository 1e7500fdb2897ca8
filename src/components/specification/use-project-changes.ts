import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

import { useProjectChanges } from '#src/stores/project-changes.ts';

/**
 * Revalidates the screen when a SpecWizard project changes, also through an “Undo” that outlives its screen.
 * Await the returned function to wait for the revalidation.
 */
export function useRevalidateOnProjectChanges(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const reading = useRef(Promise.resolve());
  useEffect(
    () =>
      useProjectChanges.subscribe(() => {
        reading.current = revalidate();
      }),
    [revalidate],
  );
  return () => reading.current;
}
