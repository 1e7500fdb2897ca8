import { createElement } from 'react';

import { log } from '#src/browser/log.ts';
import type { ToastAction } from '#src/browser/toast-with-action.tsx';
import { requestToasts } from '#src/browser/toasts-requested.ts';

/** The library weighs as much as a screen: it comes with the first toast, not with the page. */
const load = async () => {
  const [{ toast }, { ToastWithAction }, { watchToastFocus }] = await Promise.all([
    import('react-toastify/unstyled'),
    import('#src/browser/toast-with-action.tsx'),
    import('#src/browser/toast-focus.ts'),
  ]);
  watchToastFocus(toast);
  return { toast, ToastWithAction };
};

/** For whoever may need a toast when there is no network to bring it. Silent where it does not come. */
export function preloadToasts(): void {
  requestToasts();
  load().catch(() => undefined);
}

/** A toast that offers something to do must be read, understood and reached: longer than the 3 s of spec §9. */
const actionMs = 8_000;

/** The kinds of toast. (spec §4) */
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
  /** What was done, and for 8 s a way to take it back. */
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
