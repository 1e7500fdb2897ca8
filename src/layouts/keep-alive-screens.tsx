import { useState, type ComponentType } from 'react';
import { useLocation, useMatches } from 'react-router';

import { bodyOf, hidden, MountedBodySlot, type MountedBody } from '#src/layouts/mounted-body.tsx';
import { isSameData } from '#src/lib/same-data.ts';

/**
 * Shows the body of a list, and keeps it mounted but hidden when the visitor follows a link: going back needs no rendering, and
 * everything opened, chosen, or typed in it is still there.
 */
export function KeepAliveScreens() {
  const screen = useMatches().at(-1);
  const { key } = useLocation();
  const [last, setLast] = useState<MountedBody | null>(null);
  const next = nextMounted(last, bodyOf(screen?.handle, 'KeepAliveBody'), key, screen?.loaderData);
  // Not in an effect: the list would be shown a frame late.
  if (next !== last) setLast(next);
  return next && <MountedBodySlot key={next.serial} of={next} />;
}

function nextMounted(
  last: MountedBody | null,
  Body: ComponentType | null,
  key: string,
  data: unknown,
): MountedBody | null {
  if (Body === null) return hidden(last);
  const goesOn = last !== null && last.Body === Body && (last.isVisible || last.key === key);
  const known = goesOn ? last : { serial: (last?.serial ?? 0) + 1, data };
  const next = {
    ...known,
    Body,
    key,
    data: isSameData(known.data, data) ? known.data : data,
    isVisible: true,
  };
  return isSameData(last, next) ? last : next;
}
