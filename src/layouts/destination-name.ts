/** The first prefix that matches wins. */
const words: readonly (readonly [start: string, words: string])[] = [
  ['/search', 'the search results'],
  ['/product/', 'the product'],
  ['/products/', 'the list of products'],
  ['/company/', 'the manufacturer’s page'],
  ['/manufacturers/', 'the list of manufacturers'],
  ['/specification/', 'the specification'],
  ['/content-type/', 'this part of the library'],
  ['/compare', 'the comparison'],
  ['/substitution', 'the evaluation'],
  ['/whats-new', 'what’s new'],
  ['/downloads/', 'the files'],
  ['/sw', 'the specification'],
  ['/specwizard', 'the list of specifications'],
  ['/account/favorites', 'your favorites'],
  ['/account/searches', 'your saved searches'],
  ['/account/projects', 'your projects'],
  ['/account/specwizard-projects', 'your specifications'],
  ['/account', 'your account'],
  ['/projects', 'the projects'],
  ['/blog-post', 'the blog'],
  ['/podcast', 'the podcast'],
  ['/continuing-education', 'the courses'],
];

/** Names the page at a path, as in “Still loading the product.” */
export const destinationName = (pathname: string): string =>
  words.find(([start]) => pathname.startsWith(start))?.[1] ?? 'the page';
