import 'react-toastify/ReactToastify.css';
import '#src/layouts/toasts.css';

import { ToastContainer, toast } from 'react-toastify/unstyled';

import { toastContainerOptions } from '#src/browser/toast-options.ts';
import { onUserChange } from '#src/stores/session.ts';

// What was said to one person, and what could be taken back, is not for the next.
onUserChange(() => {
  toast.dismiss();
  toast.clearWaitingQueue();
});

/** Where toasts appear: top centre, in the look of the site. */
export function Toasts() {
  return <ToastContainer {...toastContainerOptions} closeButton hideProgressBar />;
}
