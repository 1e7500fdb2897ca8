import { useScreenData } from '#src/components/page/screen-data.tsx';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import type { redline } from '#src/screens/redline/loaders.ts';
import { RedlineScreen } from '#src/screens/redline/redline-screen.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Link } from '#src/components/page/link.tsx';
import style from '#src/screens/redline/redline-screen.module.css';

/** Two specifications with the same section number, or one and the visitor's own work, as a redline. */
export function Screen() {
  const loaded = useScreenData<typeof redline>();
  const isEmpty = loaded.old === null;
  return (
    <Page
      title="Compare specifications"
      description="Two specifications of one section as a redline: word by word, with what moved, and as a Word file with tracked changes."
      canonical={isEmpty ? to.compareSpecifications() : null}
    >
      {loaded.old === null ? <NothingChosen /> : <RedlineScreen loaded={loaded} old={loaded.old} />}
    </Page>
  );
}

/** Before a specification is chosen: where to find one. */
function NothingChosen() {
  return (
    <div className={`wrap stack at-start gap-4 print-block ${style.page}`}>
      <Breadcrumbs crumbs={crumbsTo('Compare', { label: 'Specifications', href: to.contentType('spec') })} />
      <h1>Compare specifications</h1>
      <p className="quiet">
        Open a{' '}
        <Link className="link" to={to.contentType('spec')}>
          specification
        </Link>{' '}
        and choose “Compare with…”. You’ll see how another manufacturer’s section, or your own version,
        differs: word by word, including what moved.
      </p>
    </div>
  );
}
