import { useMemo } from 'react';

import { today } from '#src/browser/clock.ts';
import { Link } from '#src/components/page/link.tsx';
import { RetryButton, useRetry } from '#src/components/page/retry-notice.tsx';
import type { SubstitutionChoice } from '#src/domain/substitution/choice.ts';
import { evaluate } from '#src/domain/substitution/evaluate.ts';
import { openRows, rowsOf } from '#src/domain/substitution/evaluation.ts';
import { monthAndYear } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import { EvaluationTable } from '#src/screens/substitution/evaluation-table.tsx';
import { EvaluationTools } from '#src/screens/substitution/evaluation-tools.tsx';
import type { SubstitutionPages } from '#src/screens/substitution/loaders.ts';
import { PrintForm } from '#src/screens/substitution/print-form.tsx';
import { ReviewFormFields } from '#src/screens/substitution/review-form.tsx';
import { formFiles } from '#src/screens/substitution/form-files.ts';
import { useReview } from '#src/screens/substitution/use-review.ts';
import { useUnits } from '#src/stores/units.ts';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  choice: SubstitutionChoice;
  pages: SubstitutionPages;
}

export function Evaluation({ choice, pages }: Props) {
  const units = useUnits(({ system }) => system);
  const { specified, proposed } = pages;
  const all = useMemo(
    () => evaluate(specified, proposed, { units, today: today() }),
    [specified, proposed, units],
  );
  const groups = choice.isOpenOnly && proposed.length > 0 ? openRows(all) : all;
  const form = useReview(
    choice,
    specified.product.id,
    proposed.map(({ product }) => product.id),
  );
  const files = formFiles(pages, all, form);
  return (
    <>
      <p className="measure quiet screen-only">
        Each row compares what the library states with the specified product. It is a review, not an approval.
        The decisions are yours, and they stay in this browser.
      </p>
      <Notes choice={choice} pages={pages} />
      <EvaluationTools
        choice={choice}
        pages={pages}
        shown={rowsOf(groups).length}
        of={rowsOf(all).length}
        files={files}
      />
      <EvaluationTable choice={choice} pages={pages} all={all} groups={groups} form={form} />
      {proposed.length > 0 && (
        <>
          <ReviewFormFields pages={pages} form={form} files={files} />
          <PrintForm forms={files.forms} />
        </>
      )}
    </>
  );
}

/** Notes on what the address asked for but the table doesn't show. */
function Notes({ choice, pages: { specified, missing, failed } }: Props) {
  const retry = useRetry(failed);
  const { discontinued, title } = specified.product;
  return (
    <div className="stack gap-2 hidden-if-empty screen-only">
      {discontinued && (
        <Notice
          title={`${title} was discontinued in ${monthAndYear(discontinued.since) ?? discontinued.since}.`}
        >
          {discontinued.replacedBy && (
            <p>
              The manufacturer replaced it with{' '}
              <Link className="link" to={to.product(discontinued.replacedBy.id)}>
                {discontinued.replacedBy.title}
              </Link>
              .
            </p>
          )}
        </Notice>
      )}
      {choice.isSameTwice && (
        <Notice title="The specified product was also listed as proposed.">
          <p>A product can’t replace itself. It is shown only as specified.</p>
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="bad" title={`Not in the library: ${listOf(missing)}.`}>
          <p>Check the number, or add another product.</p>
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice tone="bad" title={`Couldn’t load ${listOf(failed.map(({ id }) => id))}.`}>
          <p>{failed[0]?.message}</p>
          <RetryButton {...retry} />
        </Notice>
      )}
      {choice.beyond.length > 0 && (
        <Notice title="You can evaluate up to three proposed products.">
          <p>Left out: {listOf(choice.beyond.slice(0, 8))}.</p>
        </Notice>
      )}
    </div>
  );
}

const listOf = (ids: readonly number[]): string => ids.map((id) => `product ${id}`).join(', ');
