import type { Answers, OpenItem } from '#src/domain/merged-section/merge-types.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  items: readonly OpenItem[];
  resolveAll: (answers: Answers) => void;
}

/** Resolves all open values the same way, if there are several. */
export function OpenValues({ items, resolveAll }: Props) {
  const open = items.filter(({ measure, answer }) => measure !== null && answer === null);
  if (open.length < 2) return null;
  const take = (which: 0 | -1): void => {
    resolveAll(
      Object.fromEntries(
        open.flatMap(({ key, answers }) => {
          const answer = answers.filter(({ key: one }) => one.startsWith('use-')).at(which);
          return answer ? [[key, answer.key]] : [];
        }),
      ),
    );
  };
  return (
    <div className="cluster gap-2 note rows-599 screen-only">
      <p>{pluralize(open.length, 'value')} open.</p>
      <Button aria-label="Require the stricter of each" onClick={() => take(0)}>
        Stricter of each
      </Button>
      <Button aria-label="Require the looser of each" onClick={() => take(-1)}>
        Looser of each
      </Button>
    </div>
  );
}
