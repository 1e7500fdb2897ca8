import type { SubstitutionRequest } from '#src/contracts/forms/substitution.ts';
import { FormLine } from '#src/screens/substitution/form-line.tsx';
import style from '#src/screens/substitution/review-form.module.css';
import type { ReviewForm } from '#src/screens/substitution/use-review.ts';

const labels: Readonly<Record<keyof SubstitutionRequest, string>> = {
  project: 'Project',
  number: 'Project number',
  request: 'Request number',
  architect: 'To (architect)',
  contractor: 'From (contractor)',
  place: 'Page and article of the specification',
};

const names = ['project', 'number', 'request', 'architect', 'contractor', 'place'] as const;

/** The form's header fields, shared by all proposed products. */
export const RequestFields = ({ form: { request, changeRequest } }: { form: ReviewForm }) => (
  <fieldset className={`stack gap-3 line-top pad-top-3 ${style.part}`}>
    <legend className="full-width ink bold">Project</legend>
    <div className={`one-column-759 ${style.three}`}>
      {names.map((name) => (
        <FormLine
          key={name}
          label={labels[name]}
          value={request[name]}
          onChange={(value) => changeRequest({ [name]: value })}
        />
      ))}
    </div>
  </fieldset>
);
