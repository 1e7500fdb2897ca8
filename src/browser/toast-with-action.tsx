import { useRef } from 'react';

import { log } from '#src/browser/log.ts';

/** One thing that can be done from a toast; the toast leaves with it. What `run` throws is logged and not shown. */
export interface ToastAction {
  /** One word or two: the name of the button. */
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
