/** For the library's `ToastContainer`, which a layout mounts once `areToastsRequested()`. (spec §9) */
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
