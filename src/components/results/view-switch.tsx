import { memo } from 'react';

import { setListView, useListView, type ListView } from '#src/stores/list-view.ts';
import { Segments } from '#src/ui/segments.tsx';

const views: readonly (readonly [view: ListView, label: string, name: string])[] = [
  ['rows', 'List', 'List of rows'],
  ['pictures', 'Pictures', 'Pictures'],
];

/** Chooses how lists are shown, for this page and all others. */
export const ViewSwitch = memo(function ViewSwitch() {
  const { view } = useListView();
  return <Segments isHigh legend="View" value={view} options={views} onChange={setListView} />;
});
