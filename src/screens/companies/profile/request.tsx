import { requestInformation } from '#src/api/information-requests.ts';
import { track } from '#src/browser/analytics.ts';
import { notify } from '#src/browser/toasts.ts';
import style from '#src/components/forms/form.module.css';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import type { Company } from '#src/contracts/companies.ts';
import { informationRequest } from '#src/contracts/forms/information-request.ts';
import type { InformationRequest } from '#src/contracts/forms/information-request.ts';
import type { CallError } from '#src/contracts/result.ts';
import type { ProductTree } from '#src/domain/product-tree.ts';
import {
  blankPerson,
  MessageForm,
  personLabels,
  samePerson,
} from '#src/screens/companies/frame/message-form.tsx';
import { ProductChoice } from '#src/screens/companies/frame/product-choice.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextField } from '#src/ui/field.tsx';

interface Props {
  tree: Promise<{ data: ProductTree; error?: never } | { data?: never; error: CallError }>;
  company: Company;
}

const labels = {
  ...personLabels,
  project: 'Project',
  wants: 'What would help?',
  productIds: 'Which products?',
  message: 'Message',
};

/** In the order of the form. */
const requestOptions: readonly (readonly [pending: InformationRequest['wants'][number], label: string])[] = [
  ['call', 'A call from a representative'],
  ['literature', 'Literature'],
  ['sample', 'A sample'],
  ['pricing', 'Pricing'],
  ['specification-help', 'Help with a specification'],
];

const blank = { ...blankPerson, project: '', productIds: [], wants: [], message: '' };

/** A question to the manufacturer. Checked when it is sent, and from then on while it is mended. */
export function Request({ tree, company }: Props) {
  const { coid, companyNoHtml: name } = company;
  const state = useSubmitForm({
    key: `information-request-${coid}`,
    id: 'request',
    labels,
    schema: informationRequest,
    blank: { ...blank, coid },
    send: (body) => requestInformation({ ...body, coid }),
    what: 'request',
    onSent: () => {
      track('request', 'sent', 'information');
      void notify.success(`Your request to ${name} was sent.`);
    },
    keep: samePerson,
    ofPerson: true,
  });
  const { draft, change, problems, text } = state;
  return (
    <MessageForm
      state={state}
      what="request"
      name={`Request information from ${name}`}
      reader={name}
      wide={
        <TextField
          {...text('project')}
          hint="Name, place or stage: whatever helps to answer."
          autoComplete="off"
        />
      }
      below={
        <>
          <fieldset className={style.choices}>
            <legend>
              {labels.wants} <span className={style.optional}>(optional)</span>
            </legend>
            <div className={style.options}>
              {requestOptions.map(([pending, label]) => (
                <Checkbox
                  key={pending}
                  name="wants"
                  value={pending}
                  label={label}
                  checked={draft.wants.includes(pending)}
                  onChange={({ target }) => change({ wants: toggled(draft.wants, pending, target.checked) })}
                />
              ))}
            </div>
          </fieldset>
          <ProductChoice
            tree={tree}
            legend={labels.productIds}
            chosen={draft.productIds}
            error={problems['productIds']}
            onChange={(id, isChosen) => change({ productIds: toggled(draft.productIds, id, isChosen) })}
          />
        </>
      }
      sent={<p>The answer will come to {draft.email.trim()}. Give the reference when you call.</p>}
      another="Ask something else"
    />
  );
}

function toggled<T extends string | number>(list: readonly T[], one: T, isIn: boolean): T[] {
  const others = list.filter((other) => other !== one);
  return isIn ? [...others, one] : others;
}
