import { memo, type ComponentType } from 'react';

import { ScreenDataProvider } from '#src/components/page/screen-data.tsx';
import { forceLayoutWhenIdle } from '#src/browser/force-layout.ts';
import style from '#src/layouts/mounted-body.module.css';
import { IsScreenVisible } from '#src/ui/screen-visibility.tsx';

/** A mounted screen body, shown or hidden. */
export interface MountedBody {
  Body: ComponentType;
  /** The key of the history entry that it was last shown for. */
  key: string;
  data: unknown;
  /** Different for each screen, so that the next one doesn't reuse this one's state. */
  serial: number;
  isVisible: boolean;
}

/**
 * A hidden body keeps its styles and layout, so that showing it again only paints. `Activity` would remove it from the layout,
 * and the browser would have to lay it out again.
 */
export const MountedBodySlot = ({ of: { Body, data, isVisible } }: { of: MountedBody }) => (
  // The attribute takes effect immediately, for code that looks for the screen's heading.
  <div hidden={!isVisible} className={style.place} ref={forceLayoutWhenIdle}>
    <IsScreenVisible value={isVisible}>
      <Content Body={Body} data={data} />
    </IsScreenVisible>
  </div>
);

/** Memoized, so that showing and hiding it renders nothing again. */
const Content = memo(function Content({ Body, data }: Pick<MountedBody, 'Body' | 'data'>) {
  return (
    <ScreenDataProvider data={data}>
      <Body />
    </ScreenDataProvider>
  );
});

export const hidden = (mounted: MountedBody | null): MountedBody | null =>
  mounted?.isVisible ? { ...mounted, isVisible: false } : mounted;

/** A body that a route's `handle` names. */
export const bodyOf = (handle: unknown, name: 'KeepAliveBody' | 'RenderAheadBody'): ComponentType | null =>
  (isBodies(handle) && handle[name]) || null;

const isBodies = (
  handle: unknown,
): handle is Partial<Record<'KeepAliveBody' | 'RenderAheadBody', ComponentType>> =>
  typeof handle === 'object' && handle !== null;
