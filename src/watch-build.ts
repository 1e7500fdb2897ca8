import { reloadOnNextStep } from '#src/layouts/new-build.ts';
import { watchForNewBuild } from '#src/stores/new-build.ts';

/** From here on a newer build is noticed and comes with the next step. */
export function watchBuild(router: Parameters<typeof reloadOnNextStep>[0]): void {
  watchForNewBuild(() => reloadOnNextStep(router));
}
