import { useEffect, useId, useRef, type MouseEvent } from 'react';

import { Link } from '#src/components/page/link.tsx';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { addAfter, canMove, moveBy } from '#src/domain/specification/own-order.ts';
import { demote, promote } from '#src/domain/specification/promote.ts';
import { changeText, restoreLine, strikeLine } from '#src/domain/specification/own-text.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SpecLine } from '#src/domain/specification/section-tree.ts';
import { maxProposed } from '#src/domain/substitution/choice.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/specwizard/line-tools.module.css';
import { markLine, showChoice, useSection, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import type { WizardViewStore } from '#src/screens/specwizard/wizard-view.ts';
import { changeSection, endTyping } from '#src/stores/section-work.ts';

/** The tools for a line of the document. */
export function LineTools({ line, isStruck }: { line: SpecLine; isStruck: boolean }) {
  const { work, view } = useWizard();
  const { tree, state, now } = useSection();
  const { id } = line;
  const { changed, moved, placed } = state.own;
  const isOwn = id < 0;
  const isOffice = officeNameOf(work.getState().section.filename) !== null;
  const isShown = (other: number): boolean => now.document.some((one) => one.id === other);
  const mover = (by: -1 | 1) => ({
    // Uses `aria-disabled`, because a disabled button loses focus.
    'aria-disabled': !canMove(tree, state, id, by, isShown),
    onClick: () => change(moveBy(tree, state, id, by, isShown)),
  });
  const leveler = (next: SectionState) => ({
    'aria-disabled': next === state,
    onClick: () => change(next),
  });
  const change = (next: SectionState): void => {
    changeSection(work, () => next);
    markLine(view, id, 'panel');
  };
  const press =
    (next: () => SectionState, isGone = false) =>
    ({ currentTarget }: MouseEvent): void => {
      change(next());
      focusLine(view, currentTarget, isGone);
    };
  const add = (): void => {
    const added = addAfter(tree, state, id, '');
    changeSection(work, () => added.state, `paragraph ${added.id}`);
    markLine(view, added.id, 'panel');
    view.setState({ editing: added.id });
  };
  const number = now.numbers.get(id) ?? 'this line';
  // The first product that a line names is the basis of design.
  const [named, ...others] = line.productIds;
  const isParagraph = line.kind === 'paragraph' || line.kind === 'article';
  return (
    <div role="toolbar" aria-label={`Paragraph ${number}`} className={`flow gap-1 ${style.tools}`}>
      {isStruck ? (
        <Tool onClick={press(() => restoreLine(state, id))}>Restore</Tool>
      ) : (
        <>
          {isParagraph && <Tool onClick={() => view.setState({ editing: id })}>Edit</Tool>}
          <Tool onClick={add}>Add paragraph below</Tool>
          {line.kind !== 'article' && (
            <>
              <Tool {...mover(-1)}>Move up</Tool>
              <Tool {...mover(1)}>Move down</Tool>
            </>
          )}
          {isParagraph && (
            <>
              <Tool {...leveler(promote(tree, state, id))}>Promote</Tool>
              <Tool {...leveler(demote(tree, state, id, isShown))}>Demote</Tool>
            </>
          )}
          <Tool onClick={press(() => strikeLine(state, id), isOwn)}>{isOwn ? 'Delete' : 'Strike'}</Tool>
          {!isOwn && (changed.has(id) || moved.has(id) || placed.has(id)) && (
            <Tool onClick={press(() => restoreLine(state, id))}>
              {isOffice ? 'Use the former text' : 'Use manufacturer’s wording'}
            </Tool>
          )}
        </>
      )}
      {named !== undefined && (
        <Link
          className={`touch-square ${style.tool}`}
          to={to.substitution(named, others.slice(0, maxProposed))}
        >
          Evaluate a substitution
        </Link>
      )}
      <Tool className={style.choices} onClick={() => showChoice(view, tree, id)}>
        Show in choices
      </Tool>
    </div>
  );
}

/** Moves focus from an element that will disappear to its line, or to the line before if that disappears too. */
function focusLine(view: WizardViewStore, inside: Element | null, isGone: boolean): void {
  const own = inside?.closest<HTMLElement>('[data-line]');
  const line = isGone ? own?.previousElementSibling : own;
  if (!(line instanceof HTMLElement)) return;
  if (isGone) markLine(view, Number(line.dataset['line']), 'document');
  line.focus({ preventScroll: true });
}

const Tool = ({ className = '', ...rest }: React.ComponentProps<'button'>) => (
  <button type="button" className={`touch-square ${style.tool} ${className}`} {...rest} />
);

/** Edits a paragraph. The document updates with every keystroke; Escape reverts everything. */
export function ParagraphField({ line }: { line: SpecLine }) {
  const { work, view } = useWizard();
  const { tree, state, now } = useSection();
  const { id } = line;
  const before = useRef(state);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const text = state.own.changed.get(id) ?? (id < 0 ? ownText(state, id) : plainWords(line, state));
  useEffect(() => {
    const element = field.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const done = (): void => {
    changeSection(work, (now) => settled(now, line), `paragraph ${id}`);
    endTyping(work);
    view.setState(({ editing }) => ({ editing: editing === id ? null : editing }));
  };
  const takeBack = (): void => {
    const isNew = id < 0 && ownText(before.current, id) === '';
    changeSection(work, () => (isNew ? strikeLine(before.current, id) : before.current), `paragraph ${id}`);
    endTyping(work);
    view.setState({ editing: null });
    if (!isNew) markLine(view, id, 'document');
  };
  const leave = (act: () => void): void => {
    act();
    const { own } = work.getState().history.present;
    focusLine(view, field.current, id < 0 && !own.added.some((one) => one.id === id));
  };
  const isLeveled = line.kind === 'paragraph' || line.kind === 'article';
  /** Tab changes the level, as in any outline; Escape leaves the field, so that it is no keyboard trap. */
  const level = (isUp: boolean): void => {
    const isShown = (other: number): boolean => now.document.some((one) => one.id === other);
    changeSection(
      work,
      (was) => (isUp ? promote(tree, was, id) : demote(tree, was, id, isShown)),
      `paragraph ${id}`,
    );
  };
  const number = tree.lines.has(id) ? 'Text of this paragraph' : 'Text of your paragraph';
  return (
    <span className="block">
      <textarea
        ref={field}
        className={`block full-width rounded paper ${style.field}`}
        aria-label={number}
        aria-describedby={isLeveled ? `${hint}-keys` : undefined}
        rows={2}
        maxLength={20_000}
        value={text}
        onChange={({ currentTarget: { value } }) =>
          changeSection(work, (now) => changeText(now, id, value), `paragraph ${id}`)
        }
        onBlur={({ relatedTarget, currentTarget }) => {
          if (view.getState().editing !== id) return;
          if (!(relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget)))
            done();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave(takeBack);
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) leave(done);
          else if (event.key === 'Tab' && isLeveled) level(event.shiftKey);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <span className={`flow gap-1 ${style.editorTools}`}>
        <Tool onClick={() => leave(done)}>Done</Tool>
        <Tool onClick={() => leave(takeBack)}>Cancel</Tool>
        {isLeveled && (
          <span className="small muted" id={`${hint}-keys`}>
            Tab demotes, Shift+Tab promotes, Escape leaves.
          </span>
        )}
      </span>
    </span>
  );
}

const ownText = (state: SectionState, id: number): string =>
  state.own.added.find((one) => one.id === id)?.text ?? '';

/** The text as in the document, with filled-in blanks; parts and articles keep their original case. */
const plainWords = (line: SpecLine, state: SectionState): string =>
  lineText({ ...line, kind: 'paragraph' }, state);

/** A paragraph whose text equals the manufacturer's isn't changed; an empty one is removed. */
function settled(state: SectionState, line: SpecLine): SectionState {
  const { id } = line;
  const text = (id < 0 ? ownText(state, id) : state.own.changed.get(id))?.trim();
  if (text === undefined) return state;
  const changed = new Map(state.own.changed);
  changed.delete(id);
  const unchanged: SectionState = { ...state, own: { ...state.own, changed } };
  if (text === '') return strikeLine(unchanged, id);
  return id > 0 && text === plainWords(line, unchanged) ? unchanged : state;
}
