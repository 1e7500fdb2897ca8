import 'react-toastify/ReactToastify.css';
import '#src/layouts/toasts.css';

import { ToastContainer } from 'react-toastify/unstyled';

import { toastContainerOptions } from '#src/browser/toast-options.ts';

/** Where toasts appear: top centre, in the look of the site. */
export function Toasts() {
  return <ToastContainer {...toastContainerOptions} closeButton hideProgressBar />;
}
