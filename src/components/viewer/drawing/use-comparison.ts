import { useEffect, useMemo, useState } from 'react';

import { readDrawing } from '#src/components/viewer/drawing/read-drawing.ts';
import type { Cad } from '#src/contracts/content.ts';
import { compareSheets, type Comparison } from '#src/domain/drawing/compare.ts';
import type { Sheet } from '#src/domain/drawing/sheet.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';

export type ListState = { list: readonly Cad[]; problem?: never } | { list?: never; problem: string } | null;
export type OtherState =
  | { item: Cad; sheet: Sheet; problem?: never }
  | { problem: string; item?: never; sheet?: never }
  | null;

/** Loads the variations of a drawing on demand, and the one to compare with. */
export function useComparison(cad: Cad | null, sheet: Sheet, isWanted: boolean, comparedWith: number | null) {
  const [attempt, setAttempt] = useState(0);
  const [listed, setListed] = useState<{ attempt: number; state: ListState }>();
  const [read, setRead] = useState<{ attempt: number; id: number; state: OtherState }>();
  const variations = listed?.attempt === attempt ? listed.state : null;
  useEffect(() => {
    if (!isWanted || cad === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (state: ListState): void => {
      if (!signal.aborted) setListed({ attempt, state });
    };
    void listOthers(cad, signal).then(show);
    return () => controller.abort();
  }, [cad, isWanted, attempt]);
  const chosen = variations?.list?.find(({ id }) => id === comparedWith) ?? null;
  useEffect(() => {
    if (!chosen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (state: OtherState): void => {
      if (!signal.aborted) setRead({ attempt, id: chosen.id, state });
    };
    void readOther(chosen, signal).then(show);
    return () => controller.abort();
  }, [chosen, attempt]);
  const other = chosen && read?.attempt === attempt && read.id === chosen.id ? read.state : null;
  const otherSheet = other?.sheet;
  const comparison = useMemo<Comparison | null>(
    () => (otherSheet ? compareSheets(sheet, otherSheet) : null),
    [sheet, otherSheet],
  );
  const retry = (): void => setAttempt((count) => count + 1);
  return { variations, chosen, other, comparison, retry };
}

async function listOthers(cad: Cad, signal: AbortSignal): Promise<ListState> {
  try {
    const { listDrawingVariations } = await import('#src/services/drawing-variations.ts');
    return await listDrawingVariations(cad, signal);
  } catch {
    return { problem: 'Couldn’t load the variations.' };
  }
}

async function readOther(item: Cad, signal: AbortSignal): Promise<OtherState> {
  try {
    const file = viewedFile(item);
    if (!file) return { problem: 'That drawing has no DXF file to compare.' };
    const { loadViewerFile } = await import('#src/services/viewer-file.ts');
    const loaded = await loadViewerFile(file, 'DXF', { signal, onProgress: () => undefined });
    if (!loaded.file) return { problem: loaded.problem };
    const answer = await readDrawing(loaded.file, signal);
    return answer.sheet ? { item, sheet: answer.sheet } : { problem: answer.problem };
  } catch {
    return { problem: 'That drawing couldn’t be read.' };
  }
}
