import type { ManualIssueBrief } from '#src/contracts/manual-issues.ts';
import { dateAndTime } from '#src/lib/dates.ts';
import { fileSizeText, pluralize } from '#src/lib/numbers.ts';
import style from '#src/screens/outline-specs/issues.module.css';

/** The issues of a manual, the latest one first: what was issued, and the hashes of its files. */
export const IssueList = ({ issues }: { issues: readonly ManualIssueBrief[] }) => (
  <ol className="stack gap-4" reversed aria-label="Issues">
    {issues.toReversed().map((issue) => (
      <li key={issue.seq} className="stack gap-1 line-top pad-top-3">
        <h2>
          Issue {issue.number}: <bdi>{issue.name}</bdi>
        </h2>
        <p className="note quiet">
          {dateAndTime(issue.issued_at)} · {pluralize(issue.sections.length, 'section')}
          {issue.files.length === 0 && ' · Its text is on record, without files.'}
        </p>
        <ul className="stack gap-2 note">
          {issue.files.map((file) => (
            <li key={file.name} className="stack gap-1">
              <span>
                <bdi>{file.name}</bdi> <span className="muted">{fileSizeText(file.bytes)}</span>
              </span>
              <code className="small muted anywhere">SHA-256 {file.sha256}</code>
            </li>
          ))}
        </ul>
        <details className="spread note">
          <summary className="touch-high">Sections of Issue {issue.number}</summary>
          <ul className={`space-top-2 ${style.sections}`}>
            {issue.sections.map((section, index) => (
              <li key={index}>
                <span className="digits">{section.number}</span> {section.title}
                {section.maker !== '' && <span className="muted"> · {section.maker}</span>}
              </li>
            ))}
          </ul>
        </details>
      </li>
    ))}
  </ol>
);
