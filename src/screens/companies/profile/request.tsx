import { call } from '#src/api/call.ts';
import { manufacturersEmailRequest } from '#src/contracts/information-requests.ts';
import { track } from '#src/browser/analytics.ts';
import { notify } from '#src/browser/toasts.ts';
import { blankPerson, personLabels, pickPerson } from '#src/components/forms/person-fields.tsx';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { RequestChoices } from '#src/components/inquiry/request-choices.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { informationRequest } from '#src/contracts/forms/information-request.ts';
import type { CallError } from '#src/contracts/result.ts';
import type { ProductTree } from '#src/domain/product-tree.ts';
import { toggleKeys } from '#src/lib/toggle-keys.ts';
import { MessageForm } from '#src/screens/companies/frame/message-form.tsx';
import { ProductChoice } from '#src/screens/companies/frame/product-choice.tsx';
import { TextField } from '#src/ui/field.tsx';

interface Props {
  tree: Promise<{ data: ProductTree; error?: never } | { data?: never; error: CallError }>;
  company: Company;
}

const labels = {
  ...personLabels,
  project: 'Project',
  wants: 'What do you need?',
  productIds: 'Which products?',
  message: 'Message',
};

const blank = { ...blankPerson, project: '', productIds: [], wants: [], message: '' };

/** A request to the manufacturer. Validated on submit, and from then on while the person corrects it. */
export function Request({ tree, company }: Props) {
  const { coid, companyNoHtml: name } = company;
  const state = useSubmitForm({
    key: `information-request-${coid}`,
    id: 'request',
    labels,
    schema: informationRequest,
    blank: { ...blank, coid },
    send: (body) => call(manufacturersEmailRequest, { body: { ...body, coid } }),
    what: 'request',
    onSent: () => {
      track('request', 'sent', 'information');
      void notify.success(`Your request to ${name} was sent.`);
    },
    keep: pickPerson,
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
          hint="Name, location, or phase: whatever helps them answer."
          autoComplete="off"
        />
      }
      below={
        <>
          <RequestChoices
            legend={labels.wants}
            chosen={draft.wants}
            onChange={(wants) => change({ wants })}
          />
          <ProductChoice
            tree={tree}
            legend={labels.productIds}
            chosen={draft.productIds}
            error={problems['productIds']}
            onChange={(id, isChosen) =>
              change({ productIds: [...toggleKeys(draft.productIds, [id], isChosen)] })
            }
          />
        </>
      }
      sent={<p>The manufacturer will reply to {draft.email.trim()}. Give the reference when you call.</p>}
      another="Send another request"
    />
  );
}
