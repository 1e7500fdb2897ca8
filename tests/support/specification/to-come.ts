/**
 * What other work still brings: a test fails as soon as one of these is there. Take it off then; the last one takes the
 * list away.
 */
export const pathsToCome: readonly string[] = [
  // Specifications in projects
  '/account/projects/{id}/outline-specs',
];

/** Calls without a contract, or without a screen that uses them. */
export const callsToCome: readonly string[] = [];
