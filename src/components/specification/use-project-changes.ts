import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

import { useProjectChanges } from '#src/stores/project-changes.ts';

/**
 * Reads the screen again when a SpecWizard project was changed, also by an “Undo” that outlived its screen; what it returns
 * waits for that.
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
