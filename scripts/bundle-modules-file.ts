import { join } from 'node:path';

/** Where a build leaves the list of its modules for the bundle checks. */
export const bundleModulesFile = join(import.meta.dirname, '../node_modules/.tmp/bundle-modules.json');
