import { memo } from 'react';
import type { ComponentType } from 'react';

import { ScreenDataProvider } from '#src/components/page/screen-data.tsx';
import { layOutAhead } from '#src/browser/lay-out-ahead.ts';
import style from '#src/layouts/kept.module.css';
import { IsShown } from '#src/ui/shown.tsx';

/** A screen's body that is in the page, shown or hidden. */
export interface Kept {
  Body: ComponentType;
  /** Of the history entry that it was last shown for. */
  key: string;
  data: unknown;
  /** Counts up, so that another screen doesn't take over the state of this one. */
  serial: number;
  isShown: boolean;
}

/**
 * While hidden, it keeps the styles and the layout that it has: showing it again only paints. An `Activity` takes it out of
 * the layout, so that the browser has to lay it out again.
 */
export function KeptPlace({ of: { Body, data, isShown } }: { of: Kept }) {
  return (
    // The attribute takes effect at once, for all that looks for the screen's heading.
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
