import { log } from '#src/browser/log.ts';
import { wantToasts } from '#src/browser/toasts-wanted.ts';

/** The library weighs as much as a screen: it comes with the first toast, not with the page. */
const load = () => import('react-toastify/unstyled');

/** The kinds of toast. (spec §4) */
export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'default';

/** Short messages at the top of the page. Text only; each answers when it is handed over, and never throws. */
export const notify = {
  success: (text: string): Promise<void> => show('success', text),
  error: (text: string): Promise<void> => show('error', text),
  warning: (text: string): Promise<void> => show('warning', text),
  info: (text: string): Promise<void> => show('info', text),
  default: (text: string): Promise<void> => show('default', text),
};

async function show(type: ToastKind, text: string): Promise<void> {
  try {
    wantToasts();
    const { toast } = await load();
    pauseWhileFocused(toast);
    toast(text, { type, role: type === 'error' || type === 'warning' ? 'alert' : 'status' });
  } catch {
    log.once('toasts', 'error', 'Toasts could not be loaded');
  }
}

let isWatchingFocus = false;

/** The library pauses for the mouse only; whoever reaches a toast by keyboard needs the time as well. */
function pauseWhileFocused(toast: { pause: () => void; play: () => void }): void {
  if (isWatchingFocus) return;
  isWatchingFocus = true;
  document.addEventListener('focusin', ({ target }) => {
    if (isInToast(target)) toast.pause();
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (isInToast(target) && !isInToast(relatedTarget)) toast.play();
  });
}

function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.Toastify__toast') !== null;
}
