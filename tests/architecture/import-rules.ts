import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * The folders that each folder of src/ may import besides itself. `brand` (what the product is called) and `paths`
 * (what a URL is made of) are leaves. main.ts and weblet-main.ts are free.
 */
const allowed: Record<string, readonly string[]> = {
  brand: [],
  paths: ['brand', 'contracts'],
  contracts: ['brand', 'lib'],
  lib: [],
  ui: ['lib'],
  browser: ['lib', 'contracts/content-types'],
  domain: ['contracts', 'brand', 'lib'],
  api: ['contracts', 'browser', 'domain', 'lib', 'brand'],
  stores: ['contracts', 'domain', 'lib', 'browser', 'brand'],
  services: ['stores', 'api', 'contracts', 'domain', 'lib', 'browser', 'brand', 'paths'],
  workers: ['domain', 'lib', 'contracts'],
  components: [
    'ui',
    'stores',
    'services',
    'api',
    'domain',
    'lib',
    'contracts',
    'browser',
    'brand',
    'paths',
    'workers',
  ],
  layouts: [
    'components',
    'ui',
    'stores',
    'services',
    'domain',
    'lib',
    'contracts',
    'browser',
    'brand',
    'paths',
  ],
  guards: ['components', 'ui', 'stores', 'services', 'domain', 'lib', 'browser', 'brand', 'paths'],
  screens: [
    'components',
    'guards',
    'ui',
    'stores',
    'services',
    'api',
    'domain',
    'lib',
    'contracts',
    'browser',
    'brand',
    'paths',
  ],
  routes: ['screens', 'components', 'paths', 'first-routes'],
  'first-routes': ['screens', 'components', 'paths'],
  start: [
    'routes',
    'first-routes',
    'layouts',
    'guards',
    'components',
    'stores',
    'services',
    'domain',
    'lib',
    'browser',
    'brand',
    'paths',
    'styles',
  ],
  'entry-server': ['start', 'routes', 'components', 'api', 'domain', 'browser'],
  weblet: ['components', 'ui', 'api', 'domain', 'lib', 'contracts', 'browser', 'brand', 'paths'],
  amp: ['contracts', 'domain', 'lib', 'brand', 'paths'],
  'reference-api': ['contracts', 'domain', 'lib', 'brand'],
};

/** The path pattern of a folder, or of the one file of that name. */
const folder = (name: string) => `^src/${name}(?:/|\\.tsx?$)`;

const importRules: IForbiddenRuleType[] = Object.entries(allowed).map(([name, open]) => ({
  name: `imports-of-${name}`,
  severity: 'error',
  comment: `${name} may import ${open.join(', ') || 'nothing of ours'}`,
  from: { path: folder(name) },
  to: { path: '^src/', pathNot: [name, ...open].map(folder) },
}));

export const forbidden: IForbiddenRuleType[] = [
  ...importRules,
  { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'areas-apart',
    severity: 'error',
    comment: 'an area of the site never imports another',
    from: { path: '^src/screens/([^/]+)/' },
    to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
  },
  {
    name: 'types-only-of-contracts',
    severity: 'error',
    comment:
      'these make no call, so they know what the API gives by type alone; content-types has no schema, shapes are small, and those of forms come with the forms',
    from: { path: '^src/(?:paths|domain|layouts|amp)(?:/|\\.tsx?$)' },
    to: {
      path: '^src/contracts/',
      pathNot: ['content-types', 'forms', 'shapes'].map((name) => folder(`contracts/${name}`)),
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'reference-api-apart',
    severity: 'error',
    comment: 'only the starts load it, and only when a build asks for it',
    from: { path: '^src/', pathNot: '^src/(?:reference-api/|(?:weblet-)?main\\.ts$)' },
    to: { path: '^src/reference-api/' },
  },
  {
    name: 'reference-api-loaded-late',
    severity: 'error',
    from: { path: '^src/(?:weblet-)?main\\.ts$' },
    to: { path: '^src/reference-api/', dynamic: false },
  },
  {
    name: 'reference-api-by-its-door',
    severity: 'error',
    comment: 'its folders are its own: whoever is outside, but for tests, comes in by src/reference-api/door',
    from: { path: '^(?:src|scripts|vite\\.config\\.ts$)', pathNot: '^src/reference-api/' },
    to: { path: '^src/reference-api/', pathNot: '^src/reference-api/door/' },
  },
  {
    name: 'app-without-development-packages',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/reference-api/' },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  { name: 'nothing-missing', severity: 'error', from: { path: '^src/' }, to: { couldNotResolve: true } },
  { name: 'app-knows-no-test', severity: 'error', from: { path: '^src/' }, to: { path: '^tests/' } },
];

export const options: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '\\.css$|\\.d\\.ts$|^node:|\\.wasm\\?url$' },
  tsConfig: { fileName: 'tsconfig.json' },
  tsPreCompilationDeps: true,
  skipAnalysisNotInRules: true,
  parser: 'swc',
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'browser', 'default', 'node', 'types'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
  },
};
