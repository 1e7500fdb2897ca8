import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { to } from '#src/paths.ts';
import { DeleteProject } from '#src/screens/projects/delete-project.tsx';
import type { designProjects } from '#src/screens/projects/loaders.ts';
import { ProjectForm } from '#src/screens/projects/project-form.tsx';
import style from '#src/screens/projects/project-list.module.css';
import { ProjectRow } from '#src/screens/projects/project-row.tsx';
import { SpecwizardList } from '#src/screens/projects/specwizard-list.tsx';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

type OpenDialog = { what: 'create' } | { what: 'edit' | 'delete'; project: DesignProject } | null;

/** The person's design projects, latest change first, and their SpecWizard projects. */
export function Screen() {
  const loaded = useScreenData<typeof designProjects>();
  const projects = useDesignProjects((state) => state.projects) ?? loaded.projects;
  const [doing, setDoing] = useState<OpenDialog>(null);
  const navigate = useNavigate();
  const close = (): void => setDoing(null);
  return (
    <AccountPage
      title="Projects"
      description="Your design projects, each with its items by section, schedule, scorecard, and submittal."
      tools={
        <Button kind="primary" aria-haspopup="dialog" onClick={() => setDoing({ what: 'create' })}>
          New project
        </Button>
      }
    >
      {projects.length === 0 ? (
        <Notice title="You have no projects yet.">
          <p>
            A project collects products, details, and specifications by section, counts declarations toward
            LEED, and assembles the submittal.
          </p>
          <p>
            Create one here, or press “Add to project” next to any item you{' '}
            <Link className="link" to={to.searchEmpty()}>
              find in the library
            </Link>
            .
          </p>
        </Notice>
      ) : (
        <div>
          <div className={`small muted ${style.heads}`} aria-hidden="true">
            <span />
            <span>Project</span>
            <span>Type</span>
            <span className="hidden-899">Owner</span>
            <span>Last specification</span>
            <span>Items</span>
          </div>
          <ul className="ink-line-top" aria-label="Design projects">
            {projects.map((project) => (
              <ProjectRow
                key={project.seq}
                project={project}
                onEdit={() => setDoing({ what: 'edit', project })}
                onDelete={() => setDoing({ what: 'delete', project })}
              />
            ))}
          </ul>
        </div>
      )}
      <section className="stack gap-3 pad-top-5" aria-labelledby="specwizard-projects">
        <h2 id="specwizard-projects">SpecWizard projects</h2>
        <Deferred
          result={loaded.specwizards}
          fallback={<SkeletonText lines={3} />}
          what="the SpecWizard projects"
        >
          {(specwizards) => <SpecwizardList loaded={specwizards} />}
        </Deferred>
      </section>
      {doing?.what === 'create' && (
        <ProjectForm
          project={null}
          onClose={close}
          onMade={({ seq }) => {
            close();
            void navigate(to.designProject(seq));
          }}
        />
      )}
      {doing?.what === 'edit' && <ProjectForm project={doing.project} onClose={close} />}
      {doing?.what === 'delete' && <DeleteProject project={doing.project} onClose={close} />}
    </AccountPage>
  );
}
