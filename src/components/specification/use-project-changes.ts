import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

import { useProjectChanges } from '#src/stores/specwizard-projects.ts';

/** Reads the screen again when a SpecWizard project was changed, also by an “Undo” that outlived its screen. */
export function useRevalidateOnProjectChanges(): void {
  const { count } = useProjectChanges();
  const { revalidate } = useRevalidator();
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    void revalidate();
  }, [count, revalidate]);
}
