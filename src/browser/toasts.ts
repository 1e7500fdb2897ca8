import { createElement } from 'react';

import { log } from '#src/browser/log.ts';
import type { ToastAction } from '#src/browser/toast-with-action.tsx';
import { requestToasts } from '#src/browser/toasts-requested.ts';

/** Loaded with the first toast: the library is as large as a screen. */
const load = async () => {
  const [{ toast }, { ToastWithAction }, { watchToastFocus }] = await Promise.all([
    import('react-toastify/unstyled'),
    import('#src/browser/toast-with-action.tsx'),
    import('#src/browser/toast-focus.ts'),
  ]);
  watchToastFocus(toast);
  return { toast, ToastWithAction };
};

/** Loads the code while there is a network. Fails silently. */
export function preloadToasts(): void {
  requestToasts();
  load().catch(() => undefined);
}

/** A toast that offers something to do must be read, understood and reached: longer than 3 s (requirements: toasts). */
const actionMs = 8_000;

/** The kinds of toast. (requirements: toasts) */
export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'default';

export interface ToastOptions {
  action?: ToastAction;
}

type Notify = (text: string, options?: ToastOptions) => Promise<void>;

const of =
  (kind: ToastKind): Notify =>
  (text, options) =>
    show(kind, text, options);

/** Short messages at the top of the page. Text only; each answers when it is handed over, and never throws. */
export const notify = {
  success: of('success'),
  error: of('error'),
  warning: of('warning'),
  info: of('info'),
  default: of('default'),
  /** Offers to undo for 8 s. */
  undo: (text: string, run: ToastAction['run']): Promise<void> =>
    show('default', text, { action: { label: 'Undo', run } }),
};

async function show(type: ToastKind, text: string, { action }: ToastOptions = {}): Promise<void> {
  try {
    requestToasts();
    const { toast, ToastWithAction } = await load();
    const role = type === 'error' || type === 'warning' ? 'alert' : 'status';
    if (action === undefined) {
      toast(text, { type, role });
      return;
    }
    toast(
      ({ closeToast }) => createElement(ToastWithAction, { text, action, close: () => closeToast(true) }),
      {
        type,
        role,
        autoClose: actionMs,
      },
    );
  } catch {
    log.once('toasts', 'error', 'Toasts could not be loaded');
  }
}
