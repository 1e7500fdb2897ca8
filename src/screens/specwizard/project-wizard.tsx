import { useMemo, useState } from 'react';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { WhileSignedIn } from '#src/components/account/while-signed-in.tsx';
import { Link } from '#src/components/page/link.tsx';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { CompareLinks } from '#src/components/specification/compare-links.tsx';
import { useProjectDocuments } from '#src/components/specification/use-project-documents.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { mayEditSpecwizard } from '#src/domain/design-projects/project-right.ts';
import type { Merged } from '#src/domain/merged-section/merge-types.ts';
import { linesOfFile } from '#src/domain/specification/project-lines.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { to } from '#src/paths.ts';
import type { specwizardInProject } from '#src/screens/specwizard/loaders.ts';
import { MergedNotice } from '#src/screens/specwizard/merged-notice.tsx';
import { OfficeNotice } from '#src/screens/specwizard/office-notice.tsx';
import { ProjectReading } from '#src/screens/specwizard/project-reading.tsx';
import { ProjectStatus } from '#src/screens/specwizard/project-status.tsx';
import { SpecWizard } from '#src/screens/specwizard/spec-wizard.tsx';
import { commonLines } from '#src/stores/project-sections.ts';
import { useTextStorage } from '#src/stores/saved-work.ts';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** A section of a SpecWizard project, from this browser's draft or else as saved. */
export function Screen() {
  const { project, section, merged } = useScreenData<typeof specwizardInProject>();
  if (section === null)
    return (
      <AccountPage title={project.name} description="A SpecWizard project without sections.">
        <Notice title="This project has no sections yet.">
          <p>
            <Link className="link" to={to.specwizardProject(project.seq)}>
              Add a section
            </Link>{' '}
            to start writing.
          </p>
        </Notice>
      </AccountPage>
    );
  if (!mayEditSpecwizard(project)) return <ProjectReading project={project} section={section} />;
  return (
    <WhileSignedIn>
      <InProject key={`${project.seq} ${section.filename}`} {...{ project, section, merged }} />
    </WhileSignedIn>
  );
}

interface Props {
  project: SpecwizardProject;
  section: SpecSection;
  /** What it was merged from; null for a manufacturer's section. */
  merged: Merged | null;
}

function InProject({ project, section, merged }: Props) {
  const { seq, specs } = project;
  const { filename } = section;
  const place = draftPlace.project(seq, filename);
  const textPlace = useTextStorage();
  const documents = useProjectDocuments(project, filename);
  const start = useMemo(() => ({ ...emptyState, lines: linesOfFile(specs, filename) }), [specs, filename]);
  const checked = useMemo(
    () => ({ sections: project.section.map(({ number }) => number), design: project.project }),
    [project],
  );
  // Determined before the section is opened, because opening it stores something in this browser.
  const [isElsewhere] = useState(
    () => start.lines.size > 0 && commonLines(seq, filename) === null && readSectionDraft(place) === null,
  );
  return (
    <SpecWizard
      section={section}
      place={place}
      start={start}
      canonical={null}
      projectName={<Link to={to.specwizardProject(seq)}>{project.name}</Link>}
      documents={documents}
      project={checked}
      {...(merged && { merged })}
      tools={!merged && <CompareLinks section={section} seq={seq} className={buttonClass()} />}
      notice={
        <>
          <ProjectStatus project={project} filename={filename} />
          <OfficeNotice project={project} />
          {merged && <MergedNotice merged={merged} />}
          {isElsewhere && (
            <p>
              Opened from the project. What you wrote in it{' '}
              {textPlace === 'account' ? 'isn’t in your account yet.' : 'is in another browser.'}
            </p>
          )}
          <AccountTextNotice />
        </>
      }
    />
  );
}
