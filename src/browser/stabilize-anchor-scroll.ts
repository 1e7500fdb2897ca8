import { focusElement } from '#src/browser/heading.ts';
import { percentDecodeLenient } from '#src/lib/percent-decoding.ts';

/** Number of frames in which parts above a target may still change height. */
const frames = 12;

/**
 * Keeps the target of a link within the page in place while parts above it, whose heights were estimated, are laid out. This
 * includes the URL that the page was opened with. Returns a function that stops it.
 */
export function stabilizeAnchorScroll(): () => void {
  let left = 0;
  let frame = 0;
  const settle = (): void => {
    const target = document.getElementById(percentDecodeLenient(location.hash.slice(1)));
    target?.scrollIntoView();
    if (document.activeElement === document.body) focusElement(target);
    left -= 1;
    frame = left > 0 && target ? requestAnimationFrame(settle) : 0;
  };
  const begin = (): void => {
    left = frames;
    frame ||= requestAnimationFrame(settle);
  };
  // Stops when the visitor scrolls.
  const stop = (): void => {
    left = 0;
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a[href^="#"]')) begin();
  };
  if (location.hash !== '') begin();
  document.addEventListener('click', onClick);
  for (const type of ['wheel', 'touchmove', 'keydown'])
    document.addEventListener(type, stop, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('click', onClick);
    for (const type of ['wheel', 'touchmove', 'keydown']) document.removeEventListener(type, stop);
  };
}
