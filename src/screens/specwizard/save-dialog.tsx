import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { call } from '#src/api/call.ts';
import { specwizardProjectMe } from '#src/contracts/specwizard-projects.ts';
import { SignInOffer } from '#src/components/account/sign-in-offer.tsx';
import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { exportProject } from '#src/components/specification/export-project.ts';
import { NewProjectFields } from '#src/components/specification/new-project-fields.tsx';
import { projectNameProblem } from '#src/contracts/forms/project.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { linesOfFile, withLinesOfFile } from '#src/domain/specification/project-lines.ts';
import { fullDate } from '#src/lib/dates.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/specwizard/save-dialog.module.css';
import { restoreSession } from '#src/services/restore-session.ts';
import { isOutdated } from '#src/services/save-merged.ts';
import { draftPlace } from '#src/stores/section-drafts.ts';
import { replaceSection } from '#src/stores/section-work.ts';
import type { SectionWorkStore } from '#src/stores/section-work.ts';
import { useSession } from '#src/stores/session.ts';
import { saveSpecwizardProject } from '#src/services/specwizard-projects.ts';
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

type Loaded = readonly SpecwizardProject[] | { failure: string } | null;

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
  const [projects, setProjects] = useState<Loaded>(null);
  useEffect(() => {
    const end = new AbortController();
    void read(end.signal, setProjects);
    return () => end.abort();
  }, []);
  const reload = (): Promise<void> => read(new AbortController().signal, setProjects);
  if (projects === null) return <SkeletonText lines={4} />;
  if ('failure' in projects)
    return (
      <Notice tone="bad" title="Couldn’t load your projects." role="alert">
        <p>{projects.failure}</p>
        <Button onClick={() => void reload()}>Try again</Button>
      </Notice>
    );
  return <SaveForm work={work} projects={projects} reload={reload} />;
}

async function read(signal: AbortSignal, tell: (loaded: Loaded) => void): Promise<void> {
  if (useSession.getState().status === 'unknown') await restoreSession();
  if (useSession.getState().user === null || signal.aborted) return;
  const { data, error } = await call(specwizardProjectMe, { signal, fresh: true });
  if (!signal.aborted) tell(data ?? { failure: error.message });
}

interface FormProps {
  work: SectionWorkStore;
  projects: readonly SpecwizardProject[];
  reload: () => Promise<void>;
}

function SaveForm({ work, projects, reload }: FormProps) {
  const { section } = work.getState();
  const { filename } = section;
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<number | null>(null);
  const [fields, setFields] = useState({ name: '', project: null as number | null });
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** A new project that was created without its lines; the next attempt continues with it. */
  const [made, setMade] = useState<SpecwizardProject | null>(null);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setFailure(null);
    const state = work.getState().history.present;
    const into = projects.find(({ seq }) => seq === chosen) ?? made;
    const {
      data,
      error,
      made: half,
    } = await saveSpecwizardProject(
      {
        ...(into ?? fields),
        filename: [...new Set([...(into?.filename ?? []), filename])],
        specs: withLinesOfFile(into?.specs ?? [], filename, state.lines),
      },
      into,
      [filename],
    );
    if (error) {
      setMade(chosen === null ? (half ?? made) : null);
      // The project was changed elsewhere, or by an earlier attempt that failed halfway.
      if (isOutdated(error) || (chosen !== null && half)) await reload();
      setFailure(
        isOutdated(error)
          ? 'This project was changed elsewhere. You’re seeing the latest version; save again to continue.'
          : saveErrorText(error),
      );
      return;
    }
    replaceSection(section, draftPlace.project(data.seq, filename), state);
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
            <label key={project.seq} className={`baseline hover-soft ${style.place}`}>
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
          <label className={`baseline hover-soft ${style.place}`}>
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
function ToFile({ work }: { work: SectionWorkStore }) {
  return (
    <div className={`cluster gap-2 note quiet pad-top-2 ${style.file}`}>
      <span>Or export a file to import later, including blanks and your own text.</span>
      <Button
        onClick={() => {
          const { section, history } = work.getState();
          const { filename, title } = section;
          exportProject({ name: title, header: null, sections: [{ filename, state: history.present }] });
        }}
      >
        Export
      </Button>
    </div>
  );
}
