import { createStore } from 'zustand';
import type { StoreApi } from 'zustand';

import { call } from '#src/api/call.ts';
import {
  specwizardProjectGet,
  specwizardProjectSaveSpecs,
  specwizardProjectUpdate,
} from '#src/contracts/specwizard-projects.ts';
import { onOnline } from '#src/browser/online.ts';
import { notify } from '#src/browser/toasts.ts';
import type { CallError, Saved } from '#src/contracts/result.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import {
  isSameLines,
  linesOfFile,
  newerLines,
  withLinesOfFile,
  withSavedLines,
} from '#src/domain/specification/project-lines.ts';
import { commonLines, writeCommonLines, onCommonLinesElsewhere } from '#src/stores/project-sections.ts';
import { changeSection } from '#src/stores/section-work.ts';
import type { SectionWorkStore } from '#src/stores/section-work.ts';
import { useSession } from '#src/stores/session.ts';
import { isOutdated } from '#src/services/save-merged.ts';
import { projectFailed } from '#src/services/project-failed.ts';

/** How long after the last choice the project is saved, in ms: choices in a row are one save. */
const restMs = 2000;
/** How long another tab has to save what it changed, in ms. */
const otherTabMs = 8000;
/** How often a save may be repeated because someone else saved in between. */
const maxMeetings = 3;

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

/** Saves the choices of a section to its project while they are made, and never over what was saved elsewhere. */
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
  const { epoch } = useSession.getState();
  const mine = (): ReadonlySet<number> => work.getState().history.present.lines;
  const linesOf = ({ specs }: SpecwizardProject): Set<number> => linesOfFile(specs, filename);
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** The lines that are meant to be saved; after a failure, the next change tries again. */
  let seen = mine();

  const later = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void save(false), work.getState().isFromOtherTab ? otherTabMs : restMs);
  };
  const accept = (project: SpecwizardProject): void => {
    const common = commonLines(seq, filename);
    // Other tabs are notified of every write, so an equal value isn't written.
    if (common === null || !isSameLines(common, linesOf(project)))
      writeCommonLines(seq, filename, linesOf(project));
    const isSaved = isSameLines(mine(), linesOf(project));
    if (isSaved && timer !== null) clearTimeout(timer);
    if (isSaved) timer = null;
    store.setState({ project, phase: isSaved ? 'saved' : 'unsaved', failure: null, theirs: null });
    if (!isSaved) later();
  };
  const fail = (error: CallError): void => {
    store.setState({ phase: 'failed', failure: projectFailed('save', error).error });
  };
  const applyRemote = (project: SpecwizardProject): void => {
    changeSection(work, (state, tree) => withSavedLines(tree, state, linesOf(project)));
    seen = mine();
    accept(project);
  };

  /** The project changed elsewhere: only where the same section did, a person has to decide. */
  const reconcile = (theirs: SpecwizardProject): 'retry' | 'settled' => {
    const isThere = theirs.filename.includes(filename);
    const newer = isThere ? newerLines(mine(), linesOf(theirs), commonLines(seq, filename)) : 'conflict';
    if (newer === 'conflict') store.setState({ phase: 'conflict', theirs, failure: null });
    else if (newer === 'same') accept(theirs);
    else if (newer === 'theirs') {
      applyRemote(theirs);
      void notify.info('Updated with choices saved elsewhere. Undo brings yours back.');
    } else {
      store.setState({ project: theirs, phase: 'unsaved' });
      return 'retry';
    }
    return 'settled';
  };

  /** Another tab has saved: this one need not. */
  async function checkRemote(signal: AbortSignal): Promise<void> {
    const { data } = await call(specwizardProjectGet, { params: { id: seq }, signal, fresh: true });
    if (!data || useSession.getState().epoch !== epoch || store.getState().phase === 'saving') return;
    if (reconcile(data) === 'retry') later();
  }

  async function save(isAsked: boolean): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const { phase } = store.getState();
    if (phase === 'saving' || phase === 'conflict') return;
    for (let tries = 0; tries < maxMeetings; tries += 1) {
      const { project } = store.getState();
      const lines = mine();
      if (!isAsked && isSameLines(lines, linesOf(project))) {
        store.setState({ phase: 'saved', failure: null });
        return;
      }
      store.setState({ phase: 'saving', failure: null });
      const { data, error } = await write(project, lines);
      if (useSession.getState().epoch !== epoch) return;
      if (data) {
        accept(data);
        if (isAsked) void notify.success('Saved project');
        return;
      }
      if (!isOutdated(error)) return fail(error);
      const now = error.current
        ? { data: error.current }
        : await call(specwizardProjectGet, { params: { id: seq }, fresh: true });
      if (useSession.getState().epoch !== epoch) return;
      if (now.error) return fail(now.error);
      if (reconcile(now.data) === 'settled') return;
      if (tries === maxMeetings - 1) fail(error);
    }
  }

  /** The lines alone; with the list of sections where the project no longer has this one. */
  function write(project: SpecwizardProject, lines: ReadonlySet<number>): Promise<Saved<SpecwizardProject>> {
    const { name, project: of, filename: files, updated_at: before } = project;
    const specs = withLinesOfFile(project.specs, filename, lines);
    if (files.includes(filename))
      return call(specwizardProjectSaveSpecs, { params: { id: seq }, body: { specs, updated_at: before } });
    return call(specwizardProjectUpdate, {
      params: { id: seq },
      body: {
        name,
        project: of,
        filename: [...files, filename],
        specs,
        updated_at: before,
      },
    });
  }

  return {
    store,
    start: () => {
      if (reconcile(store.getState().project) === 'retry') later();
      seen = mine();
      const ended = new AbortController();
      const endChanges = work.subscribe(() => {
        const lines = mine();
        if (lines === seen) return;
        seen = lines;
        const { phase, project } = store.getState();
        if (phase === 'conflict' || phase === 'saving') return;
        const isSaved = isSameLines(lines, linesOf(project));
        store.setState({ phase: isSaved ? 'saved' : 'unsaved', failure: null });
        if (!isSaved) later();
      });
      const endNews = onCommonLinesElsewhere(seq, filename, () => void checkRemote(ended.signal));
      const endOnline = onOnline(() => {
        if (store.getState().phase === 'failed') void save(false);
      });
      return () => {
        endChanges();
        endNews();
        ended.abort();
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
