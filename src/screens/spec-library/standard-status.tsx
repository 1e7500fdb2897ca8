import { Link } from '#src/components/page/link.tsx';
import type { Standard } from '#src/contracts/spec-library.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import { Code } from '#src/ui/code.tsx';

/** Renders nothing for a standard in force; otherwise what became of it. */
export function StandardStatus({
  standard: { status, replacedBy },
}: {
  standard: Pick<Standard, 'status' | 'replacedBy'>;
}) {
  if (status === 'active') return null;
  return (
    <span className="small redline">
      <Code tone="bad">{status.toUpperCase()}</Code>
      {replacedBy !== null && (
        <>
          {' '}
          use{' '}
          {replacedBy.slug === null ? (
            plainText(replacedBy.designation)
          ) : (
            <Link className="link" to={to.standard(replacedBy.slug)}>
              {plainText(replacedBy.designation)}
            </Link>
          )}
        </>
      )}{' '}
    </span>
  );
}
