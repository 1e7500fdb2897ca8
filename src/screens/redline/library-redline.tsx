import { useScreenData } from '#src/components/page/screen-data.tsx';
import { SharedSections } from '#src/components/specification/shared-sections.tsx';
import { sidesQuery, type Side } from '#src/domain/redline/requested-sides.ts';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import type { LoadedRedline, redline } from '#src/screens/redline/loaders.ts';
import { RedlineScreen } from '#src/screens/redline/redline-screen.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Link } from '#src/components/page/link.tsx';
import style from '#src/screens/redline/redline-screen.module.css';

/** Two specifications with the same section number, or one and the visitor's own work, as a redline. */
export function Screen() {
  const loaded = useScreenData<typeof redline>();
  return (
    <Page
      title="Compare specifications"
      description="Two specifications of one section as a redline: word by word, with what moved, and as a Word file with tracked changes."
      canonical={loaded.old === null ? to.compareSpecifications() : null}
    >
      {loaded.old === null ? (
        <NothingChosen tree={loaded.tree} />
      ) : (
        <RedlineScreen loaded={loaded} old={loaded.old} />
      )}
    </Page>
  );
}

/** Before a specification is chosen: what can be compared. */
const NothingChosen = ({ tree }: Pick<LoadedRedline, 'tree'>) => (
  <div className={`wrap stack at-start gap-3 page-high print-block compact-title ${style.page}`}>
    <Breadcrumbs crumbs={crumbsTo('Compare', { label: 'Specifications', href: to.contentType('spec') })} />
    <h1>Compare specifications</h1>
    <p className="quiet measure">
      Choose a section, and two manufacturers’ texts are compared word by word, including what moved. To
      compare with your own version, open a{' '}
      <Link className="link" to={to.contentType('spec')}>
        specification
      </Link>{' '}
      and choose “Compare with…”.
    </p>
    {tree && (
      <SharedSections
        tree={tree}
        hrefOf={([old, now]) => to.compareSpecifications(sidesQuery({ old: sideOf(old), now: sideOf(now) }))}
      />
    )}
  </div>
);

const sideOf = (filename: string | undefined): Side | null =>
  filename === undefined ? null : { filename, text: 'recommended' };
