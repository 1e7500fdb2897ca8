/** Appends a new element to `body`, outside the app; with `role`, a live region. */
export function createPortalRoot(role?: 'status'): HTMLElement {
  const place = document.createElement('div');
  if (role) place.setAttribute('role', role);
  document.body.append(place);
  return place;
}
