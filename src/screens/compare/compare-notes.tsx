import { Link } from '#src/components/page/link.tsx';
import { RetryButton, useRetry } from '#src/components/page/retry-notice.tsx';
import { maxCompared } from '#src/domain/compare/choice.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/compare/compare.module.css';
import type { Comparison } from '#src/screens/compare/loaders.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Explains what the address asked for but the table doesn't show. */
export function CompareNotes({ loaded: { choice, pages, missing, failed } }: { loaded: Comparison }) {
  const retry = useRetry(failed);
  return (
    <div className="stack gap-2 hidden-if-empty">
      {pages.length === 1 && (
        <Notice title="A comparison needs at least two products.">
          <p>Add another one to see how they differ.</p>
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="bad" title={`Not in the library: ${listOf(missing)}.`}>
          <p>The others are compared without {missing.length === 1 ? 'it' : 'them'}.</p>
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice tone="bad" title={`Couldn’t load: ${listOf(failed.map(({ id }) => id))}.`}>
          <p>{failed[0]?.message}</p>
          <RetryButton {...retry} />
        </Notice>
      )}
      {choice.beyond.length > 0 && (
        <Notice title={`You can compare up to ${maxCompared} products.`}>
          <p>
            Left out:{' '}
            {choice.beyond.slice(0, maxNamed).map((id, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link className={`pad-block-3px ${style.left}`} to={to.product(id)}>
                  product {id}
                </Link>
              </span>
            ))}
            {choice.beyond.length > maxNamed && ` and ${choice.beyond.length - maxNamed} more`}.
          </p>
        </Notice>
      )}
    </div>
  );
}

/** If more products are left out, they are counted instead of named. */
const maxNamed = 8;

const listOf = (ids: readonly number[]): string => ids.map((id) => `product ${id}`).join(', ');
