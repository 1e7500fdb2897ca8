import { useEffect, useRef } from 'react';

/** Minimum time before a form can be sent; no person fills in a form faster. */
let minimumFillMs = 800;

const fieldName = 'homepage';

/** Fields that were shown, or triggered, less than `minimumFillMs` ago. */
const justShown = new WeakSet<Element>();

function startFillTimer(field: Element): void {
  justShown.add(field);
  setTimeout(() => justShown.delete(field), minimumFillMs);
}

/**
 * A honeypot: a field that no one sees, reaches by keyboard, or hears. Put it into a form of `useSubmitForm`
 * that anonymous visitors may send. Nothing is sent while the field has text, or right after the form
 * appears. A person who is stopped can simply send again.
 */
export function RobotTrap() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) startFillTimer(field.current);
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
export function isLikelyRobot(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLInputElement>(`[name="${fieldName}"]`) ?? null;
  const isLikely = field !== null && (field.value !== '' || (minimumFillMs > 0 && justShown.has(field)));
  if (isLikely) {
    field.value = '';
    startFillTimer(field);
  }
  return isLikely;
}

/**
 * For tests, which type faster than people.
 * @internal
 */
export function setMinimumFillTime(ms: number): void {
  minimumFillMs = ms;
}
