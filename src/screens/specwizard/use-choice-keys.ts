import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';

import { afterPaint } from '#src/browser/idle.ts';
import type { ChoiceRow } from '#src/domain/specification/choice-rows.ts';
import { decisionKey } from '#src/domain/specification/decisions.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { chooseNone, toggleLine } from '#src/domain/specification/selection.ts';
import { rowId } from '#src/screens/specwizard/choice-row.tsx';
import { markLine, useSection, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { changeSection } from '#src/stores/section-work.ts';

/** Typeahead: letters typed within this many ms of each other form one prefix. */
const typeaheadMs = 700;
const pageRows = 12;

/** Keyboard and mouse in the tree (ARIA tree pattern). */
export function useChoiceKeys(
  rows: readonly ChoiceRow[],
  activeIndex: number,
  scroller: RefObject<HTMLElement | null>,
  show: (index: number) => void,
): {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  /** Focuses the row with this key, now or once it is rendered. */
  focusRow: (key: string) => void;
} {
  const { work, view } = useWizard();
  const { tree, state, now } = useSection();
  const wantsFocus = useRef<string | null>(null);
  const typed = useRef({ text: '', at: 0 });

  const focusWanted = (): void => {
    const wanted = wantsFocus.current;
    const row = wanted === null ? null : scroller.current?.querySelector<HTMLElement>(`#${rowId(wanted)}`);
    if (!row) return;
    wantsFocus.current = null;
    row.focus({ preventScroll: true });
  };
  // The row may have been rendered only now.
  useEffect(focusWanted);

  const goTo = (index: number): void => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (!row) return;
    wantsFocus.current = row.key;
    view.setState({ active: row.key });
    if (!row.isNone) markLine(view, row.line.id, 'choices');
    show(rows.indexOf(row));
  };
  const setOpen = ({ line }: ChoiceRow, isOpen: boolean): void =>
    view.setState(({ opened }) => ({ opened: new Map(opened).set(line.id, isOpen) }));
  const act = (row: ChoiceRow): void => {
    const { line, isNone } = row;
    const key = decisionKey(line) ?? '';
    if (isNone) changeSection(work, (was) => chooseNone(tree, was, key, !was.none.has(key)));
    else if (line.control !== 'fixed') {
      changeSection(work, (was) => toggleLine(tree, was, line.id));
      // Choosing a line shows what is below it, even if it was collapsed before.
      if (view.getState().opened.has(line.id))
        view.setState(({ opened }) => ({ opened: new Map([...opened].filter(([id]) => id !== line.id)) }));
    }
    view.setState({ active: row.key });
    // Paints the choice first, then its place in the document; doing both at once would take twice as long.
    if (!isNone) afterPaint(() => view.getState().active === row.key && markLine(view, line.id, 'choices'));
  };
  const typeahead = (letter: string, time: number): void => {
    const { text, at } = typed.current;
    const query = (time - at < typeaheadMs ? text : '') + letter.toLowerCase();
    typed.current = { text: query, at: time };
    const from = query.length === 1 ? activeIndex + 1 : activeIndex;
    const around = [...rows.slice(from), ...rows.slice(0, from)];
    const found = around.find(({ line, isNone }) =>
      (isNone ? 'none of these' : lineText(line, state).toLowerCase()).startsWith(query),
    );
    if (found) goTo(rows.indexOf(found));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = rows[activeIndex];
    const { key, target } = event;
    if (!row || !(target instanceof HTMLElement)) return;
    if (target.getAttribute('role') !== 'treeitem') {
      if (key === 'Escape') goTo(activeIndex);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      PageDown: activeIndex + pageRows,
      PageUp: activeIndex - pageRows,
      Home: 0,
      End: rows.length - 1,
    };
    const next = steps[key];
    if (key.length > 1 || key === ' ') typed.current = { text: '', at: 0 };
    if (next !== undefined) goTo(next);
    else if (key === 'ArrowRight' && row.isOpen === false) setOpen(row, true);
    else if (key === 'ArrowRight' && row.isOpen === true) goTo(activeIndex + 1);
    else if (key === 'ArrowLeft' && row.isOpen === true) setOpen(row, false);
    else if (key === 'ArrowLeft' && row.depth > 1)
      goTo(rows.findLastIndex((one, index) => index < activeIndex && one.depth < row.depth));
    else if (key === ' ' || key === 'Enter') {
      const field = row.line.control === 'fixed' ? target.querySelector<HTMLElement>('[data-blank]') : null;
      if (field) field.focus();
      else if (row.line.control === 'fixed' && row.isOpen !== null) setOpen(row, !row.isOpen);
      else act(row);
    } else if (key.length === 1) typeahead(key, event.timeStamp);
    else return;
    event.preventDefault();
  };

  const onClick = ({ target }: MouseEvent<HTMLElement>): void => {
    if (!(target instanceof Element)) return;
    const key = target.closest('[role="treeitem"]')?.getAttribute('data-key');
    const row = rows.find((one) => one.key === key);
    if (!row) return;
    if (target.closest('[data-toggle]') && row.isOpen !== null) setOpen(row, !row.isOpen);
    else if (target.closest('button')) return;
    else if (target.closest('[data-blank]') || row.line.control === 'fixed') {
      view.setState({ active: row.key });
      if (now.present.has(row.line.id)) markLine(view, row.line.id, 'choices');
    } else act(row);
  };
  const focusRow = (key: string): void => {
    wantsFocus.current = key;
    focusWanted();
  };
  return { onKeyDown, onClick, focusRow };
}
