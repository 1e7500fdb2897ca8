import { createElement } from 'react';

import { log } from '#src/browser/log.ts';
import type { ToastAction } from '#src/browser/toast-with-action.tsx';
import { requestToasts } from '#src/browser/toasts-requested.ts';

/** Loaded with the first toast, because the library is as large as a screen. */
const load = async () => {
  const [{ toast }, { ToastWithAction }, { watchToastFocus }] = await Promise.all([
    import('react-toastify/unstyled'),
    import('#src/browser/toast-with-action.tsx'),
    import('#src/browser/toast-focus.ts'),
  ]);
  watchToastFocus(toast);
  return { toast, ToastWithAction };
};

/** Loads the code while the browser is online. Ignores failures. */
export function preloadToasts(): void {
  requestToasts();
  load().catch(() => undefined);
}

/**
 * In ms: longer than the usual 3 s, because an action must be read, understood, and reached (requirements:
 * toasts).
 */
const actionMs = 8_000;

/** The kinds of toasts (requirements: toasts). */
export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'default';

export interface ToastOptions {
  action?: ToastAction;
}

type Notify = (text: string, options?: ToastOptions) => Promise<void>;

const of =
  (kind: ToastKind): Notify =>
  (text, options) =>
    show(kind, text, options);

/** Short text messages at the top of the page. Each resolves when it is handed over, and never rejects. */
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
