import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { to } from '#src/paths.ts';

/** Below the specifications; with other crumbs between. */
export const libraryCrumbs = (label: string, ...between: readonly Crumb[]): Crumb[] => [
  { label: 'Home', href: to.home() },
  { label: contentTypeWords.spec.plural, href: to.contentType('spec') },
  ...between,
  { label, href: null },
];
