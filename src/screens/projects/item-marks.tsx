import { Successor } from '#src/components/library/discontinued.tsx';
import type { SeenState } from '#src/contracts/saved-items.ts';
import { titleOf, type BinderItem } from '#src/domain/design-projects/binder.ts';
import { itemMarks } from '#src/domain/design-projects/item-marks.ts';
import { seenStateOf } from '#src/domain/saved-item.ts';
import style from '#src/screens/projects/binder-view.module.css';
import { Button } from '#src/ui/button.tsx';
import { Code } from '#src/ui/code.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

interface Props {
  item: BinderItem;
  today: string;
  /**
   * Called when the person acknowledges a change; from then on, changes are detected against the item's current state. Null for
   * someone who may only read the project.
   */
  onSeen: ((seen: SeenState) => void) | null;
}

export function ItemMarks({ item, today, onSeen }: Props) {
  const { record } = item;
  return itemMarks(item, today).map(({ key, tone, code, text, replacedBy }) => (
    <span key={key} className={`small quiet ${style.mark}`}>
      <Code tone={tone === 'normal' ? 'on' : tone}>{code}</Code>
      {'\u2002'}
      <span>
        {unbroken(text)}
        <Successor of={replacedBy} />
      </span>{' '}
      {key === 'changed' && record.kind === 'item' && onSeen && (
        <Button
          kind="plain"
          className={`touch-high small screen-only ${style.seen}`}
          aria-label={`Accept the change of ${titleOf(item)}`}
          onClick={() => onSeen(seenStateOf(record.item))}
        >
          Accept
        </Button>
      )}
    </span>
  ));
}
