import { useMemo } from 'react';
import { useLoaderData } from 'react-router';

import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { to } from '#src/paths.ts';
import type { specwizardInProject } from '#src/screens/specwizard/loaders.ts';
import { SpecWizard } from '#src/screens/specwizard/spec-wizard.tsx';
import { draftPlace } from '#src/stores/section-drafts.ts';
import { Notice } from '#src/ui/notice.tsx';

/** A section of a SpecWizard project: from the draft in this browser, else as it was saved. */
export function Screen() {
  const { project, section } = useLoaderData<typeof specwizardInProject>();
  const start = useMemo(() => {
    const prefix = `${section?.filename}:`;
    const chosen = project.specs.filter((id) => id.startsWith(prefix));
    return { ...emptyState, lines: new Set(chosen.map((id) => Number(id.slice(prefix.length)))) };
  }, [project, section]);
  if (section === null)
    return (
      <Page title={project.name} description="A SpecWizard project without sections." canonical={null}>
        <div className="wrap" style={{ paddingBlock: 'var(--s5)' }}>
          <h1>{project.name}</h1>
          <Notice title="This project has no section yet.">
            <p>
              <Link className="link" to={to.specwizards()}>
                Choose a section
              </Link>{' '}
              and save it to this project.
            </p>
          </Notice>
        </div>
      </Page>
    );
  return (
    <SpecWizard
      key={`${project.seq} ${section.filename}`}
      section={section}
      place={draftPlace.project(project.seq, section.filename)}
      start={start}
      canonical={null}
      projectName={project.name}
    />
  );
}
