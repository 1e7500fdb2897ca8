import { createStore } from 'zustand';
import type { StoreApi } from 'zustand';

import { now } from '#src/browser/clock.ts';
import { onPageHidden } from '#src/browser/page-lifecycle.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { amend, beginHistory, redo, step, undo } from '#src/lib/history.ts';
import type { History } from '#src/lib/history.ts';
import { sectionNow } from '#src/domain/specification/section-now.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { onDraftElsewhere, readSectionDraft, writeSectionDraft } from '#src/stores/section-drafts.ts';
import type { DraftPlace, SectionDraft } from '#src/stores/section-drafts.ts';
import { writeSavedText } from '#src/stores/saved-texts.ts';
import { onOwnerLeaving, workOwner } from '#src/stores/work-owner.ts';

/** How long after the last change it is written, in ms: writing must not delay the next letter. */
const restMs = 250;

/** A section that someone is deciding. */
export interface SectionWork {
  section: SpecSection;
  tree: SectionTree;
  history: History<SectionState>;
  /** False once the browser refused to store it: then it lasts as long as the page. */
  isStored: boolean;
  /** The blank or paragraph being typed into: its letters are one step. */
  typing: string | null;
  /** The last change was made in another tab. */
  isFromOtherTab: boolean;
}
export type SectionWorkStore = StoreApi<SectionWork>;

interface Open {
  store: SectionWorkStore;
  /** Writes what has changed, now. */
  write: () => void;
  /** Hears and writes nothing more. */
  end: () => void;
}

/** The sections of this page's life, by person and place: who comes back finds the steps too. */
const open = new Map<string, Open>();

export interface OpenOptions {
  /** Begins without what was left. */
  isNew?: boolean;
  /** Where nothing was left: a saved state. */
  start?: SectionState;
}

/** The work on a section, from where it was left. */
export function openSection(
  section: SpecSection,
  place: DraftPlace,
  { isNew = false, start = emptyState }: OpenOptions = {},
): SectionWorkStore {
  const key = openKey(place);
  const before = open.get(key);
  if (before && !isNew && before.store.getState().section === section) return before.store;
  before?.write();
  before?.end();
  // A section that was read again keeps its steps.
  const steps = isNew ? null : (before?.store.getState().history ?? null);
  const opened = begin(section, place, steps ?? historyOf(isNew ? null : readSectionDraft(place), start));
  open.set(key, opened);
  return opened.store;
}

const openKey = ({ area, name }: DraftPlace): string => `${workOwner() ?? ''}/${area}/${name}`;

/** Puts a state in place of what was there, which stays one step back; `start` where nothing was left. */
export function replaceSection(
  section: SpecSection,
  place: DraftPlace,
  state: SectionState,
  start?: SectionState,
): void {
  changeSection(openSection(section, place, { ...(start && { start }) }), () => state);
  open.get(openKey(place))?.write();
}

/** What is being typed is written; opened again, the section begins from its draft. */
export function closeSection(place: DraftPlace): void {
  const opened = open.get(openKey(place));
  opened?.write();
  opened?.end();
  open.delete(openKey(place));
}

function begin(section: SpecSection, place: DraftPlace, history: History<SectionState>): Open {
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
  /** The stored state, so that an echo from another tab is ignored. */
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
  const endChanges = store.subscribe(({ history: { present } }) => {
    if (present !== stored) timer ??= setTimeout(write, restMs);
  });
  const endNews = onDraftElsewhere(place, () => {
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
      endChanges();
      endNews();
    },
  };
}

function historyOf(draft: SectionDraft | null, start: SectionState): History<SectionState> {
  const history = beginHistory(draft?.state ?? start);
  return draft?.before ? { ...history, past: [draft.before] } : history;
}

type Change = (state: SectionState, tree: SectionTree) => SectionState;

/** One step. With `typing`, changes of the same thing in a row are one. */
export function changeSection(work: SectionWorkStore, change: Change, typing: string | null = null): void {
  work.setState(({ history, tree, typing: before }) => {
    const next = change(history.present, tree);
    const isSame = typing !== null && typing === before;
    return { history: isSame ? amend(history, next) : step(history, next), typing, isFromOtherTab: false };
  });
}

/** The next typing is a step of its own. */
export function endTyping(work: SectionWorkStore): void {
  if (work.getState().typing !== null) work.setState({ typing: null });
}

export function undoChange(work: SectionWorkStore): void {
  work.setState(({ history }) => ({ history: undo(history), typing: null }));
}

export function redoChange(work: SectionWorkStore): void {
  work.setState(({ history }) => ({ history: redo(history), typing: null }));
}

onPageHidden(
  () => {
    for (const { write } of open.values()) write();
  },
  () => undefined,
);

// Everything is written. What the next person opens begins from their own drafts.
onOwnerLeaving(() => {
  for (const { write, end } of open.values()) {
    write();
    end();
  }
  open.clear();
});

/**
 * As a page that has just begun.
 * @internal
 */
export function forgetOpenSections(): void {
  for (const { end } of open.values()) end();
  open.clear();
}
