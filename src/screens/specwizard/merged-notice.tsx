import { AuthorName } from '#src/components/specification/author-name.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Merged } from '#src/domain/merged-section/merge-types.ts';
import { unresolvedConflicts } from '#src/domain/merged-section/unresolved-conflicts.ts';
import { to } from '#src/paths.ts';
import { useSection } from '#src/screens/specwizard/wizard-view.ts';

/** The manufacturers of its sources, and the number of open conflicts. */
export function MergedNotice({ merged }: { merged: Merged }) {
  const { tree, state } = useSection();
  const { manufacturers, items } = merged;
  const open = unresolvedConflicts(items, tree, state).length;
  return (
    <p>
      Merged with{' '}
      {manufacturers.slice(1).map(({ manufacturer, coid, companySlug, filename }, index) => (
        <span key={filename}>
          {index > 0 && ' and '}
          <AuthorName section={{ coid, company: manufacturer, companySlug }} />
        </span>
      ))}
      {' · '}
      {open === 0 ? 'everything resolved' : `${open} of ${items.length} conflicts and clauses open`}
      {' · '}
      <Link to={to.mergeSpecifications(manufacturers.map(({ filename }) => filename))}>
        {open === 0 ? 'Back to merging' : 'Resolve them'}
      </Link>
    </p>
  );
}
