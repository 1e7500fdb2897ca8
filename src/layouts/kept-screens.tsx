import { Activity, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useMatches } from 'react-router';

import { ScreenDataProvider } from '#src/components/page/screen-data.tsx';
import style from '#src/layouts/kept-screens.module.css';
import { isSameData } from '#src/lib/same-data.ts';

interface Kept {
  Body: ComponentType;
  /** Of the history entry that it was last shown for. */
  key: string;
  data: unknown;
  /** Counts up, so that another list doesn't take over the state of this one. */
  serial: number;
  isShown: boolean;
  wasHidden: boolean;
}

/**
 * Shows the body of a list, and keeps the last one in the page, hidden, once the visitor goes on: going back to it
 * takes no rendering, and what was opened, chosen, or typed in it is as it was left.
 */
export function KeptScreens() {
  const screen = useMatches().at(-1);
  const { key } = useLocation();
  const [last, setLast] = useState<Kept | null>(null);
  const next = nextKept(last, bodyOf(screen?.handle), key, screen?.loaderData);
  // Not in an effect: the list would be shown a frame late.
  if (next !== last) setLast(next);
  if (!next) return null;
  const { Body, data, serial, isShown, wasHidden } = next;
  return (
    // The attribute takes effect at once, for all that looks for the screen's heading.
    <div key={serial} hidden={!isShown} className={wasHidden ? style.returned : style.fresh}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <ScreenDataProvider data={data}>
          <Body />
        </ScreenDataProvider>
      </Activity>
    </div>
  );
}

function nextKept(last: Kept | null, Body: ComponentType | null, key: string, data: unknown): Kept | null {
  if (Body === null) return last?.isShown ? { ...last, isShown: false, wasHidden: true } : last;
  const goesOn = last !== null && last.Body === Body && (last.isShown || last.key === key);
  const known = goesOn ? last : { serial: (last?.serial ?? 0) + 1, wasHidden: false, data };
  const next = {
    ...known,
    Body,
    key,
    data: isSameData(known.data, data) ? known.data : data,
    isShown: true,
  };
  return isSameData(last, next) ? last : next;
}

function bodyOf(handle: unknown): ComponentType | null {
  return hasBody(handle) ? handle.KeptBody : null;
}

function hasBody(handle: unknown): handle is { KeptBody: ComponentType } {
  return typeof handle === 'object' && handle !== null && 'KeptBody' in handle && Boolean(handle.KeptBody);
}
