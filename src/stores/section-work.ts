import { createStore, type StoreApi } from 'zustand';

import { now } from '#src/browser/clock.ts';
import { onPageHidden } from '#src/browser/page-lifecycle.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { amend, beginHistory, redo, step, undo, type History } from '#src/lib/history.ts';
import { sectionNow } from '#src/domain/specification/section-now.ts';
import { emptyState, type SectionState } from '#src/domain/specification/section-state.ts';
import { sectionTree, type SectionTree } from '#src/domain/specification/section-tree.ts';
import { onDraftChangedElsewhere, readSectionDraft, writeSectionDraft } from '#src/stores/section-drafts.ts';
import type { DraftPlace, SectionDraft } from '#src/stores/section-drafts.ts';
import { readSectionHistory, writeSectionHistory } from '#src/stores/section-history.ts';
import { writeSavedText } from '#src/stores/saved-texts.ts';
import { beforeOwnerChange, workOwner } from '#src/stores/work-owner.ts';

/** How long after a change the draft is written, in ms, so that writing doesn't delay typing. */
const writeDelayMs = 250;

/** A section that someone is working on. */
export interface SectionWork {
  section: SpecSection;
  tree: SectionTree;
  history: History<SectionState>;
  /** False after the browser refused to store it: then it lasts only as long as the page. */
  isStored: boolean;
  /** The blank or paragraph being typed into. All letters typed into it are one undo step. */
  typing: string | null;
  /** The last change was made in another tab. */
  isFromOtherTab: boolean;
}
export type SectionWorkStore = StoreApi<SectionWork>;

interface OpenedSection {
  store: SectionWorkStore;
  /** Writes unsaved changes now. */
  write: () => void;
  /** Stops listening and writing. */
  end: () => void;
}

/** The sections opened since the page was loaded, by person and place, so that returning to a section keeps its undo steps. */
const open = new Map<string, OpenedSection>();

export interface OpenOptions {
  /** Ignores the draft. */
  isNew?: boolean;
  /** The state to begin with if there is no draft. */
  start?: SectionState;
}

/** Opens a section with its draft, or returns the store that is open already. */
export function openSection(
  section: SpecSection,
  place: DraftPlace,
  { isNew = false, start = emptyState }: OpenOptions = {},
): SectionWorkStore {
  const key = openKey(place);
  const before = open.get(key);
  if (before && !isNew && before.store.getState().section === section) {
    current = { place, store: before.store };
    return before.store;
  }
  before?.write();
  before?.end();
  // A section that was fetched again keeps its undo steps.
  const steps = isNew ? null : (before?.store.getState().history ?? null);
  const draft = isNew ? null : readSectionDraft(place);
  const opened = createWork(section, place, steps ?? historyOf(place, draft, start));
  open.set(key, opened);
  current = { place, store: opened.store };
  return opened.store;
}

/** The section that was opened last: its steps survive a reload. */
let current: { place: DraftPlace; store: SectionWorkStore } | null = null;

const openKey = ({ area, name }: DraftPlace): string => `${workOwner() ?? ''}/${area}/${name}`;

/** Replaces a section's state; undo restores the previous one, or `start` if there was no draft. */
export function replaceSection(
  section: SpecSection,
  place: DraftPlace,
  state: SectionState,
  start?: SectionState,
): void {
  changeSection(openSection(section, place, { ...(start && { start }) }), () => state);
  open.get(openKey(place))?.write();
}

/** Writes what is being typed, and closes the section. When opened again, it begins from its draft. */
export function closeSection(place: DraftPlace): void {
  const opened = open.get(openKey(place));
  opened?.write();
  opened?.end();
  open.delete(openKey(place));
}

function createWork(section: SpecSection, place: DraftPlace, history: History<SectionState>): OpenedSection {
  const tree = sectionTree(section);
  const store = createStore<SectionWork>(() => ({
    section,
    tree,
    history,
    isStored: true,
    typing: null,
    isFromOtherTab: false,
  }));
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** The state as last written or read, so that a change from another tab isn't written again. */
  let stored = history.present;

  const write = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const state = store.getState().history.present;
    if (state === stored) return;
    stored = state;
    const { made, all } = sectionNow(tree, state).progress;
    const isStored = writeSectionDraft(place, { made, all, at: now(), state, before: null });
    if (place.area === 'local') writeSavedText(place.name, section, tree, state);
    store.setState({ isStored });
  };
  const stopFollowingChanges = store.subscribe(({ history: { present } }) => {
    if (present !== stored) timer ??= setTimeout(write, writeDelayMs);
  });
  const stopFollowingTabs = onDraftChangedElsewhere(place, () => {
    const other = readSectionDraft(place);
    if (other === null) return;
    stored = other.state;
    store.setState((work) => ({
      history: step(work.history, other.state),
      typing: null,
      isFromOtherTab: true,
    }));
  });
  return {
    store,
    write,
    end: () => {
      if (timer !== null) clearTimeout(timer);
      stopFollowingChanges();
      stopFollowingTabs();
    },
  };
}

function historyOf(
  { name }: DraftPlace,
  draft: SectionDraft | null,
  start: SectionState,
): History<SectionState> {
  const history = (draft && readSectionHistory(name, draft.state)) ?? beginHistory(draft?.state ?? start);
  return draft?.before && history.past.length === 0 ? { ...history, past: [draft.before] } : history;
}

type Change = (state: SectionState, tree: SectionTree) => SectionState;

/** Makes a change that is one undo step. Changes in a row with the same `typing` share a step. */
export function changeSection(work: SectionWorkStore, change: Change, typing: string | null = null): void {
  work.setState(({ history, tree, typing: before }) => {
    const next = change(history.present, tree);
    const isSame = typing !== null && typing === before;
    return { history: isSame ? amend(history, next) : step(history, next), typing, isFromOtherTab: false };
  });
}

/** Ends the current typing, so that the next letters are a new undo step. */
export function endTyping(work: SectionWorkStore): void {
  if (work.getState().typing !== null) work.setState({ typing: null });
}

export function undoChange(work: SectionWorkStore): void {
  work.setState(({ history }) => ({ history: undo(history), typing: null }));
}

export function redoChange(work: SectionWorkStore): void {
  work.setState(({ history }) => ({ history: redo(history), typing: null }));
}

/** Writes what is being typed, in all open sections. */
export function writeOpenSections(): void {
  for (const { write } of open.values()) write();
}

onPageHidden(
  () => {
    writeOpenSections();
    if (current) writeSectionHistory(current.place.name, current.store.getState().history);
  },
  () => undefined,
);

// Write everything before the owner changes: what the next person opens begins from their own drafts.
beforeOwnerChange(() => {
  for (const { write, end } of open.values()) {
    write();
    end();
  }
  open.clear();
  current = null;
});

/**
 * For tests: as after a page load.
 * @internal
 */
export function resetOpenSections(): void {
  for (const { end } of open.values()) end();
  open.clear();
  current = null;
}
