import { setFocusRestorer } from '#src/browser/heading.ts';

/** How long a list may take to show the link again after Back, in ms. */
const patienceMs = 4_000;
const controls = 'a[href], button, summary';

/** A link or button, as it can be found on the same page when that is shown again. */
interface Control {
  tag: string;
  href: string | null;
  name: string;
  /** Its place among those that look the same. */
  at: number;
}

/** The part of the router that knows which entry of the history is shown, and how the visitor got there. */
interface History {
  readonly state: { location: { key: string }; historyAction: string };
}

/**
 * Remembers the last used link or button of each history entry, and focuses it when the visitor comes back. Returns a function
 * that stops it.
 */
export function rememberFollowedLinks(history: History): () => void {
  const entry = (): string => history.state.location.key;
  /** By history entry: the control itself, then the controls that open the menu or part that contains it. */
  const left = new Map<string, readonly Control[]>();
  let stopWaiting = nothing;

  const used = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    // A dialog's controls are gone by then, but not the button that opened it.
    if (control?.closest('dialog')) return;
    if (control) left.set(entry(), [describe(control), ...openersOf(control)]);
    else if (target instanceof Element && !target.closest('dialog')) left.delete(entry());
  };
  const typed = (event: KeyboardEvent): void => {
    // Enter in a field submits without a click; on a link or button, a click follows.
    if (event.key === 'Enter') used(event);
  };
  document.addEventListener('click', used, true);
  document.addEventListener('keydown', typed, true);
  const endReturn = setFocusRestorer(() => {
    stopWaiting();
    const wanted = history.state.historyAction === 'POP' ? left.get(entry()) : undefined;
    if (!wanted) return false;
    if (focusFirst(wanted)) return true;
    stopWaiting = focusOnceThere(wanted);
    return false;
  });
  return () => {
    stopWaiting();
    endReturn();
    document.removeEventListener('click', used, true);
    document.removeEventListener('keydown', typed, true);
  };
}

/** The controls that open the menu or expanded part around a control. */
function openersOf(control: HTMLElement): readonly Control[] {
  const summary = control.closest('details')?.querySelector<HTMLElement>(':scope > summary');
  const opener =
    (summary === control ? null : summary) ??
    [...document.querySelectorAll<HTMLElement>('button[aria-expanded][aria-controls]')].find((one) =>
      document.getElementById(one.getAttribute('aria-controls') ?? '')?.contains(control),
    );
  return opener ? [describe(opener)] : [];
}

function describe(control: HTMLElement): Control {
  const known = {
    tag: control.localName,
    href: control.getAttribute('href'),
    name: nameOf(control),
  };
  return { ...known, at: Math.max(0, shown(known).indexOf(control)) };
}

/** All visible controls that look the same, in document order. */
const shown = ({ tag, href, name }: Omit<Control, 'at'>): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter(
    (one) => one.getAttribute('href') === href && nameOf(one) === name && one.closest('[hidden]') === null,
  );

const nameOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ?? (control.textContent.trim() || control.title);

/** Whether one of them could take the focus. */
const focusFirst = (wanted: readonly Control[]): boolean =>
  wanted.some((control) => {
    const found = shown(control);
    const element = found[control.at] ?? found.at(-1);
    // The browser has scrolled to where the page was left.
    element?.focus({ preventScroll: true });
    return element !== undefined && document.activeElement === element;
  });

/** For lists that load after the heading. Ends when the visitor navigates. Returns a function that stops it. */
function focusOnceThere(wanted: readonly Control[]): () => void {
  const isMoved = (): boolean => document.activeElement?.matches('body, h1') === false;
  const observer = new MutationObserver(() => {
    if (isMoved() || focusFirst(wanted)) stop();
  });
  const timer = setTimeout(stop, patienceMs);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  return stop;
}

const nothing = (): void => undefined;
