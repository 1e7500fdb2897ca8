/** Title and description of a missing page. */
export const notFoundMeta = {
  title: 'Page not found',
  description: 'This page does not exist.',
  canonical: null,
} as const;
