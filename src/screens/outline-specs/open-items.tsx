import { Link } from '#src/components/page/link.tsx';
import { draftText, findingCounts } from '#src/domain/project-manual/checks/project-finding.ts';
import type { ProjectFinding } from '#src/domain/project-manual/checks/project-finding.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  seq: number;
  /** The findings of the chosen sections; null while they are checked. */
  findings: readonly ProjectFinding[] | 'failed' | null;
  /** Whether the manual's first page lists open items. */
  isSaid: boolean;
  onChange: (isSaid: boolean) => void;
}

/** The open items of the chosen sections, and whether the first page lists them. They never block a file. */
export function OpenItems({ seq, findings, isSaid, onChange }: Props) {
  if (findings === null) return <p className="small muted">Checking the sections…</p>;
  if (findings === 'failed')
    return <p className="small muted">Couldn’t check the sections. The manual can be made all the same.</p>;
  if (findings.length === 0) return <p className="small muted">No open items.</p>;
  return (
    <Notice title={`${pluralize(findings.length, 'item open', 'items open')}.`}>
      <p>
        {findingCounts(findings).join(', ')}.{' '}
        <Link className="link" to={to.projectPreflight(seq)}>
          Show them in pre-flight
        </Link>
      </p>
      <Checkbox
        label={`Say on the first page: “${draftText(findings)}”`}
        checked={isSaid}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Notice>
  );
}
