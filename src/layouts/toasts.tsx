import 'react-toastify/ReactToastify.css';
import '#src/layouts/toasts.css';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { onUserChange } from '#src/stores/session.ts';

/** For the library's `ToastContainer`, which a layout mounts once `areToastsRequested()`. (requirements: toasts) */
export const toastContainerOptions = {
  position: 'top-center',
  autoClose: 3_000,
  limit: 20,
  draggable: true,
  draggablePercent: 60,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  newestOnTop: true,
} as const;

// Messages to one person, and their undo buttons, must not reach the next.
onUserChange(() => {
  toast.dismiss();
  toast.clearWaitingQueue();
});

/** Toasts appear top center, in the look of the site. */
export function Toasts() {
  return <ToastContainer {...toastContainerOptions} closeButton hideProgressBar />;
}
