/** A new element at the end of the page, outside of the app; with a role, it announces what comes into it. */
export function createPortalRoot(role?: 'status'): HTMLElement {
  const place = document.createElement('div');
  if (role) place.setAttribute('role', role);
  document.body.append(place);
  return place;
}
