import { join } from 'node:path';

/** Where a build leaves the list of the modules of the site (`client`) or of the `weblet` for the bundle checks. */
export function bundleModulesFile(part: string): string {
  return join(import.meta.dirname, `../node_modules/.tmp/bundle-modules-${part}.json`);
}
