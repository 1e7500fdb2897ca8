import * as v from 'valibot';
import { create } from 'zustand';

import { readStored, writeStored } from '#src/browser/storage.ts';

const key = 'playback';
const maxPositions = 50;

const playback = v.object({
  /** Where playback stopped, in seconds, by recording; the latest last. */
  places: v.array(v.tuple([v.string(), v.pipe(v.number(), v.minValue(0))])),
  rate: v.pipe(v.number(), v.minValue(0.5), v.maxValue(2)),
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  isMuted: v.boolean(),
  hasCaptions: v.boolean(),
});
type Playback = v.InferOutput<typeof playback>;

const defaults: Playback = { places: [], rate: 1, volume: 1, isMuted: false, hasCaptions: true };

/** This visitor's settings for films and episodes. */
export const usePlayback = create<Playback>()(() => defaults);
// Set after creation, because a pre-rendered page is taken over with the default.
usePlayback.setState(readStored<Playback>('local', key, playback, defaults));

export function setPlayback(part: Partial<Omit<Playback, 'places'>>): void {
  usePlayback.setState(part);
  writeStored('local', key, usePlayback.getState());
}

/** Where playback of a recording stopped, in seconds; undefined if it never was. */
export const readPosition = (place: string): number | undefined =>
  usePlayback.getState().places.find(([one]) => one === place)?.[1];

/** Stores where playback stopped; null removes it. */
export function savePosition(place: string, seconds: number | null): void {
  const others = usePlayback.getState().places.filter(([one]) => one !== place);
  const places: Playback['places'] =
    seconds === null ? others : [...others, [place, Math.round(seconds * 10) / 10]];
  usePlayback.setState({ places: places.slice(-maxPositions) });
  writeStored('local', key, usePlayback.getState());
}
