import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';

import { paths } from '#src/paths.ts';
import { screens } from '#tests/browser/support/screens.ts';

/** Shown by the screen of the present week, whose address it names as its own; one word on the way home. */
const notLookedAt: readonly string[] = [paths.whatsNewType, paths.signOut];

const patterns = [...Object.values(paths), ...Object.values(paths)];
const lookedAt = new Set(
  screens.map(({ path }) => {
    const { pathname } = new URL(path, 'https://lintel.test');
    return matchRoutes(
      patterns.map((pattern) => ({ path: pattern })),
      pathname,
    )?.[0]?.route.path;
  }),
);

it.each(patterns.filter((pattern) => !notLookedAt.includes(pattern)))(
  'the screen at %s is among those that a browser looks at',
  (pattern) => {
    expect(lookedAt).toContain(pattern);
  },
);
