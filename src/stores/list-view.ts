import * as v from 'valibot';
import { create } from 'zustand';

import { readStored, writeStored } from '#src/browser/storage.ts';

const key = 'list-view';
const listView = v.picklist(['rows', 'pictures']);
export type ListView = v.InferOutput<typeof listView>;

/** How this visitor sees lists: as rows, until they choose pictures. */
export const useListView = create<{ view: ListView }>()(() => ({ view: 'rows' }));
// Set after creation, because a pre-rendered page is taken over with the default.
useListView.setState({ view: readStored<ListView>('local', key, listView, 'rows') });

/** Changes all lists on the page at once, and stores the choice for later visits. */
export function setListView(view: ListView): void {
  writeStored('local', key, view);
  useListView.setState({ view });
}
