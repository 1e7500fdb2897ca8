import { useEffect, useMemo, useRef } from 'react';

import { choiceRows, rowOfLine } from '#src/domain/specification/choice-rows.ts';
import { decisionKey } from '#src/domain/specification/decisions.ts';
import { findLines, sectionNow, withChoices } from '#src/domain/specification/section-now.ts';
import { ancestorsOf } from '#src/domain/specification/section-tree.ts';
import { ChoiceRowView, rowId, rowNames } from '#src/screens/specwizard/choice-row.tsx';
import style from '#src/screens/specwizard/choice-tree.module.css';
import { useChoiceKeys } from '#src/screens/specwizard/use-choice-keys.ts';
import { showRow, useRows } from '#src/components/page/use-rows.ts';
import { useSection, useView, useWizard } from '#src/screens/specwizard/wizard-view.ts';

/** The choices of a section as a tree, for mouse and keyboard (tree pattern). */
export function ChoiceTree() {
  const { work, view } = useWizard();
  const { tree, state, now } = useSection();
  const opened = useView((one) => one.opened);
  const onlyOpen = useView((one) => one.onlyOpen);
  const query = useView((one) => one.query);
  const marked = useView((one) => one.marked);
  const active = useView((one) => one.active);
  const scroller = useRef<HTMLDivElement>(null);

  const only = useMemo(() => {
    if (query.trim() !== '') return withChoices(tree, findLines(tree, state, query));
    if (onlyOpen === null) return null;
    const lines = [...tree.lines.values()].filter((line) => {
      const isBlank = line.inputs.some(({ id }) => onlyOpen.has(`blank/${id}`));
      return (isBlank && now.present.has(line.id)) || onlyOpen.has(decisionKey(line) ?? '');
    });
    return new Set(lines.map(({ id }) => id));
  }, [tree, state, now, query, onlyOpen]);
  const rows = useMemo(
    () => choiceRows(tree, state, now.present, { opened, only }),
    [tree, state, now, opened, only],
  );

  const indexOf = (key: string | null): number => rows.findIndex((row) => row.key === key);
  const activeIndex = Math.max(0, indexOf(active));
  const list = useRows({
    count: rows.length,
    scroller,
    keyOf: (index) => rows[index]?.key ?? index,
    estimate: (index) => estimateOf(rows[index]),
    keep: activeIndex,
  });
  const { focusRow, ...keys } = useChoiceKeys(rows, activeIndex, scroller, (index) => showRow(list, index));

  // Opens and scrolls to a line found on the other side. Only a new request moves this side, not a change of the text.
  useEffect(() => {
    const row = marked && rowOfLine(tree, marked.id);
    if (row === null) return;
    const { present } = sectionNow(tree, work.getState().history.present);
    const closed = ancestorsOf(tree, row);
    view.setState(({ opened: before }) => ({
      active: String(row),
      opened: closed.every((id) => before.get(id) ?? present.has(id))
        ? before
        : new Map([...before, ...closed.map((id) => [id, true] as const)]),
    }));
  }, [marked, tree, view, work]);
  const shown = useRef(0);
  useEffect(() => {
    if (marked === null || shown.current === marked.asked) return;
    const index = indexOf(String(rowOfLine(tree, marked.id)));
    if (index === -1) return;
    shown.current = marked.asked;
    if (marked.by !== 'choices') showRow(list, index);
    // A line of the text is focused in the document.
    const { isDocumentInFront } = view.getState();
    if (marked.by === 'address' && !isDocumentInFront) focusRow(String(rowOfLine(tree, marked.id)));
  });

  if (rows.length === 0)
    return <p className={`muted ${style.empty}`}>{emptyText(query.trim(), tree.lines.size)}</p>;
  return (
    <div ref={scroller} className={`grow shrinks-down scroll scrolls-alone ${style.scroller}`}>
      <div
        role="tree"
        aria-label="Choices"
        className="full-width relative"
        style={{ height: list.getTotalSize() }}
        {...keys}
      >
        {list.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          const { line, isNone, depth, position, setSize, isOpen } = row;
          const decision = decisionKey(line) ?? '';
          const isChosen = isNone ? state.none.has(decision) : state.lines.has(line.id);
          const isChoice = isNone || line.control !== 'fixed';
          const isMarked = !isNone && marked !== null && rowOfLine(tree, marked.id) === line.id;
          return (
            <div
              key={key}
              ref={list.measureElement}
              role="treeitem"
              id={rowId(row.key)}
              {...rowNames(row)}
              data-index={index}
              data-key={row.key}
              data-kind={isNone ? 'paragraph' : line.kind}
              data-marked={isMarked || undefined}
              data-out={(isChoice && !isChosen) || undefined}
              data-open={now.open.has(decision) || undefined}
              aria-level={depth}
              aria-posinset={position}
              aria-setsize={setSize}
              aria-expanded={isOpen ?? undefined}
              aria-checked={isChoice ? isChosen : undefined}
              aria-selected={isMarked}
              tabIndex={index === activeIndex ? 0 : -1}
              className={`flex note ring-inside forced-ring ${style.row}`}
              style={{ transform: `translateY(${start}px)`, paddingInlineStart: indentOf(depth) }}
            >
              <ChoiceRowView
                row={row}
                isChosen={isChosen}
                isPresent={now.present.has(line.id)}
                isUndecided={now.open.has(decision)}
                isActive={index === activeIndex}
                isMarked={isMarked}
                number={isNone ? '' : (now.numbers.get(line.id) ?? '')}
                tree={tree}
                state={state}
                now={now}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function emptyText(query: string, lines: number): string {
  if (lines === 0) return 'This section has no lines.';
  return query === '' ? 'All decisions are made.' : `No line has “${query}”.`;
}

const indentOf = (depth: number): number => 8 + Math.min(depth - 1, 7) * 16;

/** Estimates the height from the text length; measuring the row corrects it. */
function estimateOf(row: ReturnType<typeof choiceRows>[number] | undefined): number {
  if (!row) return 30;
  const letters = row.line.text.reduce((sum, run) => sum + (typeof run === 'string' ? run.length : 12), 0);
  return 9 + Math.ceil(letters / 52) * 20 + row.notes.length * 40 + (row.line.why === null ? 0 : 19);
}
