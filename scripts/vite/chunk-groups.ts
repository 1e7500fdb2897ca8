import type { Rolldown } from 'vite';

import { ofScreens } from './of-screens.ts';

/** The screens that most visits begin with, with their loaders. */
const frontScreens = [
  'src/screens/search/results.tsx',
  'src/screens/search/loaders.ts',
  'src/screens/products/product.tsx',
  'src/screens/products/loaders.ts',
  'src/screens/companies/company.tsx',
  'src/screens/companies/loaders.ts',
];

/** Into which files the site's own build goes, for the project in `root`; a higher priority takes a module first. */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const isOfFront = ofScreens(root, frontScreens);
  const isOfSession = ofScreens(root, ['src/stores/follow-session.ts']);
  return [
    // What asks for the first screen's data, free of React.
    { name: 'start', tags: ['$initial'], priority: 6 },
    // What changes with an upgrade only stays in the visitors' caches across deploys.
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4.5 },
    // What stands around and in every screen, and all that the home page needs of the shared parts.
    {
      name: 'app',
      test: /\/src\/(app\.tsx|ui\/(?!checkbox|code|field|select-field|password-field|sheet)|components\/(page|deferred|picture|link|section-number|mf|banner-slot|count-matrix|favorite-button|item-star)\.|stores\/favorites\.)/,
      priority: 3,
    },
    // What every page asks once it is painted: who is signed in.
    { name: isOfSession('session'), debugName: 'session', test: /\/src\//, priority: 2.7 },
    // What many screens tell and what the code after the start needs: not to bring a screen's parts with it.
    { name: 'analytics', test: /\/src\/browser\/analytics(-words)?\./, priority: 2.8 },
    // The lists of sections, which few screens need, apart from what all of them share.
    {
      name: 'masterformat',
      test: /\/domain\/masterformat\/(sections|former-sections)\./,
      priority: 2.5,
    },
    // What the screens that most visits begin with ask and know by, free of React, then what they share.
    {
      name: isOfFront('records'),
      debugName: 'records',
      test: /\/src\/(api|contracts|domain|screens\/\w+\/loaders)/,
      priority: 2.4,
    },
    {
      name: isOfFront('parts'),
      debugName: 'parts',
      test: /\/src\/(components|ui|stores\/saved-searches|screens\/search\/(division-links|facets\.module))/,
      minShareCount: 2,
      priority: 2.2,
    },
    {
      name: isOfFront('manufacturer'),
      debugName: 'manufacturer',
      test: /\/src\/(screens\/companies\/|browser\/toasts\.)/,
      minShareCount: 2,
      priority: 2.2,
    },
    // The same for all other screens.
    { name: 'further-records', test: /\/src\/(api|contracts|domain)\//, minShareCount: 2, priority: 2 },
    { name: 'further-parts', test: /\/src\/(components|ui)\//, minShareCount: 2, priority: 1 },
    // Small screens that share most: the start names one file and not ten.
    { name: 'browse', test: /\/src\/screens\/browse\/(?!routes|loaders)/, priority: 0 },
  ];
}
