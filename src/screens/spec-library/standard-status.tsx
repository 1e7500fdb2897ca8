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
          use <StandardName standard={replacedBy} />
        </>
      )}{' '}
    </span>
  );
}

/** A standard's designation, linked to its page if the library has it. */
export function StandardName({ standard }: { standard: NonNullable<Standard['replacedBy']> }) {
  const name = plainText(standard.designation);
  if (standard.slug === null) return name;
  return (
    <Link className="link" to={to.standard(standard.slug)}>
      {name}
    </Link>
  );
}
