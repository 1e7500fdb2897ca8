import { useState } from 'react';
import { useNavigate } from 'react-router';

import { SignInOffer } from '#src/components/account/sign-in-offer.tsx';
import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { LoadFailure } from '#src/components/page/load-failure.tsx';
import { useLoaded } from '#src/components/page/use-loaded.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { exportProject } from '#src/components/specification/export-project.ts';
import { NewProjectFields } from '#src/components/specification/new-project-fields.tsx';
import { projectNameProblem } from '#src/contracts/forms/project.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { mayEditSpecwizard } from '#src/domain/design-projects/project-right.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { linesOfFile, withLinesOfFile, withSavedLines } from '#src/domain/specification/project-lines.ts';
import { fullDate } from '#src/lib/dates.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/specwizard/save-dialog.module.css';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { restoreSession } from '#src/services/restore-session.ts';
import { sectionInFile, shareMerge } from '#src/stores/merged-sections.ts';
import { draftPlace } from '#src/stores/section-drafts.ts';
import { replaceSection, type SectionWorkStore } from '#src/stores/section-work.ts';
import { useSession } from '#src/stores/session.ts';
import { useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';
import { loadSpecwizardProjects, saveSpecwizardProject } from '#src/services/specwizard-projects.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  work: SectionWorkStore;
  /** Where to return after signing in. */
  returnTo: string;
  onClose: () => void;
}

/**
 * Saves the section to one of the person's projects or a new one. Visitors who aren't signed in get an offer to sign
 * in.
 */
export function SaveDialog({ work, returnTo, onClose }: Props) {
  const { status } = useSession();
  const { section } = work.getState();
  if (status === 'anonymous')
    return (
      <SignInOffer
        what="Projects are saved to your account. Your choices stay as they are, and you’ll come back to this section to save it."
        pending={{}}
        returnTo={returnTo}
        onClose={onClose}
      >
        <ToFile work={work} />
      </SignInOffer>
    );
  return (
    <Dialog title="Save to project" onClose={onClose}>
      <p>
        <SectionNumber section={section.section} withTitle />
      </p>
      <Places work={work} />
      <ToFile work={work} />
    </Dialog>
  );
}

function Places({ work }: { work: SectionWorkStore }) {
  const { data, ...loaded } = useLoaded(load);
  const projects = useSpecwizardProjects((state) => state.projects) ?? data;
  if (data === null || projects === null)
    return loaded.failure === null ? (
      <SkeletonText lines={4} />
    ) : (
      <LoadFailure title="Couldn’t load your projects." {...loaded} />
    );
  return <SaveForm work={work} projects={projects.filter(mayEditSpecwizard)} />;
}

/** Restores the session, then loads the person's projects. */
async function load(signal: AbortSignal): Promise<Result<readonly SpecwizardProject[]>> {
  if (useSession.getState().status === 'unknown') await restoreSession();
  return useSession.getState().user === null ? { data: [] } : loadSpecwizardProjects(signal, true);
}

interface FormProps {
  work: SectionWorkStore;
  projects: readonly SpecwizardProject[];
}

function SaveForm({ work, projects }: FormProps) {
  const { section } = work.getState();
  const { filename } = section;
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<number | null>(null);
  const [fields, setFields] = useState({ name: '', project: null as number | null });
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setFailure(null);
    const { tree, history } = work.getState();
    const state = history.present;
    const into = projects.find(({ seq }) => seq === chosen) ?? null;
    const files = [...new Set([...(into?.filename ?? []), filename])];
    const specs = withLinesOfFile(into?.specs ?? [], filename, state.lines);
    const { name, project } = into ?? fields;
    // The office's section must be in the account before a project refers to it.
    if (officeNameOf(filename) !== null) await loadSavedWork();
    const saving = saveSpecwizardProject({ name, project, filename: files, specs }, into, [filename]);
    const { data, error } = await saving;
    if (error) return setFailure(saveErrorText(error));
    // If someone else changed the section too, the person may have kept those lines.
    const saved = withSavedLines(tree, state, linesOfFile(data.specs, filename));
    replaceSection(section, draftPlace.project(data.seq, filename), saved);
    shareMerge(filename);
    await navigate(to.specwizardInProject(data.seq, data.filename[0] === filename ? null : filename));
  });
  return (
    <form
      className="stack gap-3"
      noValidate
      aria-label="Save to project"
      onSubmit={(event) => {
        event.preventDefault();
        const found = chosen === null ? projectNameProblem(fields.name) : null;
        setProblem(found);
        if (found !== null) event.currentTarget.querySelector<HTMLElement>('[name="name"]')?.focus();
        else submit();
      }}
    >
      {projects.length > 0 && (
        <fieldset className={`stack ${style.places}`}>
          <legend className="note plain bold">Project</legend>
          {projects.map((project) => (
            <label key={project.seq} className={`grid baseline hairline-top hover-soft ${style.place}`}>
              <input
                type="radio"
                name="place"
                checked={chosen === project.seq}
                onChange={() => setChosen(project.seq)}
              />
              <bdi className="ink bold anywhere">{project.name}</bdi>
              <About project={project} filename={filename} />
            </label>
          ))}
          <label className={`grid baseline hairline-top hover-soft ${style.place}`}>
            <input type="radio" name="place" checked={chosen === null} onChange={() => setChosen(null)} />
            <span className="ink bold anywhere">New project</span>
          </label>
        </fieldset>
      )}
      {chosen === null && (
        <NewProjectFields
          fields={fields}
          problem={problem}
          onChange={(part) => {
            setFields({ ...fields, ...part });
            setProblem(null);
          }}
        />
      )}
      {failure !== null && (
        <Notice tone="bad" title="Could not save project" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="cluster gap-2">
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

function About({ project, filename }: { project: SpecwizardProject; filename: string }) {
  const { filename: files, specs, updated_at: updated } = project;
  const replaces = files.includes(filename);
  const lines = linesOfFile(specs, filename).size;
  return (
    <span className={`small muted ${style.about}`} data-replaces={replaces || undefined}>
      {replaces
        ? `Has this section with ${pluralize(lines, 'line')}. Saving replaces them.`
        : `${pluralize(files.length, 'section')}, changed ${fullDate(updated) ?? updated}`}
    </span>
  );
}

/** For people without an account, and for moving to another computer. */
const ToFile = ({ work }: { work: SectionWorkStore }) => (
  <div className="cluster gap-2 note quiet hairline-top pad-top-2">
    <span>Or export a file to import later, including blanks and your own text.</span>
    <Button
      onClick={() => {
        const { section, history } = work.getState();
        const { filename, title } = section;
        exportProject({ name: title, header: null, sections: [sectionInFile(filename, history.present)] });
      }}
    >
      Export
    </Button>
  </div>
);
