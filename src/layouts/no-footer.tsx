import { Header } from '#src/layouts/header.tsx';
import { PageFrame } from '#src/layouts/page-frame.tsx';
import { SkipLink } from '#src/layouts/skip-link.tsx';

/** Header and screen: viewers, which take the whole height. */
export function NoFooterLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <PageFrame />
    </>
  );
}
