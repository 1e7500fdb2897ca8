import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import style from '#src/screens/redline/redline-screen.module.css';

/** Before a specification is chosen: where to find one. */
export function NothingChosen() {
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
