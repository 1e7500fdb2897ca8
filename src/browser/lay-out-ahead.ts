import { whenIdle } from '#src/browser/idle.ts';

/**
 * A `ref` for what is in the page, skipped by `content-visibility: hidden`: has the browser style it and lay it out as soon
 * as it is idle. Asked for the box of anything within, it has to.
 */
export function layOutAhead(place: HTMLElement | null): () => void {
  return whenIdle(() => void place?.firstElementChild?.getBoundingClientRect());
}
