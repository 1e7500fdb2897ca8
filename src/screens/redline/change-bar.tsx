import type { ReactNode } from 'react';

import { useIsBelow } from '#src/components/page/use-is-below.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import type { Change, Redline } from '#src/domain/redline/redline.ts';
import type { Decision } from '#src/domain/redline/result.ts';
import style from '#src/screens/redline/change-bar.module.css';
import { changeWord } from '#src/screens/redline/change-words.ts';
import type { Deciding } from '#src/screens/redline/use-decisions.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { MoreMenu } from '#src/ui/more-menu.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { Tip } from '#src/ui/tip.tsx';

interface Props {
  redline: Redline;
  /** Index of the current change; null if there is none. */
  at: number | null;
  deciding: Deciding;
  hasAll: boolean;
  onFilter: (hasAll: boolean) => void;
  onStep: (by: 1 | -1) => void;
  onDecide: (decision: Decision) => void;
  /** The panel about the result, if it isn’t beside the text. Stays if its options hide the last change. */
  outcome: ReactNode;
}

const filters = [
  ['all', 'Everything', 'Show everything'],
  ['changes', 'Changes only', 'Show changes only'],
] as const;

/**
 * Steps through the changes and decides the current one. Always visible, in one line: a phone has what is used less often in the
 * menu, a narrow window also has the panel about the result there.
 */
export function ChangeBar(props: Props) {
  const { redline, at, deciding, hasAll, onFilter, onStep, onDecide, outcome } = props;
  const isPhone = useIsBelow(600);
  const { changes } = redline;
  const current = at === null ? null : (changes[at] ?? null);
  const decision = current && deciding.decisions.get(current.id);
  const less = (
    <>
      <Button disabled={!deciding.canUndo} aria-keyshortcuts="Control+Z" onClick={deciding.undo}>
        <span title="Undo (Ctrl+Z)">Undo</span>
      </Button>
      <Segments
        legend="Show"
        value={hasAll ? 'all' : 'changes'}
        options={filters}
        onChange={(value) => onFilter(value === 'all')}
      />
    </>
  );
  return (
    <div className={`row gap-2 line-bottom paper pad-block-2 note screen-only static-499 ${style.bar}`}>
      {changes.length > 0 && (
        <div
          className={`cluster grow gap-2-4 forced-fill ${style.tools}`}
          role="toolbar"
          aria-label="Changes"
        >
          <span className="row">
            <Button
              className={`relative ${style.step}`}
              aria-keyshortcuts="p"
              aria-label="Previous change"
              onClick={() => onStep(-1)}
            >
              <Tip text="Previous change (P)">
                <Icon name="previous" />
              </Tip>
            </Button>
            <span className={`digits text-center ${style.count}`} role="status">
              {at === null ? (
                pluralize(changes.length, 'change')
              ) : (
                <>
                  <span className={style.wide}>Change </span>
                  {countText(at + 1)} of {countText(changes.length)}
                </>
              )}
              {current && (
                <span className="block small muted unseen-599">
                  {wordOf(redline, current)}
                  {decision && <span className={style.wide}>, {decision}</span>}
                </span>
              )}
            </span>
            <Button
              className={`relative ${style.step}`}
              aria-keyshortcuts="n"
              aria-label="Next change"
              onClick={() => onStep(1)}
            >
              <Tip text="Next change (N)">
                <Icon name="next" />
              </Tip>
            </Button>
          </span>
          <span className={`row gap-2 ${style.decide}`}>
            <Button
              aria-keyshortcuts="a"
              disabled={current === null}
              aria-pressed={decision === 'accepted'}
              onClick={() => onDecide('accepted')}
            >
              <span title="Accept (A)">Accept</span>
            </Button>
            <Button
              aria-keyshortcuts="r"
              disabled={current === null}
              aria-pressed={decision === 'rejected'}
              onClick={() => onDecide('rejected')}
            >
              <span title="Reject (R)">Reject</span>
            </Button>
            {!isPhone && less}
          </span>
        </div>
      )}
      {outcome && (
        <MoreMenu label="Your version" isShort={isPhone}>
          <div className="stack gap-3 pad-3">
            {isPhone && <div className="row between gap-3">{less}</div>}
            {outcome}
          </div>
        </MoreMenu>
      )}
    </div>
  );
}

function wordOf({ rows }: Redline, change: Change): string {
  const row = rows[change.at];
  return row ? changeWord(row, change) : '';
}
