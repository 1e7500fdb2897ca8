/** A new element at the end of the page, outside of the app, in which `role` announces what comes. */
export function besideTheApp(role: 'status'): HTMLElement {
  const place = document.createElement('div');
  place.setAttribute('role', role);
  document.body.append(place);
  return place;
}
