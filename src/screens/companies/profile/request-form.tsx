import type { CallError } from '#src/contracts/result.ts';
import type { Company } from '#src/contracts/companies.ts';
import { requestFields, requestWishes } from '#src/domain/information-request.ts';
import type { RequestField } from '#src/domain/information-request.ts';
import type { ProductTree } from '#src/domain/product-tree.ts';
import { toggled } from '#src/lib/toggled.ts';
import { ProductChoice } from '#src/screens/companies/frame/product-choice.tsx';
import style from '#src/components/forms/form.module.css';
import { SendingForm } from '#src/components/forms/sending-form.tsx';
import type { RequestState } from '#src/screens/companies/profile/use-request.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';

interface Props {
  state: RequestState;
  tree: Promise<{ data: ProductTree; error?: never } | { data?: never; error: CallError }>;
  company: Company;
}

const labels: Readonly<Record<RequestField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  firm: 'Firm',
  zip: 'ZIP code',
  project: 'Project',
  productIds: 'Which products?',
  wants: 'What would help?',
  message: 'Message',
};

type Texts = Exclude<RequestField, 'productIds' | 'wants'>;

/** A question to the manufacturer. Checked when it is sent, and from then on while it is mended. */
export function RequestForm({ state, tree, company }: Props) {
  const { draft, change, problems } = state;
  const text = (name: Texts) => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <SendingForm
      state={state}
      name={`Request information from ${company.companyNoHtml}`}
      fields={requestFields}
      labels={labels}
      idOf={idOf}
      words={{ send: 'Send request', sending: 'Sending…', again: 'Send again' }}
      beside={
        <p className={style.privacy}>
          Goes to {company.companyNoHtml} and to nobody else. What you type stays in this tab until it is
          sent.
        </p>
      }
    >
      <div className={style.fields}>
        <TextField {...text('firstName')} required autoComplete="given-name" />
        <TextField {...text('lastName')} required autoComplete="family-name" />
        <TextField {...text('email')} required type="email" inputMode="email" autoComplete="email" />
        <TextField {...text('phone')} type="tel" autoComplete="tel-national" />
        <TextField {...text('firm')} required autoComplete="organization" />
        <TextField {...text('zip')} autoComplete="postal-code" />
        <div className={style.wide}>
          <TextField
            {...text('project')}
            hint="Name, place or stage: whatever helps to answer."
            autoComplete="off"
          />
        </div>
      </div>
      <fieldset className={style.choices}>
        <legend>
          {labels.wants} <span className={style.optional}>(optional)</span>
        </legend>
        <div className={style.options}>
          {requestWishes.map(([wish, label]) => (
            <Checkbox
              key={wish}
              name="wants"
              value={wish}
              label={label}
              checked={draft.wants.includes(wish)}
              onChange={({ target }) => change({ wants: [...toggled(draft.wants, [wish], target.checked)] })}
            />
          ))}
        </div>
      </fieldset>
      <ProductChoice
        tree={tree}
        legend={labels.productIds}
        chosen={draft.productIds}
        error={problems.productIds}
        onChange={(id, isChosen) => change({ productIds: [...toggled(draft.productIds, [id], isChosen)] })}
      />
      <TextArea {...text('message')} required />
    </SendingForm>
  );
}

function idOf(field: RequestField): string {
  return `request-${field}`;
}
