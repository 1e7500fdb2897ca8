import type { ManualIssue, ManualIssueBrief } from '#src/contracts/manual-issues.ts';
import { requireSignIn } from '#src/reference-api/account/account.ts';
import { requireOwnProject } from '#src/reference-api/handlers/user-record-checks.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { numberFrom } from '#src/reference-api/http/path-parameters.ts';
import { requireSameVersion } from '#src/reference-api/store/versions.ts';

type Calls = 'manualIssues.byProject' | 'manualIssues.get' | 'manualIssues.create';

const briefOf = ({ content: _content, ...brief }: ManualIssue): ManualIssueBrief => brief;

export function manualIssueCalls({ account }: Context): Implementations<Calls> {
  const { manualIssues, now } = account;
  const issuesOf = (owner: number, project: number): ManualIssue[] =>
    manualIssues
      .list(owner)
      .filter((one) => one.project === project)
      .toSorted((one, other) => one.number - other.number);
  return {
    'manualIssues.byProject': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      return issuesOf(person.id, numberFrom(params.id, 'id')).map(briefOf);
    },
    'manualIssues.get': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      return manualIssues.find(person.id, params.id);
    },
    'manualIssues.create': async ({ body, caller }) => {
      const { person } = await requireSignIn(account, caller);
      requireOwnProject(account, person.id, body.project);
      const last = issuesOf(person.id, body.project).at(-1);
      requireSameVersion('number', body.number, (last?.number ?? 0) + 1, last ? briefOf(last) : null);
      return briefOf(manualIssues.create(person.id, (seq) => ({ seq, ...body, issued_at: now() })));
    },
  };
}
