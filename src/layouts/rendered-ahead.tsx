import { useDeferredValue, useState } from 'react';
import { useLocation, useMatches } from 'react-router';

import { bodyOf, hidden, type MountedBody } from '#src/layouts/mounted-body.tsx';
import { isSameData } from '#src/lib/same-data.ts';
import { useRenderAhead, type RenderAheadScreen } from '#src/stores/render-ahead.ts';

interface Slot {
  mounted: MountedBody | null;
  from: RenderAheadScreen | null;
}

/**
 * The body of the screen whose link the visitor points at, rendered and laid out in advance, so that following the link only
 * shows it. `isVisible` is true once the address is that screen's.
 */
export function useRenderedAhead(): MountedBody | null {
  const screen = useMatches().at(-1);
  const { key } = useLocation();
  // Rendered with low priority.
  const upcoming = useDeferredValue(useRenderAhead(({ next }) => next));
  const [last, setLast] = useState<Slot>({ mounted: null, from: null });
  const known = last.mounted?.isVisible ? last : withUpcoming(last, upcoming);
  const body = bodyOf(screen?.handle, 'RenderAheadBody');
  const mounted = shownAt(known.mounted, { Body: body, key, data: screen?.loaderData });
  const next = isSameData(known.mounted, mounted) ? known : { ...known, mounted };
  // Not in an effect: the screen would be shown a frame late.
  if (next !== last) setLast(next);
  return next.mounted;
}

function withUpcoming(last: Slot, upcoming: RenderAheadScreen | null): Slot {
  // Pressing a link moves the focus to it, which requests the same screen again.
  if (upcoming === null || isSameData(upcoming, last.from)) return last;
  const serial = (last.mounted?.serial ?? 0) + 1;
  return { mounted: { ...upcoming, key: '', serial, isVisible: false }, from: upcoming };
}

type Shown = Pick<MountedBody, 'key' | 'data'> & { Body: MountedBody['Body'] | null };

function shownAt(mounted: MountedBody | null, { Body, key, data }: Shown): MountedBody | null {
  if (mounted === null || mounted.Body !== Body) return hidden(mounted);
  const isSame = isSameData(mounted.data, data);
  if (!mounted.isVisible && mounted.key !== key && !isSame) return mounted;
  return { ...mounted, key, data: isSame ? mounted.data : data, isVisible: true };
}
