/**
 * What a visitor does on a pre-rendered page before its script has loaded. The browser keeps what is typed, chosen, opened, and
 * focused, and follows links and submits forms by itself, but React misses those events. They are dispatched again once React
 * has hydrated the page.
 */
const pressed: HTMLElement[] = [];

const isButton = (part: EventTarget | null): part is Element => part instanceof Element;

function notePress({ target }: MouseEvent): void {
  const button = isButton(target) ? target.closest<HTMLElement>('button[type="button"]') : null;
  if (button) pressed.push(button);
}

/** Remembers which buttons are pressed until React can handle them. */
export function watchEarlyPresses(): void {
  document.addEventListener('click', notePress, { capture: true });
}

/** Call right before hydration, which may change fields. Returns a function that dispatches the missed events afterwards. */
export function takeEarlyInput(root: HTMLElement): () => void {
  document.removeEventListener('click', notePress, { capture: true });
  const told = [
    ...[...root.querySelectorAll('input, textarea')].map(typedInto),
    ...[...root.querySelectorAll('select')].map(chosenFrom),
    ...[...root.querySelectorAll('details[open]')].map((part) => () => tell(part, 'toggle', false)),
    () => document.activeElement && tell(document.activeElement, 'focusin'),
    ...pressed.splice(0).map((button) => () => button.click()),
  ];
  return () => {
    for (const act of told) act?.();
  };
}

function tell(part: Element, type: string, bubbles = true): void {
  part.dispatchEvent(new Event(type, { bubbles }));
}

function chosenFrom(field: HTMLSelectElement): (() => void) | null {
  const { value, options } = field;
  const usual = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (value === usual?.value) return null;
  return () => {
    field.value = value;
    tell(field, 'change');
  };
}

function typedInto(field: Element): (() => void) | null {
  if (field instanceof HTMLTextAreaElement) return typed(field, HTMLTextAreaElement.prototype);
  if (!(field instanceof HTMLInputElement)) return null;
  const { type, checked, defaultChecked } = field;
  if (type !== 'checkbox' && type !== 'radio') return typed(field, HTMLInputElement.prototype);
  if (checked === defaultChecked) return null;
  return () => {
    field.checked = defaultChecked;
    Reflect.set(HTMLInputElement.prototype, 'checked', checked, field);
    // No `MouseEvent`, which would change it back.
    tell(field, 'click');
  };
}

/** React would ignore a value that was set on the field itself, so this uses the prototype's setter. */
function typed(field: HTMLInputElement | HTMLTextAreaElement, plain: object): (() => void) | null {
  const { value, defaultValue, selectionStart: start, selectionEnd: end } = field;
  if (value === defaultValue) return null;
  return () => {
    field.value = defaultValue;
    Reflect.set(plain, 'value', value, field);
    if (start !== null) field.setSelectionRange(start, end);
    tell(field, 'input');
  };
}
