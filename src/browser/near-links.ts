/** Links whose use is told: those that lead out of the site, and files. */
const told = 'a[download], a[href^="http"]';

/** Calls back once, as somebody points at one of those links or focuses it. */
export function onNearTold(act: () => void): void {
  const end = new AbortController();
  const look = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest(told) === null) return;
    end.abort();
    act();
  };
  for (const kind of ['pointerover', 'focusin'])
    document.addEventListener(kind, look, { signal: end.signal });
}
