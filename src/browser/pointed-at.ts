/** Whether the pointer or the focus is on a link to this address, as the link has it written. */
export function isPointedAt(href: string): boolean {
  const links = document.querySelectorAll('a:is(:hover, :focus)');
  return [...links].some((link) => link.getAttribute('href') === href);
}
