import type { ManualIssue, ManualIssueBrief } from '#src/contracts/manual-issues.ts';
import { requireSignIn } from '#src/reference-api/account/account.ts';
import { accessTo, logChange, requireAccess } from '#src/reference-api/account/project-rights.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { numberFrom } from '#src/reference-api/http/path-parameters.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { requireSameVersion } from '#src/reference-api/store/versions.ts';

const briefOf = ({ content: _content, ...brief }: ManualIssue): ManualIssueBrief => brief;

export function manualIssueCalls({ account }: Context) {
  const { manualIssues, now } = account;
  const issuesOf = (owner: number, project: number): ManualIssue[] =>
    manualIssues
      .list(owner)
      .filter((one) => one.project === project)
      .toSorted((one, other) => one.number - other.number);
  return {
    'manualIssues.byProject': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const project = numberFrom(params.id, 'id');
      // The owner keeps the issues of a project that was deleted.
      const owner = accessTo(account, person.id, project)?.owner ?? person.id;
      return issuesOf(owner, project).map(briefOf);
    },
    'manualIssues.get': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const seq = numberFrom(params.id, 'id');
      const missing = (): never => refuse(404, `There is no such record: manual-issues ${seq}.`);
      const owner = manualIssues.ownerOf(seq) ?? missing();
      if (owner !== person.id)
        requireAccess(account, person.id, manualIssues.peek(seq)?.project ?? 0, 'read', missing);
      return manualIssues.find(owner, params.id);
    },
    'manualIssues.create': async ({ body, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const { owner } = requireAccess(account, person.id, body.project, 'edit', () =>
        refuse(422, `project: There is no design project ${body.project}.`),
      );
      const last = issuesOf(owner, body.project).at(-1);
      requireSameVersion('number', body.number, (last?.number ?? 0) + 1, last ? briefOf(last) : null);
      const issue = manualIssues.create(owner, (seq) => ({ seq, ...body, issued_at: now() }));
      logChange(account, person, body.project, { what: 'issue', about: `${issue.number}: ${issue.name}` });
      return briefOf(issue);
    },
  } satisfies Partial<Implementations>;
}
