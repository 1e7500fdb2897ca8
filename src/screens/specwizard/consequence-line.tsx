import { chooseWithRequired, consequencesOf } from '#src/domain/specification/consequences.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { shortName } from '#src/domain/specification/short-name.ts';
import type { SectionNow } from '#src/domain/specification/section-now.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { chooseLine, removeLine } from '#src/domain/specification/selection.ts';
import style from '#src/screens/specwizard/choice-row.module.css';
import { markLine, showChoice, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { changeSection } from '#src/stores/section-work.ts';

interface Props {
  id: number;
  rowId: string;
  tree: SectionTree;
  state: SectionState;
  now: SectionNow;
  tabIndex: 0 | -1;
}

/** Consequences of choosing a line, before and after choosing it, with one action that applies them all. */
export function ConsequenceLine({ id, rowId, tree, state, now, tabIndex }: Props) {
  const { work, view } = useWizard();
  const { requires, excludes, suggests } = consequencesOf(tree, state, id, now.present);
  if (requires.length + excludes.length + suggests.length === 0) return null;
  const isChosen = state.lines.has(id);
  const apply = (change: (now: SectionState) => SectionState): void => {
    changeSection(work, change);
    markLine(view, id, 'choices');
  };
  const links = (ids: readonly number[]) =>
    ids.map((other, index) => (
      <span key={other}>
        {index > 0 && ', '}
        <button
          type="button"
          className={`touch-high accent touch-44 ${style.reference}`}
          tabIndex={tabIndex}
          onClick={() => showChoice(view, tree, other)}
        >
          {now.numbers.get(other)} {nameOf(tree, state, other)}
        </button>
      </span>
    ));
  const action = (text: string, change: (now: SectionState) => SectionState) => (
    <button
      type="button"
      className={`touch-high accent rounded hover-soft touch-44 ${style.act}`}
      tabIndex={tabIndex}
      onClick={() => apply(change)}
    >
      {text}
    </button>
  );
  const resolve = action(actionText(isChosen, requires.length, excludes.length), (state) =>
    excludes.reduce((next, other) => removeLine(tree, next, other), chooseWithRequired(tree, state, id)),
  );
  const isBroken = isChosen && requires.length + excludes.length > 0;
  return (
    <span
      className={`block small muted ${style.consequences}`}
      id={`${rowId}-consequences`}
      data-broken={isBroken || undefined}
    >
      {requires.length > 0 && (
        <span>
          {isChosen ? 'Still requires' : 'Requires'}{' '}
          <span>
            {links(requires)} {excludes.length === 0 && resolve}
          </span>
        </span>
      )}
      {excludes.length > 0 && (
        <span>
          {isChosen ? 'Conflicts with' : 'Rules out'}{' '}
          <span>
            {links(excludes)} {resolve}
          </span>
        </span>
      )}
      {suggests.length > 0 && (
        <span>
          Usually with{' '}
          <span>
            {links(suggests)}{' '}
            {isChosen &&
              action(`Add ${suggests.length === 1 ? 'it' : 'them'}`, (state) =>
                suggests.reduce((next, other) => chooseLine(tree, next, other), state),
              )}
          </span>
        </span>
      )}
    </span>
  );
}

function actionText(isChosen: boolean, required: number, excluded: number): string {
  const them = (count: number): string => (count === 1 ? 'it' : 'them');
  if (required === 0) return isChosen ? `Remove ${them(excluded)}` : 'Choose this instead';
  if (excluded === 0) return isChosen ? `Add ${them(required)}` : `Choose with ${them(required)}`;
  return isChosen ? 'Resolve both' : 'Choose and resolve both';
}

function nameOf(tree: SectionTree, state: SectionState, id: number): string {
  const line = tree.lines.get(id);
  return shortName(line ? lineText(line, state) : '');
}
