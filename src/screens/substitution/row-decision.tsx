import { useState } from 'react';

import { reviewDecisions } from '#src/contracts/forms/substitution.ts';
import type { RowReview } from '#src/contracts/forms/substitution.ts';
import { decisionWords } from '#src/domain/substitution/review.ts';
import style from '#src/screens/substitution/evaluation-table.module.css';
import { Button } from '#src/ui/button.tsx';

interface Props {
  /** Property and product, for screen readers. */
  about: string;
  review: RowReview;
  /** On a phone, the fields of a row that passes open on demand. */
  isPassed: boolean;
  onChange: (part: Partial<RowReview>) => void;
}

/** The reviewer's decision on one property of one product. */
export function RowDecision({ about, review: { decision, remark }, isPassed, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isBlank = decision === '' && remark === '';
  return (
    <>
      {isPassed && isBlank && (
        <Button
          kind="plain"
          className={`screen-only ${style.decide}`}
          aria-expanded={isOpen}
          aria-label={`Decide on ${about}`}
          onClick={() => setOpen(!isOpen)}
        >
          Decide
        </Button>
      )}
      <div
        className={`flow at-top gap-6px screen-only ${style.review}`}
        data-folded={(isPassed && isBlank && !isOpen) || undefined}
      >
        <select
          aria-label={`Decision on ${about}`}
          className={`full-width ink paper ${style.decision}`}
          value={decision}
          onChange={({ currentTarget: { value } }) =>
            onChange({ decision: reviewDecisions.find((one) => one === value) ?? '' })
          }
        >
          <option value="">Not decided</option>
          {reviewDecisions.map((one) => (
            <option key={one} value={one}>
              {decisionWords[one]}
            </option>
          ))}
        </select>
        <textarea
          aria-label={`Remark on ${about}`}
          className={`full-width ink paper ${style.remark}`}
          rows={1}
          maxLength={4000}
          placeholder="Remark"
          value={remark}
          onChange={({ currentTarget: { value } }) => onChange({ remark: value })}
        />
      </div>
    </>
  );
}
