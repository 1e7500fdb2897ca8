import * as v from 'valibot';
import { create } from 'zustand';

import { readStored, writeStored } from '#src/browser/storage.ts';

const key = 'playback';
const mostPlaces = 50;

const playback = v.object({
  /** Where one stopped, in seconds, by recording; the latest last. */
  places: v.array(v.tuple([v.string(), v.pipe(v.number(), v.minValue(0))])),
  rate: v.pipe(v.number(), v.minValue(0.5), v.maxValue(2)),
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  isMuted: v.boolean(),
  hasCaptions: v.boolean(),
});
type Playback = v.InferOutput<typeof playback>;

const usual: Playback = { places: [], rate: 1, volume: 1, isMuted: false, hasCaptions: true };

/** How this visitor plays films and sounds. */
export const usePlayback = create<Playback>()(() => usual);
// Not its first state: that is the one of a page made by the build, until it is taken over.
usePlayback.setState(readStored<Playback>('local', key, playback, usual));

export function choosePlayback(part: Partial<Omit<Playback, 'places'>>): void {
  usePlayback.setState(part);
  writeStored('local', key, usePlayback.getState());
}

/** Where this recording was left; undefined where it was not. */
export function stoppedAt(place: string): number | undefined {
  return usePlayback.getState().places.find(([one]) => one === place)?.[1];
}

/** Remembers where it was left; null forgets it. */
export function rememberPlace(place: string, seconds: number | null): void {
  const others = usePlayback.getState().places.filter(([one]) => one !== place);
  const places: Playback['places'] =
    seconds === null ? others : [...others, [place, Math.round(seconds * 10) / 10]];
  usePlayback.setState({ places: places.slice(-mostPlaces) });
  writeStored('local', key, usePlayback.getState());
}
