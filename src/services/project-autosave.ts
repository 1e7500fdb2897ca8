import { createStore } from 'zustand';
import type { StoreApi } from 'zustand';

import { onOnline } from '#src/browser/online.ts';
import { notify } from '#src/browser/toasts.ts';
import type { CallError } from '#src/contracts/result.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import {
  isSameLines,
  linesOfFile,
  newerLines,
  withSavedLines,
} from '#src/domain/specification/project-lines.ts';
import { projectFailed } from '#src/services/project-failed.ts';
import type { Ask } from '#src/services/save-merged.ts';
import { saveSectionLines } from '#src/services/specwizard-projects.ts';
import { commonLines, writeCommonLines } from '#src/stores/project-sections.ts';
import { changeSection } from '#src/stores/section-work.ts';
import type { SectionWorkStore } from '#src/stores/section-work.ts';
import { sameUser } from '#src/stores/session.ts';
import { specwizardProjectOf, useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';

/** How long after the last choice the project is saved, in ms: choices in a row are one save. */
const restMs = 2000;
/** How long another tab has to save what it changed, in ms. */
const otherTabMs = 8000;

export interface AutosaveState {
  /** As last read or saved. */
  project: SpecwizardProject;
  phase: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';
  failure: CallError | null;
  /** In a conflict: the project as someone saved it elsewhere. */
  theirs: SpecwizardProject | null;
}

export interface ProjectAutosave {
  store: StoreApi<AutosaveState>;
  /** Starts autosaving. Returns a function that saves what is left and stops. */
  start: () => () => void;
  /** Saves now, and confirms it with a toast. */
  save: () => void;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Saves the choices of a section to its project while they are made, and takes over what is saved elsewhere. */
export function projectAutosave(
  opened: SpecwizardProject,
  filename: string,
  work: SectionWorkStore,
): ProjectAutosave {
  const { seq } = opened;
  const store = createStore<AutosaveState>(() => ({
    project: opened,
    phase: 'saved',
    failure: null,
    theirs: null,
  }));
  const isSame = sameUser();
  const known = specwizardProjectOf(seq);
  const mine = (): ReadonlySet<number> => work.getState().history.present.lines;
  const linesOf = ({ specs }: SpecwizardProject): Set<number> => linesOfFile(specs, filename);
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** The lines that are meant to be saved; after a failure, the next change tries again. */
  let seen = mine();

  /** Whether the lines are those of the project; if not, they are saved after a rest. */
  function setSaved(project: SpecwizardProject): void {
    const isSaved = isSameLines(mine(), linesOf(project));
    if (timer !== null) clearTimeout(timer);
    const ms = work.getState().isFromOtherTab ? otherTabMs : restMs;
    timer = isSaved ? null : setTimeout(() => void save(false), ms);
    store.setState({ project, phase: isSaved ? 'saved' : 'unsaved', failure: null, theirs: null });
  }

  /** Browser and project had the lines of this project in common. */
  function accept(project: SpecwizardProject): void {
    const common = commonLines(seq, filename);
    // Other tabs are notified of every write, so an equal value isn't written.
    if (common === null || !isSameLines(common, linesOf(project)))
      writeCommonLines(seq, filename, linesOf(project));
    setSaved(project);
  }

  function applyRemote(project: SpecwizardProject): void {
    changeSection(work, (state, tree) => withSavedLines(tree, state, linesOf(project)));
    seen = mine();
    accept(project);
  }

  /** The project as it is by now: only where the same section was changed both here and elsewhere, a person has to decide. */
  function meet(project: SpecwizardProject): void {
    const isThere = project.filename.includes(filename);
    const newer = isThere ? newerLines(mine(), linesOf(project), commonLines(seq, filename)) : 'conflict';
    if (newer === 'conflict') store.setState({ phase: 'conflict', theirs: project, failure: null });
    else if (newer === 'same') accept(project);
    else if (newer === 'mine') setSaved(project);
    else {
      applyRemote(project);
      void notify.info('Updated with choices saved elsewhere. Undo brings yours back.');
    }
  }

  async function save(isAsked: boolean): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const { phase, project } = store.getState();
    if (phase === 'saving' || phase === 'conflict') return;
    const lines = mine();
    store.setState({ phase: 'saving', failure: null });
    const { data, error } = await saveSectionLines(project, filename, lines, putOff);
    if (!isSame()) return;
    const { theirs } = store.getState();
    if (theirs !== null) meet(theirs);
    else if (error) store.setState({ phase: 'failed', failure: projectFailed('save', error).error });
    else {
      if (isSameLines(linesOf(data), lines)) accept(data);
      meet(known(useSpecwizardProjects.getState()) ?? data);
      if (isAsked) void notify.success('Saved project');
    }
  }

  /** The section's own dialog asks: it names the lines. */
  const putOff: Ask<SpecwizardProject> = (_question, theirs) => {
    store.setState({ theirs });
    return Promise.resolve(null);
  };

  return {
    store,
    start: () => {
      meet(known(useSpecwizardProjects.getState()) ?? opened);
      seen = mine();
      const endChanges = work.subscribe(() => {
        if (mine() === seen) return;
        seen = mine();
        const { phase, project } = store.getState();
        if (phase !== 'conflict' && phase !== 'saving') setSaved(project);
      });
      const endNews = useSpecwizardProjects.subscribe((now, before) => {
        const project = known(now);
        if (project === undefined || project === known(before)) return;
        if (store.getState().phase !== 'saving') meet(project);
      });
      const endOnline = onOnline(() => {
        if (store.getState().phase === 'failed') void save(false);
      });
      return () => {
        endChanges();
        endNews();
        endOnline();
        if (timer !== null) void save(false);
      };
    },
    save: () => void save(true),
    keepMine: () => {
      const { theirs } = store.getState();
      if (theirs === null) return;
      writeCommonLines(seq, filename, linesOf(theirs));
      store.setState({ project: theirs, theirs: null, phase: 'unsaved' });
      void save(true);
    },
    takeTheirs: () => {
      const { theirs } = store.getState();
      if (theirs !== null) applyRemote(theirs);
    },
  };
}
