import { today } from '#src/browser/clock.ts';
import { Successor } from '#src/components/library/discontinued.tsx';
import { notify } from '#src/browser/toasts.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { itemMarks } from '#src/domain/design-projects/item-marks.ts';
import { favoriteItem, type FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { seenStateOf } from '#src/domain/saved-item.ts';
import style from '#src/screens/favorites/favorites.module.css';
import { changeFavorite } from '#src/services/favorite-changes.ts';
import { Code } from '#src/ui/code.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

const tones = { bad: 'bad', warn: 'warn', normal: 'on' } as const;

/** Changes since the item was saved, with a button to dismiss them. */
export function Marks({ known, title }: { known: FavoriteRecord; title: string }) {
  const { favorite, record } = known;
  const item = favoriteItem(known);
  const marks = record === null ? [] : itemMarks({ saved: favorite, record }, today());
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    const { error } = await changeFavorite(favorite, { seen: seenStateOf(item) });
    if (error) void notify.error(`Could not mark ${title} as seen. ${error.message}`);
  });
  if (marks.length === 0) return null;
  return (
    <ul className="cluster gap-2px-4 small muted">
      {marks.map(({ key, tone, code, text, replacedBy }) => (
        <li className="plain" key={key}>
          <Code tone={tones[tone]}>{code}</Code>
          {'\u2002'}
          <span>
            {unbroken(text)}
            <Successor of={replacedBy} />
          </span>{' '}
          {key === 'changed' && (
            <button
              type="button"
              className={`link touch-high small screen-only ${style.act}`}
              aria-disabled={isSubmitting}
              aria-label={`Mark as seen: ${title}`}
              onClick={submit}
            >
              Mark as seen
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
