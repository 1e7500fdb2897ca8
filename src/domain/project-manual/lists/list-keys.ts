/** The lists of a project, in the order of their tabs. */
export const projectListKeys = [
  'submittals',
  'warranties',
  'closeout',
  'mock-ups',
  'tests',
  'delegated-design',
  'attic-stock',
  'standards',
] as const;
export type ProjectListKey = (typeof projectListKeys)[number];
