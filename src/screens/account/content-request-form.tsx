import { use, useState } from 'react';

import { call } from '#src/api/call.ts';
import { userProjectFyiCreate } from '#src/contracts/content-requests.ts';
import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { track } from '#src/browser/analytics.ts';
import { today } from '#src/browser/clock.ts';
import { saveFailure } from '#src/components/forms/save-errors.ts';
import { SentNotice } from '#src/components/forms/sent-notice.tsx';
import { useSubmitForm, type TextProps } from '#src/components/forms/use-submit-form.ts';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { Result } from '#src/contracts/result.ts';
import {
  contentRequestForm,
  contentRequestFrom,
  contentRequestLabels as labels,
} from '#src/domain/account/content-request.ts';
import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';

type Projects = Promise<Result<DesignProject[]>>;

interface Props {
  /** The query string, which prefills the form. */
  query: string;
  projects: Projects;
  onSent: () => void;
}

/** The form for one content request. */
export function ContentRequestForm({ query, projects, onSent }: Props) {
  const email = useSession(({ user }) => user?.email ?? '');
  const [blank] = useState(() => contentRequestFrom(new URLSearchParams(query), email));
  const [schema] = useState(() => contentRequestForm(today()));
  const state = useSubmitForm({
    key: `content-request${query && ` ${query}`}`,
    id: 'content-request',
    labels,
    schema,
    blank,
    send: async (body) => {
      const answer = await call(userProjectFyiCreate, { body });
      track('request', answer.error ? 'failed' : 'sent', 'content');
      return answer;
    },
    what: 'request',
    explain: (error) =>
      saveFailure(error, {
        not: 'Your request was not sent.',
        maybe: 'Your request may have been sent.',
        advice: 'Reload this page and check your requests before you send it again.',
      }),
    onSent,
    keep: ({ email: address, project }) => ({ email: address, project, about: '' }),
  });
  const { draft, change, problems, text } = state;
  if (state.sent)
    return (
      <SentNotice title="Your request was sent" level={3}>
        <p>
          We’ll email the answer to <bdi>{draft.email.trim()}</bdi>. It will also appear here.
        </p>
        <Button onClick={state.startOver}>New request</Button>
      </SentNotice>
    );
  return (
    <SubmitForm state={state} name="New request" words={{ send: 'Send request', sending: 'Sending…' }}>
      <SelectField
        id="content-request-content_type"
        name="content_type"
        label={labels.content_type}
        value={draft.content_type}
        error={problems['content_type']}
        onChange={({ target }) => change({ content_type: contentTypeFrom(target.value) ?? 'other' })}
      >
        {contentTypes.map((type) => (
          <option key={type} value={type}>
            {contentTypeWords[type].plural}
          </option>
        ))}
        <option value="other">Something else</option>
      </SelectField>
      <TextField {...text('about')} />
      <TextArea {...text('message')} required={draft.about.trim() === ''} />
      <PromptSuspense awaited={projects} fallback={<ProjectField {...text('project')} list={[]} />}>
        <ProjectChoice {...text('project')} projects={projects} />
      </PromptSuspense>
      <div className="halves gap-3-4 one-column-599">
        <TextField {...text('needed_by')} type="date" min={today()} />
      </div>
      <TextField {...text('email')} required type="email" autoComplete="email" />
    </SubmitForm>
  );
}

/** If the projects can't be loaded, the request is sent without one. */
function ProjectChoice({ projects, ...rest }: TextProps & { projects: Projects }) {
  return <ProjectField {...rest} list={use(projects).data ?? []} />;
}

function ProjectField({ list, value, ...rest }: TextProps & { list: readonly DesignProject[] }) {
  const isKnown = list.some(({ seq }) => String(seq) === value);
  return (
    <SelectField {...rest} isOptional value={value}>
      <option value="">No project</option>
      {value !== '' && !isKnown && <option value={value}>Project {value}</option>}
      {list.map(({ seq, name }) => (
        <option key={seq} value={String(seq)}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
