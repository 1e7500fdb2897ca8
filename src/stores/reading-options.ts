import * as v from 'valibot';
import { create } from 'zustand';

import { readStored, writeStored } from '#src/browser/storage.ts';

const key = 'reading';
const readingOptions = v.object({
  /** `guide`: every line with all options; `recommended`: what the manufacturer recommends. */
  text: v.picklist(['guide', 'recommended']),
  notes: v.boolean(),
  numbering: v.picklist(['1.1', '1.01']),
});
export type ReadingOptions = v.InferOutput<typeof readingOptions>;

const defaults: ReadingOptions = { text: 'guide', notes: false, numbering: '1.1' };

/** This visitor's settings for reading sections, on screen and on the printable page. */
export const useReadingOptions = create<ReadingOptions>()(() => defaults);
// Set after creation, because a pre-rendered page is taken over with the default.
useReadingOptions.setState(readStored<ReadingOptions>('local', key, readingOptions, defaults));

export function setReadingOptions(part: Partial<ReadingOptions>): void {
  useReadingOptions.setState(part);
  writeStored('local', key, useReadingOptions.getState());
}
