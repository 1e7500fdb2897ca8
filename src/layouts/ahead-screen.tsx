import { useDeferredValue, useState } from 'react';
import { useLocation, useMatches } from 'react-router';

import { bodyOf, hidden } from '#src/layouts/kept.tsx';
import type { Kept } from '#src/layouts/kept.tsx';
import { isSameData } from '#src/lib/same-data.ts';
import { useDrawnAhead } from '#src/stores/drawn-ahead.ts';
import type { AheadScreen } from '#src/stores/drawn-ahead.ts';

interface Slot {
  kept: Kept | null;
  from: AheadScreen | null;
}

/**
 * The body of the screen whose link the visitor points at, rendered and laid out in advance, so that following the link only
 * shows it. `isShown` is true once the address is that screen's.
 */
export function useAheadScreen(): Kept | null {
  const screen = useMatches().at(-1);
  const { key } = useLocation();
  // Rendered with low priority.
  const upcoming = useDeferredValue(useDrawnAhead(({ next }) => next));
  const [last, setLast] = useState<Slot>({ kept: null, from: null });
  const known = last.kept?.isShown ? last : withUpcoming(last, upcoming);
  const body = bodyOf(screen?.handle, 'AheadBody');
  const kept = shownAt(known.kept, { Body: body, key, data: screen?.loaderData });
  const next = isSameData(known.kept, kept) ? known : { ...known, kept };
  // Not in an effect: the screen would be shown a frame late.
  if (next !== last) setLast(next);
  return next.kept;
}

function withUpcoming(last: Slot, upcoming: AheadScreen | null): Slot {
  // Pressing a link moves the focus to it, which requests the same screen again.
  if (upcoming === null || isSameData(upcoming, last.from)) return last;
  const serial = (last.kept?.serial ?? 0) + 1;
  return { kept: { ...upcoming, key: '', serial, isShown: false }, from: upcoming };
}

type Shown = Pick<Kept, 'key' | 'data'> & { Body: Kept['Body'] | null };

function shownAt(kept: Kept | null, { Body, key, data }: Shown): Kept | null {
  if (kept === null || kept.Body !== Body) return hidden(kept);
  const isSame = isSameData(kept.data, data);
  if (!kept.isShown && kept.key !== key && !isSame) return kept;
  return { ...kept, key, data: isSame ? kept.data : data, isShown: true };
}
