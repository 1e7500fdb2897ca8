/** Removes what `index.html` says of every page to those who run no script, once a page says it of itself. */
export function dropDefaultTags(): void {
  for (const tag of document.head.querySelectorAll('[data-default]')) tag.remove();
}
