import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { to } from '#src/paths.ts';

/** Breadcrumbs under Specifications, optionally with others in between. */
export const libraryCrumbs = (label: string, ...between: readonly Crumb[]): Crumb[] =>
  crumbsTo(label, { label: contentTypeWords.spec.plural, href: to.contentType('spec') }, ...between);
