import { useEffect, useRef } from 'react';

/** Faster than anyone reads a form and presses its button. */
let hurryMs = 800;

const fieldName = 'homepage';

/** The traps that were shown, or last sprung, too short a time ago. */
const hurried = new WeakSet<Element>();

function beginHurry(field: Element): void {
  hurried.add(field);
  setTimeout(() => hurried.delete(field), hurryMs);
}

/**
 * A field that no one sees, reaches or hears. Put it into a form of `useSubmitForm` that strangers may send: nothing is
 * sent while the field has a text, or right after the form was shown. A person who is stopped just sends again.
 */
export function RobotTrap() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) beginHurry(field.current);
  }, []);
  return (
    <div className="unseen" aria-hidden="true" inert>
      <label>
        Leave this empty
        <input ref={field} name={fieldName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** Whether a program seems to send the form. Says it once: the field is emptied, and the time starts again. */
export function springTrap(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLInputElement>(`[name="${fieldName}"]`) ?? null;
  const isSprung = field !== null && (field.value !== '' || (hurryMs > 0 && hurried.has(field)));
  if (isSprung) {
    field.value = '';
    beginHurry(field);
  }
  return isSprung;
}

/**
 * Tests type faster than people.
 * @internal
 */
export function setHurry(ms: number): void {
  hurryMs = ms;
}
