import { createContext, use } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';

import { decisionKey } from '#src/domain/specification/decisions.ts';
import type { Finding } from '#src/domain/specification/preflight/finding.ts';
import { sectionNow, type SectionNow } from '#src/domain/specification/section-now.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import type { SectionWorkStore } from '#src/stores/section-work.ts';

/** The panels next to the document: choices, pre-flight findings, and the person's own paragraphs. */
export type Panel = 'choices' | 'preflight' | 'changes';

/** Where a line was marked. One that an address names also gets the focus. */
type MarkedBy = 'choices' | 'document' | 'panel' | 'address';

/** View state; none of it is part of the person's work. */
export interface WizardView {
  panel: Panel;
  /** On a small screen, whether the document is in front of the panel. */
  isDocumentInFront: boolean;
  /** The line that both sides show. `asked` increases with each request, even for the same line. */
  marked: { id: number; asked: number; by: MarkedBy } | null;
  /** The row of the tree with keyboard focus. */
  active: string | null;
  opened: ReadonlyMap<number, boolean>;
  /** Keys of the decisions that were open when the filter was set or became open since; null shows all. */
  onlyOpen: ReadonlySet<string> | null;
  query: string;
  hasNotes: boolean;
  /** The latest pre-flight findings; null until it has run. */
  findings: readonly Finding[] | 'failed' | null;
  /** Whether data for some checks couldn't be loaded. */
  isCheckPartial: boolean;
  /** Id of the paragraph being edited. */
  editing: number | null;
}

export type WizardViewStore = StoreApi<WizardView>;

/** `isDocumentInFront`: what a small screen shows first. */
export const createWizardView = (isDocumentInFront = false): WizardViewStore =>
  createStore<WizardView>(() => ({
    panel: 'choices',
    isDocumentInFront,
    marked: null,
    active: null,
    opened: new Map(),
    onlyOpen: null,
    query: '',
    hasNotes: false,
    findings: null,
    isCheckPartial: false,
    editing: null,
  }));

interface Wizard {
  work: SectionWorkStore;
  view: WizardViewStore;
}

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (wizard === null) throw new Error('This is a part of SpecWizard.');
  return wizard;
}

/** The section in its current state. */
export function useSection(): { tree: SectionTree; state: SectionState; now: SectionNow } {
  const { work } = useWizard();
  const tree = useStore(work, (one) => one.tree);
  const state = useStore(work, ({ history }) => history.present);
  return { tree, state, now: sectionNow(tree, state) };
}

export const useView = <T>(pick: (view: WizardView) => T): T => useStore(useWizard().view, pick);

/** Shows a line on both sides. */
export function markLine(view: WizardViewStore, id: number, by: MarkedBy): void {
  view.setState(({ marked }) => ({ marked: { id, asked: (marked?.asked ?? 0) + 1, by } }));
}

/** The same for a line that may not be in the document yet: then it shows the line among the choices. */
export function jumpToLine(
  view: WizardViewStore,
  id: number,
  present: ReadonlySet<number>,
  by: 'panel' | 'address' = 'panel',
): void {
  // A person's own paragraphs have negative ids and are only in the document.
  const isPresent = id < 0 || present.has(id);
  view.setState({ query: '', isDocumentInFront: isPresent, ...(!isPresent && { panel: 'choices' }) });
  markLine(view, id, by);
}

/** The same, and clears the filters of the choices so that the line is among them. */
export function showChoice(view: WizardViewStore, tree: SectionTree, id: number): void {
  const line = tree.lines.get(id);
  const key = line ? (decisionKey(line) ?? '') : '';
  view.setState(({ onlyOpen }) => ({
    query: '',
    onlyOpen: onlyOpen?.has(key) === true ? onlyOpen : null,
    panel: 'choices',
    isDocumentInFront: false,
  }));
  markLine(view, id, 'panel');
}

/** Number of open items; null if unknown. */
export const useOpenCount = (): number | null =>
  useView(({ findings }) => (findings === null || findings === 'failed' ? null : findings.length));
