import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { ContentRequest } from '#src/contracts/content-requests.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/account/account.module.css';
import { Code } from '#src/ui/code.tsx';

type Projects = Promise<Result<DesignProject[]>>;

/** Newest first, each with its status. */
export function ContentRequestList({
  list,
  projects,
}: {
  list: readonly ContentRequest[];
  projects: Projects;
}) {
  if (list.length === 0) {
    return (
      <p className={`quiet line-top ${style.empty}`}>
        No requests yet. If a drawing, declaration, or product is missing, request it here. We’ll ask the
        manufacturer and email you the answer.
      </p>
    );
  }
  return (
    <ol className={`line-top body-subheads lined-items ${style.requests}`}>
      {list
        .toSorted((one, other) => other.created_at.localeCompare(one.created_at) || other.seq - one.seq)
        .map((request) => (
          <li key={request.seq}>
            <Request request={request} projects={projects} />
          </li>
        ))}
    </ol>
  );
}

function Request({ request, projects }: { request: ContentRequest; projects: Projects }) {
  const { content_type: type, about, message, status, created_at: sent, needed_by: day, project } = request;
  return (
    <article>
      <div className="cluster gap-1-3">
        <h3>{about === '' ? 'Untitled request' : about}</h3>
        <p className="flex gap-2">
          <Code>{type === 'other' ? 'OTHER' : contentTypeWords[type].code}</Code>
          {status === 'answered' ? <Code tone="good">ANSWERED</Code> : <Code>RECEIVED</Code>}
        </p>
      </div>
      {message !== '' && <p className={`pre-line ${style.message}`}>{message}</p>}
      <ul className="dotted small muted tall-links">
        <li>Sent {fullDate(sent) ?? sent}</li>
        {day !== null && <li>Needed by {fullDate(day) ?? day}</li>}
        {project !== null && (
          <li>
            <PromptSuspense awaited={projects} fallback={`Project ${project}`}>
              <ProjectName seq={project} projects={projects} />
            </PromptSuspense>
          </li>
        )}
      </ul>
    </article>
  );
}

function ProjectName({ seq, projects }: { seq: number; projects: Projects }) {
  const project = use(projects).data?.find((one) => one.seq === seq);
  return project ? (
    <Link className="link" to={to.designProject(seq)}>
      {project.name}
    </Link>
  ) : (
    `Project ${seq}`
  );
}
