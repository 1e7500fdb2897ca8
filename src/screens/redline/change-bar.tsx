import { countText, pluralize } from '#src/lib/numbers.ts';
import type { Change, Redline } from '#src/domain/redline/redline.ts';
import type { Decision } from '#src/domain/redline/result.ts';
import style from '#src/screens/redline/change-bar.module.css';
import { changeWord } from '#src/screens/redline/change-words.ts';
import type { SideContent } from '#src/screens/redline/side-text.ts';
import type { Deciding } from '#src/screens/redline/use-decisions.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { Tip } from '#src/ui/tip.tsx';

interface Props {
  redline: Redline;
  old: SideContent;
  now: SideContent;
  /** Index of the current change; null if there is none. */
  at: number | null;
  deciding: Deciding;
  hasAll: boolean;
  onFilter: (hasAll: boolean) => void;
  onStep: (by: 1 | -1) => void;
  onDecide: (decision: Decision) => void;
}

const filters = [
  ['all', 'Everything', 'Show everything'],
  ['changes', 'Changes only', 'Show changes only'],
] as const;

/** Steps through the changes and decides the current one. Always visible. */
export function ChangeBar({ redline, at, deciding, hasAll, onFilter, onStep, onDecide }: Props) {
  const { changes } = redline;
  const current = at === null ? null : (changes[at] ?? null);
  const decision = current && deciding.decisions.get(current.id);
  return (
    <div
      className={`cluster gap-2-4 note line-bottom paper pad-block-2 screen-only static-499 forced-fill ${style.bar}`}
      role="toolbar"
      aria-label="Changes"
    >
      <span className={`row gap-2 ${style.steps}`}>
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
          {at === null
            ? pluralize(changes.length, 'change')
            : `Change ${countText(at + 1)} of ${countText(changes.length)}`}
          {current && <span className="block small muted">{saidOf(redline, current, decision ?? null)}</span>}
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
      <span className={`row gap-2 contents-599 ${style.decide}`}>
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
        <Button disabled={!deciding.canUndo} aria-keyshortcuts="Control+Z" onClick={deciding.undo}>
          <span title="Undo (Ctrl+Z)">Undo</span>
        </Button>
      </span>
      <Segments
        legend="Show"
        value={hasAll ? 'all' : 'changes'}
        options={filters}
        onChange={(value) => onFilter(value === 'all')}
      />
    </div>
  );
}

function saidOf({ rows }: Redline, change: Change, decision: Decision | null): string {
  const row = rows[change.at];
  const word = row ? changeWord(row, change) : '';
  return decision === null ? word : `${word}, ${decision}`;
}
