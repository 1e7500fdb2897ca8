import { nameManifest } from '#src/browser/manifest-link.ts';
import { reloadOnNextStep } from '#src/layouts/new-build.ts';
import { watchForNewBuild } from '#src/stores/new-build.ts';

/** What a visit needs that lasts: it can be installed, and a newer build is noticed and comes with the next step. */
export function goOnLong(router: Parameters<typeof reloadOnNextStep>[0]): void {
  nameManifest();
  watchForNewBuild(() => reloadOnNextStep(router));
}
