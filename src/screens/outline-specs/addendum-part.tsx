import { useId } from 'react';

import type { ManualIssueBrief } from '#src/contracts/manual-issues.ts';
import { changeText } from '#src/domain/manual-issues/addendum.ts';
import type { AddendumRequest } from '#src/domain/manual-issues/addendum-words.ts';
import { ChangedLines } from '#src/screens/outline-specs/changed-lines.tsx';
import { pluralize } from '#src/lib/numbers.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import type { ManualChoice } from '#src/screens/outline-specs/manual-sections.ts';
import { useAddendum } from '#src/screens/outline-specs/use-addendum.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  loaded: LoadedOutline;
  choices: readonly ManualChoice[];
  /** The last one. */
  issue: ManualIssueBrief;
}

/** What changed since the last issue, and the addendum with it. */
export function AddendumPart({ loaded, choices, issue }: Props) {
  const id = useId();
  const { comparing, compare, write } = useAddendum(loaded, choices, issue);
  const { phase } = comparing;
  return (
    <section className="stack at-left gap-2" aria-labelledby={id}>
      <div className="full-width cluster between gap-2-4">
        <h2 id={id}>Changes since Issue {issue.number}</h2>
        <Button className="screen-only" disabled={phase === 'comparing'} onClick={() => void compare()}>
          {phase === 'idle' ? `Compare with Issue ${issue.number}` : 'Compare again'}
        </Button>
      </div>
      <p role="status" className="note quiet hidden-if-empty">
        {phase === 'idle' && 'Lists what changed in each section, and writes it as an addendum.'}
        {phase === 'comparing' && 'Comparing…'}
        {phase === 'compared' && summary(comparing.request)}
      </p>
      {phase === 'failed' && (
        <Notice tone="bad" role="alert" title="Couldn’t compare with the issue.">
          <p>{comparing.reason}</p>
        </Notice>
      )}
      {phase === 'compared' && comparing.request.addendum.changes.length > 0 && (
        <>
          <ul className="line-top lined-items full-width note" aria-label="Changed sections">
            {comparing.request.addendum.changes.map((change, index) => (
              <li key={index} className="stack gap-1 pad-block-2">
                <span className="flow between gap-1-4">
                  <span>
                    <span className="digits">{change.section.number}</span> {change.section.title}
                  </span>{' '}
                  <span className="muted">{changeText(change)}</span>
                </span>
                <ChangedLines change={change} />
              </li>
            ))}
          </ul>
          <div className="flow push-right gap-2 rows-599 screen-only">
            {(['docx', 'pdf'] as const).map((format) => (
              <Button
                key={format}
                kind={format === 'docx' ? 'primary' : 'normal'}
                disabled={comparing.writing !== null}
                onClick={() => void write(comparing.request, format)}
              >
                <Icon name="download" />{' '}
                {comparing.writing === format ? 'Writing…' : `Addendum as ${formatNames[format]}`}
              </Button>
            ))}
          </div>
          {comparing.failure !== null && (
            <Notice tone="bad" role="alert" title="Couldn’t write the addendum.">
              <p>{comparing.failure}</p>
            </Notice>
          )}
        </>
      )}
    </section>
  );
}

const formatNames = { docx: 'Word', pdf: 'PDF' } as const;

function summary({ addendum: { changes, unchanged } }: AddendumRequest): string {
  if (changes.length === 0)
    return `Nothing changed. ${pluralize(unchanged, 'section is', 'sections are')} as issued.`;
  return `${pluralize(changes.length, 'section')} changed; ${unchanged} as issued.`;
}
