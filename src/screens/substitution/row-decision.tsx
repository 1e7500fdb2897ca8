import { useState } from 'react';

import { reviewDecisions, type RowReview } from '#src/contracts/forms/substitution.ts';
import { decisionWords } from '#src/domain/substitution/review.ts';
import style from '#src/screens/substitution/evaluation-table.module.css';
import { Button } from '#src/ui/button.tsx';

interface Props {
  /** Property and product, for screen readers. */
  about: string;
  review: RowReview;
  onChange: (part: Partial<RowReview>) => void;
}

/** The reviewer's decision on one property of one product, as text; its fields open on demand. */
export function RowDecision({ about, review: { decision, remark }, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isBlank = decision === '' && remark === '';
  return (
    <>
      {!isOpen && !isBlank && (
        <>
          <br />
          <span className="small ink anywhere">
            {decision !== '' && <b className="bold">{decisionWords[decision]}</b>} {remark}
          </span>{' '}
        </>
      )}
      <Button
        kind="plain"
        className={`screen-only ${style.decide}`}
        aria-expanded={isOpen}
        aria-label={
          isOpen ? `Done with ${about}` : isBlank ? `Decide on ${about}` : `Change decision on ${about}`
        }
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Done' : isBlank ? 'Decide' : 'Change'}
      </Button>
      {isOpen && (
        <div className={`flow at-top gap-6px screen-only ${style.review}`}>
          <select
            aria-label={`Decision on ${about}`}
            className={`full-width ink control ${style.decision}`}
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
            className={`full-width ink control ${style.remark}`}
            rows={1}
            maxLength={4000}
            placeholder="Remark"
            value={remark}
            onChange={({ currentTarget: { value } }) => onChange({ remark: value })}
          />
        </div>
      )}
    </>
  );
}
