import { PageFrame } from '#src/layouts/page-frame.tsx';
import { Footer } from '#src/layouts/footer.tsx';
import { Header } from '#src/layouts/header.tsx';
import { SkipLink } from '#src/layouts/skip-link.tsx';

/** Header, screen, footer: most of the site. */
export function DefaultLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <PageFrame />
      <Footer />
    </>
  );
}
