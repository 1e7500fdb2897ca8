import { Activity, memo } from 'react';
import type { ComponentType } from 'react';

import { ScreenDataProvider } from '#src/components/page/screen-data.tsx';
import style from '#src/layouts/kept.module.css';

/** A screen's body that is in the page, shown or hidden. */
export interface Kept {
  Body: ComponentType;
  /** Of the history entry that it was last shown for. */
  key: string;
  data: unknown;
  /** Counts up, so that another screen doesn't take over the state of this one. */
  serial: number;
  isShown: boolean;
  wasHidden: boolean;
}

export function KeptPlace({ of: { Body, data, isShown, wasHidden } }: { of: Kept }) {
  return (
    // The attribute takes effect at once, for all that looks for the screen's heading.
    <div hidden={!isShown} className={wasHidden ? style.returned : style.fresh}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Content Body={Body} data={data} />
      </Activity>
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
  return kept?.isShown ? { ...kept, isShown: false, wasHidden: true } : kept;
}

/** A body that a route's `handle` names. */
export function bodyOf(handle: unknown, name: 'KeptBody' | 'AheadBody'): ComponentType | null {
  return (isBodies(handle) && handle[name]) || null;
}

function isBodies(handle: unknown): handle is Partial<Record<'KeptBody' | 'AheadBody', ComponentType>> {
  return typeof handle === 'object' && handle !== null;
}
