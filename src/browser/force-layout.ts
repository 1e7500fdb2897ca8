import { whenIdle } from '#src/browser/idle.ts';

/**
 * A `ref` for an element with `content-visibility: hidden`: forces its styles and layout as soon as the browser is idle, by
 * measuring an element inside it.
 */
export function forceLayoutWhenIdle(place: HTMLElement | null): () => void {
  return whenIdle(() => void place?.firstElementChild?.getBoundingClientRect());
}
