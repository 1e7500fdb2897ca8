/** Removes the default tags of `index.html`, which are for crawlers without scripts, once a page has its own. */
export function dropDefaultTags(): void {
  for (const tag of document.head.querySelectorAll('[data-default]')) tag.remove();
}
