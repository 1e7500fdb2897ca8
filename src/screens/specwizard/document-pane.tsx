import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useStore } from 'zustand';

import { endOf, sectionHead } from '#src/domain/specification/section-head.ts';
import { sectionNow } from '#src/domain/specification/section-now.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import style from '#src/screens/specwizard/document-pane.module.css';
import { PaperLine } from '#src/screens/specwizard/paper-line.tsx';
import { showRow, useRows } from '#src/components/page/use-rows.ts';
import { markLine, useSection, useView, useWizard } from '#src/screens/specwizard/wizard-view.ts';

/**
 * The live section as printed: numbered, with blanks to fill in and paragraphs to edit. It updates after a choice has
 * painted, but immediately while typing in it.
 */
export function DocumentPane() {
  const { work } = useWizard();
  const { state } = useSection();
  const isTyping = useStore(work, ({ typing }) => typing !== null);
  const followed = useDeferredValue(state);
  return <Paper state={isTyping ? state : followed} />;
}

const Paper = memo(function Paper({ state }: { state: SectionState }) {
  const { work, view } = useWizard();
  const { section, tree } = work.getState();
  const now = sectionNow(tree, state);
  const [number, title] = sectionHead(section);
  const end = endOf(section.section.number);
  const hasNotes = useView((one) => one.hasNotes);
  const marked = useView((one) => one.marked);
  const editing = useView((one) => one.editing);
  const scroller = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  /** Offset of the first line, below the title. */
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(paper.current?.offsetTop ?? 0), []);
  const lines = useMemo(
    () => (hasNotes ? now.document : now.document.filter(({ line }) => line.kind !== 'note')),
    [now, hasNotes],
  );
  const places = useMemo(() => placesInSets(lines), [lines]);
  const markedIndex = marked === null ? -1 : lines.findIndex(({ id }) => id === marked.id);
  const editedIndex = editing === null ? -1 : lines.findIndex(({ id }) => id === editing);
  const list = useRows({
    count: lines.length,
    scroller,
    top,
    keyOf: (index) => lines[index]?.id ?? index,
    estimate: (index) => {
      const line = lines[index]?.line;
      const letters =
        line?.text.reduce((sum, run) => sum + (typeof run === 'string' ? run.length : 12), 0) ?? 0;
      return 8 + Math.ceil(letters / 84) * 22 + (line?.rows.length ?? 0) * 30;
    },
    keep: editedIndex === -1 ? markedIndex : editedIndex,
  });

  const wantsFocus = useRef<number | null>(null);
  const shown = useRef(0);
  useEffect(() => {
    if (marked === null || shown.current === marked.asked || markedIndex === -1) return;
    shown.current = marked.asked;
    if (marked.by !== 'document') showRow(list, markedIndex);
    if (marked.by === 'address') wantsFocus.current = marked.id;
  });
  useEffect(() => {
    if (wantsFocus.current === null) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-line="${wantsFocus.current}"]`);
    if (!row) return;
    wantsFocus.current = null;
    row.focus({ preventScroll: true });
  });

  const onClick = ({ target }: MouseEvent<HTMLElement>): void => {
    if (!(target instanceof Element) || target.closest('button, textarea')) return;
    const id = Number(target.closest('[data-line]')?.getAttribute('data-line'));
    if (id !== 0 && id !== marked?.id) markLine(view, id, 'document');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement)) return;
    if (!target.hasAttribute('data-line')) {
      if (key === 'Escape') target.closest<HTMLElement>('[data-line]')?.focus();
      return;
    }
    const from = lines.findIndex(({ id }) => id === Number(target.dataset['line']));
    const steps: Record<string, number> = {
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      Home: 0,
      End: lines.length - 1,
    };
    const index = steps[key];
    const line = index === undefined ? undefined : lines[index];
    if (index === undefined || !line) return;
    event.preventDefault();
    wantsFocus.current = line.id;
    markLine(view, line.id, 'document');
    showRow(list, index);
  };

  const isFocusable = (index: number): boolean => index === Math.max(0, markedIndex);
  return (
    <div ref={scroller} className={`grow shrinks-down relative scroll scrolls-alone ${style.desk}`}>
      <div className={`note ink paper ${style.paper}`}>
        <p className={style.title}>
          {number}
          <br />
          {title}
        </p>
        <div
          ref={paper}
          role="tree"
          aria-label="Document"
          tabIndex={-1}
          className="relative"
          style={{ height: list.getTotalSize() }}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          {list.getVirtualItems().map(({ index, key, start }) => {
            const line = lines[index];
            if (!line) return null;
            return (
              <div
                key={key}
                ref={list.measureElement}
                role="treeitem"
                data-index={index}
                data-line={line.id}
                data-marked={index === markedIndex || undefined}
                aria-level={line.level + 1}
                aria-setsize={places[index]?.set.length}
                aria-posinset={places[index]?.position}
                aria-selected={index === markedIndex}
                tabIndex={isFocusable(index) ? 0 : -1}
                className={`rounded ring-inside forced-ring ${style.line}`}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <PaperLine
                  line={line.line}
                  label={line.label}
                  level={line.level}
                  isOwn={line.isOwn}
                  isStruck={line.isStruck}
                  isMarked={index === markedIndex}
                  isEdited={line.id === editing}
                  state={state}
                />
              </div>
            );
          })}
        </div>
        <p className={style.end}>{end}</p>
      </div>
    </div>
  );
});

interface Place {
  position: number;
  set: readonly unknown[];
}

/** Each line's position among its siblings (`aria-posinset`); most of the siblings aren't in the DOM. */
function placesInSets(lines: readonly { level: number }[]): Place[] {
  const sets: unknown[][] = [];
  return lines.map((line) => {
    sets.length = line.level + 1;
    const set = (sets[line.level] ??= []);
    return { position: set.push(line), set };
  });
}
