import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';

import { paths } from '#src/paths.ts';
import { screenRoutes } from '#src/routes.ts';
import { screens } from '#tests/browser/support/screens.ts';

/**
 * Shown by the screen of the present week, or of all downloads, whose address it names as its own; the uses of SpecWizards, which are the
 * report of specifications with other words; featured products of all divisions, which are those of one; one word on the
 * way home; and what has the parts of the blog’s form and list, or of a landing page, with other words.
 */
const notLookedAt: readonly string[] = [
  paths.whatsNewType,
  paths.downloadsOfType,
  paths.specwizardSpecsReport,
  paths.specwizardSpecsReportOf,
  paths.featuredProducts,
  paths.signOut,
  paths.podcastGuest,
  paths.bestPodcasts,
  paths.getSpecified,
  paths.getSpecifiedRed,
];

const table = screenRoutes.map(({ path }) => ({ path }));
const lookedAt = new Set(
  screens.map(({ path }) => {
    const { pathname } = new URL(path, 'https://lintel.test');
    return matchRoutes(table, pathname)?.[0]?.route.path;
  }),
);

it.each(table.filter(({ path }) => !notLookedAt.includes(path)))(
  'the screen at $path is among those that a browser looks at',
  ({ path }) => {
    expect(lookedAt).toContain(path);
  },
);
