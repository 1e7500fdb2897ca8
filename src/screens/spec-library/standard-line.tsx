import { Link } from '#src/components/page/link.tsx';
import type { CountedStandard } from '#src/contracts/spec-library.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/spec-library/spec-library.module.css';
import { StandardStatus } from '#src/screens/spec-library/standard-status.tsx';

/** A standard that the words name, linked to where it is cited. */
export function StandardLine({ standard }: { standard: CountedStandard }) {
  const { slug, designation, title, everywhere } = standard;
  return (
    <p className={`note framed rounded pad-2-3 ${style.standardLine}`}>
      <Link className="link" to={to.standard(slug)}>
        {plainText(designation)}
      </Link>{' '}
      <bdi>{plainText(title)}</bdi> <StandardStatus standard={standard} />
      <span className="muted">Cited by {pluralize(everywhere, 'specification')}.</span>
    </p>
  );
}
