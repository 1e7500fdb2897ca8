import { PageFrame } from '#src/layouts/page-frame.tsx';

/** Nothing but the screen: pages that are printed or only passed through. */
export function BlankLayout() {
  return <PageFrame />;
}
