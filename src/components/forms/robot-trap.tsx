import { useEffect, useRef } from 'react';

/** Minimum time before a form can be sent; no person fills in a form faster. */
let hurryMs = 800;

const fieldName = 'homepage';

/** Fields that were shown, or triggered, less than `hurryMs` ago. */
const hurried = new WeakSet<Element>();

function beginHurry(field: Element): void {
  hurried.add(field);
  setTimeout(() => hurried.delete(field), hurryMs);
}

/**
 * A honeypot: a field that no one sees, reaches by keyboard, or hears. Put it into a form of `useSubmitForm`
 * that anonymous visitors may send. Nothing is sent while the field has text, or right after the form
 * appears. A person who is stopped can simply send again.
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

/** Whether a bot seems to be sending the form. Resets the trap, so that the next try can succeed. */
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
 * For tests, which type faster than people.
 * @internal
 */
export function setHurry(ms: number): void {
  hurryMs = ms;
}
