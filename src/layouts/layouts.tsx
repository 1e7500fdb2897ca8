import { PageFrame } from '#src/layouts/page-frame.tsx';
import { Footer } from '#src/layouts/footer.tsx';
import { Header } from '#src/layouts/header.tsx';
import style from '#src/layouts/skip-link.module.css';

/** Most of the site. */
export function DefaultLayout() {
  return (
    <>
      <NoFooterLayout />
      <Footer />
    </>
  );
}

/** Viewers, which take the whole height. */
export function NoFooterLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <PageFrame />
    </>
  );
}

/** Nothing but the screen: for pages that are printed or only passed through. */
export const BlankLayout = PageFrame;

function SkipLink() {
  return (
    <a className={`pad-2-3 ${style.skip}`} href="#content">
      Skip to content
    </a>
  );
}
