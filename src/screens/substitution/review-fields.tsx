import { useId } from 'react';

import { reviewDecisions, type SubstitutionReview } from '#src/contracts/forms/substitution.ts';
import { decisionMeaning, decisionWords } from '#src/domain/substitution/review.ts';
import { FormLine } from '#src/screens/substitution/form-line.tsx';
import style from '#src/screens/substitution/review-form.module.css';

interface Props {
  /** Title of the proposed product. */
  title: string;
  review: SubstitutionReview;
  onChange: (part: Partial<SubstitutionReview>) => void;
}

const effects: readonly (readonly [value: SubstitutionReview['cost'], label: string])[] = [
  ['none', 'None'],
  ['adds', 'Adds'],
  ['saves', 'Saves'],
];

/** The contractor's statements about one proposed product, then the reviewer's decision. */
export function ReviewFields({ title, review, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className={`stack gap-3 line-top pad-top-3 ${style.part}`}>
      <legend className="full-width ink bold">{title}</legend>
      <FormLine
        label="Reason for the substitution"
        rows={2}
        value={review.reason}
        onChange={(reason) => onChange({ reason })}
      />
      <div className={`one-column-759 ${style.two}`}>
        <Effect
          name={`${id}-schedule`}
          legend="Effect on the schedule"
          value={review.schedule}
          onChange={(schedule) => onChange({ schedule })}
        >
          <FormLine label="Days" maxLength={40} value={review.days} onChange={(days) => onChange({ days })} />
        </Effect>
        <Effect
          name={`${id}-cost`}
          legend="Cost difference"
          value={review.cost}
          onChange={(cost) => onChange({ cost })}
        >
          <FormLine
            label="Amount in dollars"
            maxLength={40}
            value={review.amount}
            onChange={(amount) => onChange({ amount })}
          />
        </Effect>
      </div>
      <FormLine
        label="Effect on other parts of the work"
        rows={2}
        value={review.otherWork}
        onChange={(otherWork) => onChange({ otherWork })}
      />
      <fieldset className={`stack gap-1 ${style.decisions}`}>
        <legend>Reviewer’s decision</legend>
        {reviewDecisions.map((one, index) => (
          <div key={one} className="flow baseline gap-0-2">
            <label className="flex baseline gap-2 pad-block-3px">
              <input
                type="radio"
                name={`${id}-decision`}
                aria-describedby={`${id}-${index}`}
                checked={review.decision === one}
                onChange={() => onChange({ decision: one })}
              />
              <span>{decisionWords[one]}</span>
            </label>
            <span id={`${id}-${index}`} className="small muted">
              {decisionMeaning[one]}
            </span>
          </div>
        ))}
        <label className="flex baseline gap-2 pad-block-3px">
          <input
            type="radio"
            name={`${id}-decision`}
            checked={review.decision === ''}
            onChange={() => onChange({ decision: '' })}
          />
          <span>Not decided</span>
        </label>
      </fieldset>
      <FormLine
        label="Remarks"
        rows={3}
        value={review.remarks}
        onChange={(remarks) => onChange({ remarks })}
      />
    </fieldset>
  );
}

interface EffectProps {
  name: string;
  legend: string;
  value: SubstitutionReview['cost'];
  onChange: (value: SubstitutionReview['cost']) => void;
  /** The field for the amount. */
  children: React.ReactNode;
}

const Effect = ({ name, legend, value, onChange, children }: EffectProps) => (
  <fieldset className={`stack gap-1 ${style.effect}`}>
    <legend>{legend}</legend>
    <div className={`flow gap-0-4 ${style.options}`}>
      {effects.map(([one, label]) => (
        <label className="flex baseline gap-2 pad-block-3px" key={one}>
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
    {children}
  </fieldset>
);
