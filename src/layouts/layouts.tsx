import { PageFrame } from '#src/layouts/page-frame.tsx';
import { Footer } from '#src/layouts/footer.tsx';
import { Header } from '#src/layouts/header.tsx';
import style from '#src/layouts/skip-link.module.css';

/** For most of the site. */
export const DefaultLayout = () => (
  <>
    <SkipLink />
    <Header />
    <PageFrame />
    <Footer />
  </>
);

/** For viewers, which fill the window: their own bar replaces the header, unless the screen fails. */
export const NoFooterLayout = () => (
  <>
    <SkipLink />
    <div className={style.unlessShown}>
      <Header />
    </div>
    <PageFrame />
  </>
);

/** Only the screen, for print pages and redirects. */
export const BlankLayout = PageFrame;

const SkipLink = () => (
  <a className={`pad-2-3 ${style.skip}`} href="#content">
    Skip to content
  </a>
);
