import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';

import { now } from '#src/browser/clock.ts';
import { saveErrorText } from '#src/components/forms/save-errors.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { timeAgo } from '#src/lib/duration.ts';
import { to } from '#src/paths.ts';
import { ConflictDialog } from '#src/screens/specwizard/conflict-dialog.tsx';
import style from '#src/screens/specwizard/save-dialog.module.css';
import { SaveToProject } from '#src/screens/specwizard/save-to-project.tsx';
import { useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { projectAutosave, type ProjectAutosave } from '#src/services/project-autosave.ts';
import type { SectionWorkStore } from '#src/stores/section-work.ts';

interface Props {
  project: SpecwizardProject;
  filename: string;
}

/** Saves automatically and shows the status; if the project was saved elsewhere meanwhile, the person decides. */
export function ProjectStatus({ project, filename }: Props) {
  const { work } = useWizard();
  const navigate = useNavigate();
  const saver = useMemo(() => projectAutosave(project, filename, work), [project, filename, work]);
  useEffect(() => saver.start(), [saver]);
  const { phase, failure, theirs } = useStore(saver.store);
  const [isPutOff, setPutOff] = useState(false);
  const isGone = failure?.status === 404;
  const act = phase === 'failed' ? 'Retry' : 'Save now';
  return (
    <>
      <span
        className={`inline-row gap-0-2 ${style.status}`}
        data-bad={phase === 'failed' || phase === 'conflict' || undefined}
      >
        <StatusText saver={saver} work={work} />
        {phase === 'conflict' ? (
          <button
            type="button"
            className={`touch-high accent bare ${style.act}`}
            onClick={() => setPutOff(false)}
          >
            Resolve
          </button>
        ) : isGone ? (
          <SaveToProject />
        ) : (
          <button
            type="button"
            className={`touch-high accent bare ${style.act}`}
            aria-disabled={phase === 'saving'}
            onClick={saver.save}
          >
            {act}
          </button>
        )}
      </span>
      {phase === 'conflict' && theirs !== null && !isPutOff && (
        <ConflictDialog
          work={work}
          filename={filename}
          theirs={theirs}
          onMine={saver.keepMine}
          onTheirs={() => {
            if (theirs.filename.includes(filename)) saver.takeTheirs();
            else void navigate(to.specwizardProject(theirs.seq));
          }}
          onClose={() => setPutOff(true)}
        />
      )}
    </>
  );
}

/** Often enough for a status in minutes. */
const tickMs = 20_000;

function StatusText({ saver, work }: { saver: ProjectAutosave; work: SectionWorkStore }) {
  const { phase, failure, project } = useStore(saver.store);
  const isFromOtherTab = useStore(work, (one) => one.isFromOtherTab);
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  if (phase === 'failed' && failure !== null) {
    const why =
      failure.status === 404
        ? 'This project was deleted. Your choices are still here.'
        : saveErrorText(failure);
    return <span role="alert">Couldn’t save. {why}</span>;
  }
  if (phase === 'conflict') return <span role="status">Changed elsewhere. Not saved.</span>;
  const saved = `Saved ${timeAgo(Date.parse(project.updated_at), Math.max(moment, now()))}`;
  return (
    <span role="status">
      {phase === 'saved' && saved}
      {phase === 'unsaved' && 'Unsaved changes'}
      {phase === 'saving' && 'Saving…'}
      {isFromOtherTab && ' · in sync with your other tab'}
    </span>
  );
}
