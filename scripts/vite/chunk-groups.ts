import type { Rolldown } from 'vite';

import { ofScreens } from './of-screens.ts';

/** The screens that most visits begin with, with their loaders. */
const frontScreens = [
  'src/screens/search/results.tsx',
  'src/screens/search/loaders.ts',
  'src/screens/products/product.tsx',
  'src/screens/products/loaders.ts',
  'src/screens/companies/profile/company.tsx',
  'src/screens/companies/loaders.ts',
];

/** What begins so, of calls, contracts and domain, no visitor needs who only looks about. */
const ofAccounts = [
  'account',
  'char-projects',
  'circulation',
  'content-requests',
  'design-projects',
  'favorites',
  'live-session',
  'saved-searches',
  'scorecard',
  'session',
  'share',
];

/** The same of components. */
const ofAccountPages = ['account-', 'profile', 'password', 'saved-', 'share', 'sign-', 'while-signed-in'];

/** Into which files the site's own build goes, for the project in `root`; a higher priority takes a module first. */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const isOfFront = ofScreens(root, frontScreens);
  const isOfSession = ofScreens(root, ['src/stores/watch-session.ts']);
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
    // The lists of sections, which few screens need, apart from what all of them share.
    {
      name: 'masterformat',
      test: /\/domain\/masterformat\/(sections|former-sections)\./,
      priority: 2.5,
    },
    // What every form stands on: no page begins with one. Its checks apart, which guards need too, free of React.
    { name: 'checks', test: /\/src\/domain\/checks\//, priority: 2.65 },
    {
      name: 'forms',
      test: /\/src\/(components\/sending\/|ui\/field\.|stores\/drafts\.)/,
      priority: 2.6,
    },
    // What the screens that most visits begin with ask and know by, free of React, then what they share.
    {
      name: isOfFront('records'),
      debugName: 'records',
      test: /\/src\/(api|contracts|domain|browser\/analytics|screens\/\w+\/loaders)/,
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
    // The same for all other screens, and apart what only accounts, projects and shared lists know by: it is long.
    {
      name: 'further-records',
      test: new RegExp(`/src/(?:api|contracts|domain)/(?!${ofAccounts.join('|')})`),
      minShareCount: 2,
      priority: 2,
    },
    { name: 'account-records', test: /\/src\/(api|contracts|domain)\//, minShareCount: 2, priority: 1.9 },
    {
      name: 'further-parts',
      test: new RegExp(`/src/(?:components|ui)/(?!${ofAccountPages.join('|')})`),
      minShareCount: 2,
      priority: 1,
    },
    { name: 'account-parts', test: /\/src\/(components|ui)\//, minShareCount: 2, priority: 0.9 },
    // Small screens that share most: the start names one file and not ten.
    { name: 'browse', test: /\/src\/screens\/browse\/(?!routes|loaders)/, priority: 0 },
  ];
}
