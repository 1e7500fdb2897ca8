/** What a page that isn't there says of itself. */
export const notFoundWords = {
  title: 'Page not found',
  description: 'This page does not exist.',
  canonical: null,
} as const;
