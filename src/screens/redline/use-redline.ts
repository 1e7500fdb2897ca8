import { startTransition, useEffect, useState } from 'react';

import { runInSlices } from '#src/browser/run-in-slices.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import type { Side } from '#src/domain/redline/requested-sides.ts';
import { compareLines, type Redline } from '#src/domain/redline/redline.ts';
import type { PrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { contentOf, type SideContent } from '#src/screens/redline/side-text.ts';

export interface ReadSide {
  side: Side;
  section: SpecSection;
}

/** Two texts and their differences, or the side whose text this browser doesn't have. */
export type Made =
  | { old: SideContent; now: SideContent; redline: Redline; missing?: never }
  | { missing: Side };

interface Asked {
  old: ReadSide;
  now: ReadSide;
  project: SpecwizardProject | null;
  person: number | null;
  options: PrintOptions;
  /** Incremented on each save, to read the person's own work again. */
  saves: number;
}

/**
 * Computes the redline of two texts without blocking the page. Null at first; afterward the previous one stays until
 * the next is ready.
 */
export function useRedline({ old, now, project, person, options, saves }: Asked): Made | null {
  const [made, setMade] = useState<Made | null>(null);
  const { side: oldSide, section: oldSection } = old;
  const { side: nowSide, section: nowSection } = now;
  useEffect(() => {
    const end = new AbortController();
    const sides = {
      old: { side: oldSide, section: oldSection },
      now: { side: nowSide, section: nowSection },
    };
    void runInSlices(steps({ ...sides, project, person, options, saves }), end.signal).then((next) => {
      if (next !== null && !end.signal.aborted) startTransition(() => setMade(next));
    });
    return () => end.abort();
  }, [oldSide, oldSection, nowSide, nowSection, project, person, options, saves]);
  return made;
}

function* steps({ old, now, project, options }: Asked): Generator<void, Made> {
  const oldText = contentOf(old.side, old.section, project, options);
  yield;
  const nowText = contentOf(now.side, now.section, project, options);
  if (oldText === null || nowText === null) return { missing: oldText === null ? old.side : now.side };
  yield;
  const isOneMaster = old.section.filename === now.section.filename;
  const redline = yield* compareLines(oldText.lines, nowText.lines, isOneMaster);
  return { old: oldText, now: nowText, redline };
}
