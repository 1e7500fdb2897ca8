import { useRef } from 'react';

import { log } from '#src/browser/log.ts';

/** A button in a toast, which closes after it. An error thrown by `run` is logged, not shown. */
export interface ToastAction {
  /** The button's label, one or two words. */
  label: string;
  run: () => void | Promise<void>;
}

interface Props {
  text: string;
  action: ToastAction;
  close: () => void;
}

/** The action runs once, however often the button is pressed. */
export function ToastWithAction({ text, action, close }: Props) {
  const wasRun = useRef(false);
  async function press(): Promise<void> {
    if (wasRun.current) return;
    wasRun.current = true;
    close();
    try {
      await action.run();
    } catch (error) {
      log.error('The action of a toast failed', { reason: error instanceof Error ? error.name : 'unknown' });
    }
  }
  return (
    <>
      <span className="toast-text">{text}</span>
      <button type="button" className="toast-action" onClick={() => void press()}>
        {action.label}
      </button>
    </>
  );
}
