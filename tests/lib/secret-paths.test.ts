import { describe, expect, it } from 'vitest';

import { isSecretPath } from '#src/lib/secret-paths.ts';

describe('a path that holds a secret', () => {
  it.each([
    '/reset/demo-reset-token',
    '/Reset/demo-reset-token',
    '/%72eset/demo-reset-token',
    '/%72eset/100%',
    '/company/northfold-31250/resources/northfold/demo-report',
    '/company/31250/reports/northfold/demo-report/user-favorites',
    '/outline-specs-report/northfold/demo-report',
    '/specwizard-specs-report/northfold/demo-report',
  ])('%s is one', (path) => {
    expect(isSecretPath(path)).toBe(true);
  });

  it.each(['/', '/reset', '/company/northfold-31250/cad/1', '/outline-specs-report', '/search/reset/cad'])(
    '%s is none',
    (path) => {
      expect(isSecretPath(path)).toBe(false);
    },
  );
});
