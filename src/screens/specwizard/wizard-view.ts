import { createContext, use } from 'react';
import { createStore, useStore } from 'zustand';
import type { StoreApi } from 'zustand';

import { decisionKey } from '#src/domain/specification/decisions.ts';
import type { Finding } from '#src/domain/specification/preflight/finding.ts';
import { sectionNow } from '#src/domain/specification/section-now.ts';
import type { SectionNow } from '#src/domain/specification/section-now.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import type { SectionWorkStore } from '#src/stores/section-work.ts';

/** The panels beside the document: the choices, what pre-flight found, one's own paragraphs. */
export type Panel = 'choices' | 'preflight' | 'changes';

/** How a person looks at the section; nothing of it is part of their work. */
export interface WizardView {
  panel: Panel;
  /** On a small screen, whether the document is in front of the panel. */
  isDocumentInFront: boolean;
  /** The line that both sides show. `asked` grows each time it is looked for, also for the same line. */
  marked: { id: number; asked: number; by: 'choices' | 'document' | 'panel' } | null;
  /** The row of the tree that the keyboard is at. */
  active: string | null;
  opened: ReadonlyMap<number, boolean>;
  /** Keys of the decisions that were open when only those were asked for, or became so; null shows all. */
  onlyOpen: ReadonlySet<string> | null;
  query: string;
  hasNotes: boolean;
  /** The latest findings of pre-flight; null until it has run. */
  findings: readonly Finding[] | 'failed' | null;
  /** Whether something that its checks need could not be read. */
  isCheckPartial: boolean;
  /** The paragraph that is being written. */
  editing: number | null;
}

export type WizardViewStore = StoreApi<WizardView>;

export const createWizardView = (): WizardViewStore =>
  createStore<WizardView>(() => ({
    panel: 'choices',
    isDocumentInFront: false,
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

/** The section as it stands. */
export function useSection(): { tree: SectionTree; state: SectionState; now: SectionNow } {
  const { work } = useWizard();
  const tree = useStore(work, (one) => one.tree);
  const state = useStore(work, ({ history }) => history.present);
  return { tree, state, now: sectionNow(tree, state) };
}

export function useView<T>(pick: (view: WizardView) => T): T {
  return useStore(useWizard().view, pick);
}

/** Finds a line on both sides. */
export function markLine(view: WizardViewStore, id: number, by: 'choices' | 'document' | 'panel'): void {
  view.setState(({ marked }) => ({ marked: { id, asked: (marked?.asked ?? 0) + 1, by } }));
}

/** The same, with the line among the choices, whatever these were narrowed to. */
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

/** How many things are open; null where it is not known. */
export function useOpenCount(): number | null {
  return useView(({ findings }) => (findings === null || findings === 'failed' ? null : findings.length));
}
