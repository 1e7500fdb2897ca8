import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { Link } from '#src/components/page/link.tsx';
import { useLatest } from '#src/components/page/use-latest.ts';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { changeFailure } from '#src/components/specification/change-failure.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { mayEditSpecwizard, ownsSpecwizard } from '#src/domain/design-projects/project-right.ts';
import { to } from '#src/paths.ts';
import { AddSection, type OnChanged } from '#src/screens/specwizard-projects/add-section.tsx';
import { EditProject } from '#src/screens/specwizard-projects/edit-project.tsx';
import { ImportIntoProject } from '#src/screens/specwizard-projects/import-into-project.tsx';
import type { LoadedSpecwizardProject, specwizardProject } from '#src/screens/specwizard-projects/loaders.ts';
import { ProjectFacts } from '#src/screens/specwizard-projects/project-facts.tsx';
import { SectionRow } from '#src/screens/specwizard-projects/section-row.tsx';
import style from '#src/screens/specwizard-projects/specwizard-project.module.css';
import { loadSectionOnce, loadSection } from '#src/services/project-progress.ts';
import { duplicateProject, removeSpecwizardProject } from '#src/services/specwizard-projects.ts';
import { specwizardProjectOf, useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { DeleteDialog } from '#src/components/projects/delete-dialog.tsx';
import { exportProject } from '#src/components/specification/export-project.ts';
import type { SectionInFile } from '#src/domain/specification/project-file.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { sectionInFile } from '#src/stores/merged-sections.ts';
import { projectHeader, sectionInProject } from '#src/stores/project-sections.ts';

/** Exports the project as a file. Resolves to null, or to why that failed. */
async function exportOf(
  project: SpecwizardProject,
  loaded: LoadedSpecwizardProject['sections'],
  signal: AbortSignal,
): Promise<string | null> {
  const { seq, name, filename } = project;
  if (filename.length === 0) return 'Nothing to export: the project has no sections.';
  const sections: SectionInFile[] = [];
  for (const one of filename) {
    // Loads a section again if loading it failed before.
    const data = (await loaded.get(one))?.data ?? (await loadSection(one, signal)).data;
    if (!data) return `Couldn’t load ${one}, so the export would be incomplete. Try again.`;
    sections.push(sectionInFile(one, sectionInProject(project, one, sectionTree(data)).state));
  }
  exportProject({ name, header: projectHeader(seq), sections });
  return null;
}

interface Failed {
  what: 'save' | 'export';
  why: string;
}

type Doing = 'edit' | 'delete' | 'add' | 'import' | null;

/** The sections of a SpecWizard project with their progress, and the project's actions. */
export function Screen() {
  const loaded = useScreenData<typeof specwizardProject>();
  const { seq } = loaded.project;
  const project = useSpecwizardProjects(specwizardProjectOf(seq)) ?? loaded.project;
  return <Project key={seq} {...loaded} project={project} />;
}

function Project({ project, designs, sections }: LoadedSpecwizardProject) {
  const isEditable = mayEditSpecwizard(project);
  const navigate = useNavigate();
  const { begin } = useLatest();
  const [doing, setDoing] = useState<Doing>(null);
  const [failure, setFailure] = useState<Failed | null>(null);
  const onChanged: OnChanged = (error) => setFailure(error && { what: 'save', why: changeFailure(error) });
  const { submit: duplicate, isSubmitting: isCopying } = useSubmitOnce(async () => {
    const { data, error } = await duplicateProject(project);
    if (error) setFailure({ what: 'save', why: changeFailure(error) });
    else await navigate(to.specwizardProject(data.seq));
  });
  const { submit: exportAll, isSubmitting: isExporting } = useSubmitOnce(async () => {
    const why = await exportOf(project, sections, begin());
    setFailure(why === null ? null : { what: 'export', why });
  });
  const done = (): void => {
    setDoing(null);
    setFailure(null);
  };
  const close = (): void => setDoing(null);
  return (
    <AccountPage
      title={project.name}
      description={`Sections of a ${brand.specWizard} project.`}
      tools={
        <>
          {isEditable && (
            <Button kind="primary" aria-haspopup="dialog" onClick={() => setDoing('add')}>
              Add section
            </Button>
          )}
          {isEditable && (
            <Button aria-haspopup="dialog" onClick={() => setDoing('edit')}>
              Edit
            </Button>
          )}
          {isEditable && (
            <Button disabled={isCopying} onClick={duplicate}>
              {isCopying ? 'Duplicating…' : 'Duplicate'}
            </Button>
          )}
          <Button disabled={isExporting} onClick={exportAll}>
            Export
          </Button>
          {isEditable && (
            <Button aria-haspopup="dialog" onClick={() => setDoing('import')}>
              Import…
            </Button>
          )}
          {ownsSpecwizard(project) && (
            <Button aria-haspopup="dialog" onClick={() => setDoing('delete')}>
              Delete
            </Button>
          )}
        </>
      }
    >
      <p className="note tall-links">
        <Link className="link" to={to.specwizardProjects()}>
          All {brand.specWizard} projects
        </Link>
      </p>
      <ProjectFacts project={project} designs={designs} />
      <Failure failure={failure} />
      <AccountTextNotice />
      {project.filename.length === 0 ? (
        <Notice title="This project has no sections yet.">
          {isEditable && <p>Add a section here, or save one from {brand.specWizard}.</p>}
        </Notice>
      ) : (
        <div>
          <div className={`small muted ${style.heads}`} aria-hidden="true">
            <span>Section</span>
            <span>Manufacturer</span>
            <span>Decided</span>
            <span>Last document</span>
            <span />
          </div>
          <ul className="ink-line-top" aria-label="Sections">
            {project.filename.map((filename, index) => (
              <SectionRow
                key={`${project.seq} ${filename}`}
                project={project}
                filename={filename}
                index={index}
                section={loadSectionOnce(sections, filename)}
                onChanged={onChanged}
              />
            ))}
          </ul>
        </div>
      )}
      {doing === 'edit' && <EditProject project={project} onSaved={done} onClose={close} />}
      {doing === 'delete' && <DeleteProject project={project} onClose={close} />}
      {doing === 'add' && <AddSection project={project} onChanged={onChanged} onClose={close} />}
      {doing === 'import' && <ImportIntoProject project={project} onDone={done} onClose={close} />}
    </AccountPage>
  );
}

const Failure = ({ failure }: { failure: Failed | null }) => (
  <div role="alert">
    {failure && (
      <Notice tone="bad" title={`Could not ${failure.what} project`}>
        <p>{failure.why}</p>
      </Notice>
    )}
  </div>
);

function DeleteProject({ project, onClose }: { project: SpecwizardProject; onClose: () => void }) {
  const { name, filename } = project;
  const navigate = useNavigate();
  return (
    <DeleteDialog
      {...{ name, onClose }}
      remove={() => removeSpecwizardProject(project)}
      onDeleted={() => navigate(to.specwizardProjects())}
    >
      {filename.length === 0
        ? 'The project has no sections.'
        : `${filename.length === 1 ? 'Its section' : `Its ${filename.length} sections`} and what you wrote in them will be deleted. The manufacturers’ sections stay in the library.`}
    </DeleteDialog>
  );
}
