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
import { ProjectReading } from '#src/screens/specwizard/project-reading.tsx';
import { ProjectStatus } from '#src/screens/specwizard/project-status.tsx';
import { SpecWizard } from '#src/screens/specwizard/spec-wizard.tsx';
import { commonLines } from '#src/stores/project-sections.ts';
import { useTextStorage } from '#src/stores/saved-work.ts';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';
import { buttonClass, Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useNavigate } from 'react-router';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { sidesQuery } from '#src/domain/redline/requested-sides.ts';
import { fullDate } from '#src/lib/dates.ts';
import { useSection, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { upgradeSection } from '#src/services/office-versions.ts';
import { newestOffice, useOfficeSections } from '#src/stores/office-sections.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';

/** Says that the office's section has a newer version than the project's copy; renders nothing for other sections. */
function OfficeNotice({ project }: { project: SpecwizardProject }) {
  const { work } = useWizard();
  const { state } = useSection();
  const { section } = work.getState();
  const navigate = useNavigate();
  useOfficeSections();
  const name = officeNameOf(section.filename);
  const newest = name === null ? undefined : newestOffice(name.id);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    if (newest === undefined) return;
    const { error } = await upgradeSection(project, section.filename, newest.filename, state);
    if (!error) await navigate(to.specwizardInProject(project.seq, newest.filename), { replace: true });
  });
  if (name === null || newest === undefined || newest.version <= name.version) return null;
  const changes = sidesQuery({
    old: { filename: section.filename, text: 'recommended' },
    now: { filename: newest.filename, text: 'recommended' },
  });
  return (
    <p>
      {newest.stored.isMaster ? 'Its master' : 'The office’s section'} changed on{' '}
      {fullDate(new Date(newest.stored.at).toISOString())}: version {newest.version}, and this is version{' '}
      {name.version}. <Link to={to.compareSpecifications(changes)}>See what changed</Link>
      {' · '}
      <Button kind="plain" disabled={isSubmitting} onClick={submit}>
        Take the new version
      </Button>
    </p>
  );
}

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
