import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { fullDate } from '#src/lib/dates.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import type { LoadedSpecwizardProject } from '#src/screens/specwizard-projects/loaders.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';

interface Props {
  project: SpecwizardProject;
  designs: LoadedSpecwizardProject['designs'];
}

/** A project's facts: its design project, number of sections, and last change. */
export function ProjectFacts({ project, designs }: Props) {
  const { filename, specs, updated_at: updated } = project;
  return (
    <dl className="flow gap-2-5 note">
      <div>
        <dt className="small muted">Design project</dt>
        <dd>
          {project.project === null ? (
            'None'
          ) : (
            <PromptSuspense awaited={designs} fallback="…">
              <DesignProject seq={project.project} designs={designs} />
            </PromptSuspense>
          )}
        </dd>
      </div>
      <div>
        <dt className="small muted">Sections</dt>
        <dd>{countText(filename.length)}</dd>
      </div>
      <div>
        <dt className="small muted">Selected lines</dt>
        <dd>{countText(specs.length)}</dd>
      </div>
      <div>
        <dt className="small muted">Last changed</dt>
        <dd>
          <time dateTime={updated}>{fullDate(updated) ?? updated}</time>
        </dd>
      </div>
    </dl>
  );
}

/** If its name couldn't be loaded, the link still works. */
function DesignProject({ seq, designs }: { seq: number; designs: Props['designs'] }) {
  const { data, error } = use(designs);
  // Documents made here update the store, so it is newer than the loader's data.
  const now = useDesignProjects((state) => state.projects) ?? data;
  const design = now?.find((one) => one.seq === seq);
  const day = design?.last_spec_date ?? null;
  return (
    <>
      <Link className="link" to={to.designProject(seq)}>
        <bdi>{design?.name ?? `Project ${seq}`}</bdi>
      </Link>
      {error && !now && <span className="muted">, name unavailable</span>}
      {' · '}
      <Link className="link" to={to.outlineSpecs(seq)}>
        Outline specs
      </Link>
      {day !== null && <span className="muted">, last specification {fullDate(day) ?? day}</span>}
    </>
  );
}
