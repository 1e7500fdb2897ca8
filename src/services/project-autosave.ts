import { createStore, type StoreApi } from 'zustand';
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
import { reportProjectFailure } from '#src/services/report-project-failure.ts';
import type { AskAboutConflict } from '#src/services/save-merged.ts';
import { saveSectionLines } from '#src/services/specwizard-projects.ts';
import { commonLines, writeCommonLines } from '#src/stores/project-sections.ts';
import { changeSection, type SectionWorkStore } from '#src/stores/section-work.ts';
import { sameUserCheck } from '#src/stores/session.ts';
import { specwizardProjectOf, useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';

/** How long after the last choice the project is saved, in ms, so that several choices in a row make one save. */
const saveDelayMs = 2000;
/** The delay after a change in another tab, in ms: that tab should save it first. */
const otherTabMs = 8000;

export interface AutosaveState {
  /** The project as last read or saved. */
  project: SpecwizardProject;
  phase: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';
  failure: CallError | null;
  /** The project as someone saved it elsewhere, in a conflict. */
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

/** Saves a section's choices to its project as they are made, and applies what was saved elsewhere. */
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
  const isSame = sameUserCheck();
  const selectProject = specwizardProjectOf(seq);
  const mine = (): ReadonlySet<number> => work.getState().history.present.lines;
  const linesOf = ({ specs }: SpecwizardProject): Set<number> => linesOfFile(specs, filename);
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** The lines last scheduled for saving. After a failed save, only the next change tries again. */
  let lastLines = mine();

  /** Takes over the project; if its lines differ from the browser's, schedules a save. */
  function setProject(project: SpecwizardProject): void {
    const isSaved = isSameLines(mine(), linesOf(project));
    if (timer !== null) clearTimeout(timer);
    const ms = work.getState().isFromOtherTab ? otherTabMs : saveDelayMs;
    timer = isSaved ? null : setTimeout(() => void save(false), ms);
    store.setState({ project, phase: isSaved ? 'saved' : 'unsaved', failure: null, theirs: null });
  }

  /** Records that the browser and the project now agree on the lines: later changes are compared with these. */
  function accept(project: SpecwizardProject): void {
    const common = commonLines(seq, filename);
    // Other tabs are notified of every write, so an equal value isn't written.
    if (common === null || !isSameLines(common, linesOf(project)))
      writeCommonLines(seq, filename, linesOf(project));
    setProject(project);
  }

  function applyRemote(project: SpecwizardProject): void {
    changeSection(work, (state, tree) => withSavedLines(tree, state, linesOf(project)));
    lastLines = mine();
    accept(project);
  }

  /** Compares with the project as it is now. The person decides only if the section was changed both here and elsewhere. */
  function reconcile(project: SpecwizardProject): void {
    const isPresent = project.filename.includes(filename);
    const newer = isPresent ? newerLines(mine(), linesOf(project), commonLines(seq, filename)) : 'conflict';
    if (newer === 'conflict') store.setState({ phase: 'conflict', theirs: project, failure: null });
    else if (newer === 'same') accept(project);
    else if (newer === 'mine') setProject(project);
    else {
      applyRemote(project);
      void notify.info('Updated with choices saved elsewhere. Undo brings yours back.');
    }
  }

  async function save(isManual: boolean): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const { phase, project } = store.getState();
    if (phase === 'saving' || phase === 'conflict') return;
    const lines = mine();
    store.setState({ phase: 'saving', failure: null });
    const { data, error } = await saveSectionLines(project, filename, lines, postponeConflict);
    if (!isSame()) return;
    const { theirs } = store.getState();
    if (theirs !== null) reconcile(theirs);
    else if (error) store.setState({ phase: 'failed', failure: reportProjectFailure('save', error).error });
    else {
      if (isSameLines(linesOf(data), lines)) accept(data);
      reconcile(selectProject(useSpecwizardProjects.getState()) ?? data);
      if (isManual) void notify.success('Saved project');
    }
  }

  /** The section's own dialog asks instead of the general one, since it can name the lines. */
  const postponeConflict: AskAboutConflict<SpecwizardProject> = (_question, theirs) => {
    store.setState({ theirs });
    return Promise.resolve(null);
  };

  return {
    store,
    start: () => {
      reconcile(selectProject(useSpecwizardProjects.getState()) ?? opened);
      lastLines = mine();
      const stopFollowingChoices = work.subscribe(() => {
        if (mine() === lastLines) return;
        lastLines = mine();
        const { phase, project } = store.getState();
        if (phase !== 'conflict' && phase !== 'saving') setProject(project);
      });
      const stopFollowingProject = useSpecwizardProjects.subscribe((now, before) => {
        const project = selectProject(now);
        if (project === undefined || project === selectProject(before)) return;
        if (store.getState().phase !== 'saving') reconcile(project);
      });
      const stopWaitingForNetwork = onOnline(() => {
        if (store.getState().phase === 'failed') void save(false);
      });
      return () => {
        stopFollowingChoices();
        stopFollowingProject();
        stopWaitingForNetwork();
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
