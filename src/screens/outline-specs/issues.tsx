import { Suspense, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';

import { notify } from '#src/browser/toasts.ts';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Link } from '#src/components/page/link.tsx';
import { RetryNotice, useRetry } from '#src/components/page/retry-notice.tsx';
import { useScreenData } from '#src/components/page/screen-data.tsx';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import type { ManualIssueBrief } from '#src/contracts/manual-issues.ts';
import type { CallError } from '#src/contracts/result.ts';
import { mayEdit } from '#src/domain/design-projects/project-right.ts';
import { to } from '#src/paths.ts';
import { AddendumPart } from '#src/screens/outline-specs/addendum-part.tsx';
import { CheckFile } from '#src/screens/outline-specs/check-file.tsx';
import { IssueList } from '#src/screens/outline-specs/issue-list.tsx';
import type { manualIssues } from '#src/screens/outline-specs/issues-loader.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import { manualChoices } from '#src/screens/outline-specs/manual-choices.tsx';
import { useDivisions } from '#src/screens/outline-specs/use-outline.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

const IssueDialog = lazyPart(
  async () => (await import('#src/screens/outline-specs/issue-dialog.tsx')).IssueDialog,
  'Issuing the manual',
);

/** The issues of a project's manual, and what changed since the last one. */
export function Screen() {
  const { outline, issues } = useScreenData<typeof manualIssues>();
  return (
    <Issues
      key={outline.project.seq}
      outline={outline}
      issues={issues.data ?? []}
      error={issues.error ?? null}
    />
  );
}

interface Props {
  outline: LoadedOutline;
  issues: readonly ManualIssueBrief[];
  error: CallError | null;
}

function Issues({ outline, issues, error }: Props) {
  const { project, failure } = outline;
  const { seq, name } = project;
  const { revalidate } = useRevalidator();
  const [isIssuing, setIssuing] = useState(false);
  const divisions = useDivisions(outline);
  const choices = useMemo(() => manualChoices(divisions), [divisions]);
  const last = issues.at(-1);
  const number = (last?.number ?? 0) + 1;
  const canIssue = mayEdit(project) && error === null && failure === null && choices.length > 0;
  return (
    <AccountPage
      title="Issues"
      description={`Issues of the project manual of ${name}.`}
      tools={
        canIssue && (
          <Button kind="primary" aria-haspopup="dialog" onClick={() => setIssuing(true)}>
            Issue manual…
          </Button>
        )
      }
    >
      <p>
        <Link className="link" to={to.designProject(seq)}>
          <bdi>{name}</bdi>
        </Link>
        {' · '}
        <Link className="link" to={to.outlineSpecs(seq)}>
          Outline specs
        </Link>
      </p>
      <AccountTextNotice />
      {error !== null && <IssuesFailure error={error} />}
      {failure !== null && (
        <Notice tone="bad" role="alert" title="Couldn’t load your SpecWizard projects.">
          <p>{failure} Reload the page to try again. Nothing can be issued or compared without them.</p>
        </Notice>
      )}
      {error === null && issues.length === 0 && (
        <Notice title="Not issued yet.">
          <p>
            {choices.length === 0
              ? 'The manual has no sections yet. Add them to the outline specs first.'
              : 'An issue keeps the manual as it is now, with a number and a date. Later changes are shown against it, and go out as an addendum.'}
          </p>
        </Notice>
      )}
      {issues.length > 0 && <IssueList issues={issues} />}
      {last && failure === null && (
        <AddendumPart key={last.seq} loaded={outline} choices={choices} issue={last} />
      )}
      {issues.length > 0 && <CheckFile issues={issues} />}
      {isIssuing && (
        <Suspense>
          <IssueDialog
            loaded={outline}
            choices={choices}
            number={number}
            onIssued={() => {
              setIssuing(false);
              void notify.success(`Issued the manual as Issue ${number}`);
              void revalidate();
            }}
            onClose={() => setIssuing(false)}
          />
        </Suspense>
      )}
    </AccountPage>
  );
}

function IssuesFailure({ error }: { error: CallError }) {
  const retry = useRetry(error);
  if (error.status === 404 || error.status === 405)
    return (
      <Notice title="This server doesn’t keep issues.">
        <p>
          Make the manual in Outline specs and keep its files yourself. Compare texts of a section with
          “Compare” in its SpecWizard.
        </p>
      </Notice>
    );
  return (
    <RetryNotice title="Couldn’t load the issues." {...retry}>
      <p>{error.message}</p>
    </RetryNotice>
  );
}
