/**
 * Input on a pre-rendered page before React handles it: before the script has loaded, and later in parts whose code is still
 * loading. The browser keeps what is typed, chosen, opened, and focused, and follows links and submits forms by itself, but
 * React misses those events. They are dispatched again once React has hydrated their part.
 */
interface Missed {
  part: Element;
  type: string;
  redo: () => void;
}

/** A part whose code is missing is tried again after this, in ms. */
const retryMs = 50;

let missed: Missed[] = [];
let isHydrating = false;
let isRedoing = false;

/** Records the events that React misses, until the page is left or the returned function is called. */
export function watchEarlyInput(): () => void {
  const types = ['click', 'input', 'change'];
  for (const type of types) document.addEventListener(type, note, { capture: true });
  return () => {
    for (const type of types) document.removeEventListener(type, note, { capture: true });
    missed = [];
    isHydrating = false;
  };
}

/**
 * Call right before hydration, which may change fields. Returns a function that dispatches the missed events, for when the page
 * is hydrated.
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  isHydrating = true;
  const fields = [...root.querySelectorAll('input, textarea, select')].flatMap(
    (field) => changeOf(field) ?? [],
  );
  missed = [...fields, ...missed];
  const opened = [...root.querySelectorAll('details[open]')];
  return () => {
    for (const part of opened) tell(part, 'toggle', false);
    if (document.activeElement) tell(document.activeElement, 'focusin');
    redoMissed();
  };
}

function note({ type, target }: Event): void {
  if (isRedoing || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('button[type="button"]');
  const press = type === 'click' && button ? { part: button, type, redo: () => button.click() } : null;
  if (!isHydrating) {
    if (press) missed.push(press);
    return;
  }
  const part = press?.part ?? target;
  const reached = watchReach(part, type);
  setTimeout(() => {
    if (reached()) return;
    if (!press) missed = missed.filter((other) => other.part !== part);
    const entry = press ?? lastChangeOf(part);
    if (!entry) return;
    missed.push(entry);
    setTimeout(redoMissed, retryMs);
  });
}

/**
 * React stops events on their way down to a part that is not hydrated. The returned function tells whether an event reached it.
 */
function watchReach(part: Element, type: string): () => boolean {
  let isReached = false;
  const onReach = (): void => {
    isReached = true;
  };
  part.addEventListener(type, onReach, { capture: true });
  return () => {
    part.removeEventListener(type, onReach, { capture: true });
    return isReached;
  };
}

function redoMissed(): void {
  isRedoing = true;
  for (const entry of missed.splice(0)) {
    const reached = watchReach(entry.part, entry.type);
    entry.redo();
    if (!reached() && entry.part.isConnected) missed.push(entry);
  }
  isRedoing = false;
  if (missed.length > 0) setTimeout(redoMissed, retryMs);
}

function tell(part: Element, type: string, bubbles = true): void {
  part.dispatchEvent(new Event(type, { bubbles }));
}

/** The visitor's change to a field; null if it is unchanged. */
function changeOf(field: Element): Missed | null {
  if (field instanceof HTMLSelectElement) return chosenFrom(field);
  if (field instanceof HTMLTextAreaElement) return typed(field, HTMLTextAreaElement.prototype);
  if (!(field instanceof HTMLInputElement)) return null;
  const { type, checked, defaultChecked } = field;
  if (type !== 'checkbox' && type !== 'radio') return typed(field, HTMLInputElement.prototype);
  if (checked === defaultChecked) return null;
  const redo = (): void => {
    field.checked = defaultChecked;
    Reflect.set(HTMLInputElement.prototype, 'checked', checked, field);
    // No `MouseEvent`, which would change it back.
    tell(field, 'click');
  };
  return { part: field, type: 'click', redo };
}

/**
 * The same for a field that the visitor may still be typing in: its value at dispatch counts, unless hydration has emptied it.
 */
function lastChangeOf(field: Element): Missed | null {
  const noted = changeOf(field);
  return noted && { ...noted, redo: () => (changeOf(field) ?? noted).redo() };
}

function chosenFrom(field: HTMLSelectElement): Missed | null {
  const { value, options } = field;
  const usual = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (value === usual?.value) return null;
  const redo = (): void => {
    field.value = value;
    tell(field, 'change');
  };
  return { part: field, type: 'change', redo };
}

/** React would ignore a value that was set on the field itself, so this uses the prototype's setter. */
function typed(field: HTMLInputElement | HTMLTextAreaElement, plain: object): Missed | null {
  const { value, defaultValue, selectionStart: start, selectionEnd: end } = field;
  if (value === defaultValue) return null;
  const redo = (): void => {
    field.value = defaultValue;
    Reflect.set(plain, 'value', value, field);
    if (start !== null) field.setSelectionRange(start, end);
    tell(field, 'input');
  };
  return { part: field, type: 'input', redo };
}
