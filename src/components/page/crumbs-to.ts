import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { to } from '#src/paths.ts';

/** The crumbs of a page: home, its ancestors, and the page itself. */
export function crumbsTo(label: string, ...above: readonly Crumb[]): Crumb[] {
  return [{ label: 'Home', href: to.home() }, ...above, { label, href: null }];
}
