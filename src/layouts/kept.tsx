import { memo } from 'react';
import type { ComponentType } from 'react';

import { ScreenDataProvider } from '#src/components/page/screen-data.tsx';
import { layOutAhead } from '#src/browser/lay-out-ahead.ts';
import style from '#src/layouts/kept.module.css';
import { IsShown } from '#src/ui/shown.tsx';

/** A mounted screen body, shown or hidden. */
export interface Kept {
  Body: ComponentType;
  /** The key of the history entry that it was last shown for. */
  key: string;
  data: unknown;
  /** Different for each screen, so that the next one doesn't reuse this one's state. */
  serial: number;
  isShown: boolean;
}

/**
 * A hidden body keeps its styles and layout, so that showing it again only paints. `Activity` would remove it from the layout,
 * and the browser would have to lay it out again.
 */
export function KeptPlace({ of: { Body, data, isShown } }: { of: Kept }) {
  return (
    // The attribute takes effect immediately, for code that looks for the screen's heading.
    <div hidden={!isShown} className={style.place} ref={layOutAhead}>
      <IsShown value={isShown}>
        <Content Body={Body} data={data} />
      </IsShown>
    </div>
  );
}

/** Memoized, so that showing and hiding it renders nothing again. */
const Content = memo(function Content({ Body, data }: Pick<Kept, 'Body' | 'data'>) {
  return (
    <ScreenDataProvider data={data}>
      <Body />
    </ScreenDataProvider>
  );
});

export function hidden(kept: Kept | null): Kept | null {
  return kept?.isShown ? { ...kept, isShown: false } : kept;
}

/** A body that a route's `handle` names. */
export function bodyOf(handle: unknown, name: 'KeptBody' | 'AheadBody'): ComponentType | null {
  return (isBodies(handle) && handle[name]) || null;
}

function isBodies(handle: unknown): handle is Partial<Record<'KeptBody' | 'AheadBody', ComponentType>> {
  return typeof handle === 'object' && handle !== null;
}
