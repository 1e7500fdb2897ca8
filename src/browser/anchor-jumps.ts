import { focusOn } from '#src/browser/heading.ts';
import { percentDecodeLenient } from '#src/lib/percent-decoding.ts';

/** So long the parts above a target may still take their true heights. */
const frames = 12;

/**
 * Keeps links within the page true where far parts have estimated heights: those above the target become higher or lower
 * once they are near, and the target would slip. Also for the address the page was opened with. The answer ends it.
 */
export function keepAnchorsTrue(): () => void {
  let left = 0;
  let frame = 0;
  const settle = (): void => {
    const target = document.getElementById(percentDecodeLenient(location.hash.slice(1)));
    target?.scrollIntoView();
    if (document.activeElement === document.body) focusOn(target);
    left -= 1;
    frame = left > 0 && target ? requestAnimationFrame(settle) : 0;
  };
  const begin = (): void => {
    left = frames;
    frame ||= requestAnimationFrame(settle);
  };
  // A visitor who scrolls is not held back.
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
