import { whenIdle } from '#src/browser/idle.ts';

/**
 * A `ref` for an element with `content-visibility: hidden`: forces its styles and layout as soon as the browser is idle, by
 * measuring an element inside it.
 */
export const forceLayoutWhenIdle = (place: HTMLElement | null): (() => void) =>
  whenIdle(() => void place?.firstElementChild?.getBoundingClientRect());
