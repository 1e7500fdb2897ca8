import type { createBrowserRouter } from 'react-router';
import { isOnline } from '#src/browser/online.ts';
import { loadPath, reloadOnce } from '#src/browser/reload.ts';
import { offerNewBuild } from '#src/layouts/new-build-notice.tsx';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'dispose'>;

/**
 * After a new build, the next navigation loads the whole page, at most once per path in 10 s (requirements:
 * new-builds). If that is not safe, as with blocked storage, it navigates as usual and shows a notice.
 */
export function reloadOnNextStep(router: Router): void {
  const { pathname: here } = router.state.location;
  const unsubscribe = router.subscribe(({ location, navigation }) => {
    const target = navigation.location ?? location;
    // Filters and dialogs stay on the same screen, so they don't count as navigation.
    if (target.pathname === here || !isOnline()) return;
    unsubscribe();
    const path = target.pathname + target.search + target.hash;
    if (reloadOnce(target.pathname, () => loadPath(path)) === 'reloading') router.dispose();
    else offerNewBuild();
  });
}
