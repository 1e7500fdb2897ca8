import { Suspense, use, useState } from 'react';

import { track } from '#src/browser/analytics.ts';
import { sendContentRequest } from '#src/api/content-requests.ts';
import { today } from '#src/browser/clock.ts';
import style from '#src/components/forms/form.module.css';
import { savingFailure } from '#src/components/forms/saving-words.ts';
import { useSending } from '#src/components/forms/use-sending.ts';
import { SendingForm } from '#src/components/forms/sending-form.tsx';
import type { CharProject } from '#src/contracts/char-projects.ts';
import type { Result } from '#src/contracts/result.ts';
import {
  contentRequestDraftFrom,
  contentRequestFieldNames,
  contentRequestFrom,
  contentRequestLabels as labels,
  contentRequestProblems,
  contentRequestToSend,
} from '#src/domain/account/content-request.ts';
import type { ContentRequestField } from '#src/domain/account/content-request.ts';
import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { RequestSent } from '#src/screens/account/request-sent.tsx';
import { useSession } from '#src/stores/session.ts';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';

type Projects = Promise<Result<CharProject[]>>;

interface Props {
  /** The address' own question, which fills the form in. */
  query: string;
  projects: Projects;
  onSent: () => void;
}

/** One request to the library. */
export function ContentRequestForm({ query, projects, onSent }: Props) {
  const email = useSession(({ user }) => user?.email ?? '');
  const [blank] = useState(() => contentRequestFrom(new URLSearchParams(query), email));
  const state = useSending({
    key: `content-request${query && ` ${query}`}`,
    blank,
    read: contentRequestDraftFrom,
    fields: contentRequestFieldNames,
    problemsOf: (typed): Readonly<Record<string, string>> => ({ ...contentRequestProblems(typed, today()) }),
    send: async (typed) => {
      const answer = await sendContentRequest(contentRequestToSend(typed));
      track('request', answer.error ? 'failed' : 'sent', 'content');
      return answer;
    },
    what: 'request',
    explain: (error) =>
      savingFailure(error, {
        not: 'Your request was not sent.',
        maybe: 'Your request may have been sent.',
        onward: 'Load this page anew to see whether it is among your requests before you send it again.',
      }),
    onSent,
    keep: ({ email: address, project }) => ({ email: address, project, about: '' }),
  });
  const { draft, change, problems } = state;
  const field = (name: ContentRequestField) => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: draft[name],
    error: problems[name],
  });
  if (state.sent) return <RequestSent email={draft.email.trim()} startAnew={state.startAnew} />;
  return (
    <SendingForm
      state={state}
      name="Ask for something"
      fields={contentRequestFieldNames}
      labels={labels}
      idOf={idOf}
      words={{ send: 'Send request', sending: 'Sending…' }}
    >
      <SelectField
        {...field('content_type')}
        required
        onChange={({ target }) => change({ content_type: contentTypeFrom(target.value) ?? 'other' })}
      >
        {contentTypes.map((type) => (
          <option key={type} value={type}>
            {contentTypeWords[type].plural}
          </option>
        ))}
        <option value="other">Something else</option>
      </SelectField>
      <TextField {...field('about')} onChange={({ target }) => change({ about: target.value })} />
      <TextArea
        {...field('message')}
        required={draft.about.trim() === ''}
        onChange={({ target }) => change({ message: target.value })}
      />
      <Suspense fallback={<ProjectField {...field('project')} list={[]} onChange={() => undefined} />}>
        <ProjectChoice
          {...field('project')}
          projects={projects}
          onChange={(project) => change({ project })}
        />
      </Suspense>
      <div className={style.fields}>
        <TextField
          {...field('needed_by')}
          type="date"
          min={today()}
          onChange={({ target }) => change({ needed_by: target.value })}
        />
      </div>
      <TextField
        {...field('email')}
        required
        type="email"
        autoComplete="email"
        onChange={({ target }) => change({ email: target.value })}
      />
    </SendingForm>
  );
}

interface ProjectProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (project: string) => void;
}

/** Without the projects, a request is sent without one. */
function ProjectChoice({ projects, ...rest }: ProjectProps & { projects: Projects }) {
  return <ProjectField {...rest} list={use(projects).data ?? []} />;
}

function ProjectField({ list, onChange, value, ...rest }: ProjectProps & { list: readonly CharProject[] }) {
  const isKnown = list.some(({ seq }) => String(seq) === value);
  return (
    <SelectField {...rest} value={value} onChange={({ target }) => onChange(target.value)}>
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

function idOf(field: ContentRequestField): string {
  return `content-request-${field}`;
}
