import 'react-toastify/ReactToastify.css';
import '#src/layouts/toasts.css';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { onUserChange } from '#src/stores/session.ts';

/** Options of the `ToastContainer`, which is mounted once `areToastsRequested()` (requirements: toasts). */
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

// The next user must not see the previous one's messages and undo buttons.
onUserChange(() => {
  toast.dismiss();
  toast.clearWaitingQueue();
});

export const Toasts = () => <ToastContainer {...toastContainerOptions} closeButton hideProgressBar />;
