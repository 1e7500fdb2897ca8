import { useEffect, useRef } from 'react';

import { PersonFields, pickPerson } from '#src/components/forms/person-fields.tsx';
import style from '#src/components/forms/form.module.css';
import { RobotTrap } from '#src/components/forms/robot-trap.tsx';
import { submitFailure } from '#src/components/forms/submit-errors.ts';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { RecipientList } from '#src/components/inquiry/recipient-list.tsx';
import { ManufacturerSearch } from '#src/components/inquiry/manufacturer-search.tsx';
import { blankRequest, needsMessage, requestLabels } from '#src/components/inquiry/request-draft.ts';
import { Samples } from '#src/components/inquiry/samples.tsx';
import { RequestChoices } from '#src/components/inquiry/request-choices.tsx';
import { isRecipient, maxAsked, severalRequest } from '#src/contracts/forms/information-request.ts';
import type {
  InquiryRecipient,
  InquiryOutcome,
  InquiryToSeveral,
} from '#src/contracts/forms/information-request.ts';
import type { Result } from '#src/contracts/result.ts';
import { mergedManufacturers, withinLimit } from '#src/domain/inquiry/inquiry-recipients.ts';
import { sendInquiries } from '#src/services/inquiry.ts';
import { TextArea, TextField } from '#src/ui/field.tsx';

const labels = { makers: 'Manufacturers', ...requestLabels };

const blank: InquiryToSeveral = { makers: [], ...blankRequest };

interface Props {
  /** Manufacturers named in the URL, which replace those of a draft; null if it names none. */
  offered: readonly InquiryRecipient[] | null;
  /** The project named in the URL. */
  project: string | null;
  /** Called once all requests have been sent. */
  onSent: (makers: readonly InquiryRecipient[], email: string) => void | Promise<void>;
}

/**
 * One question to several manufacturers, each with its own status. Failed ones can be sent again on their
 * own.
 */
export function InquiryForm({ offered, project, onSent }: Props) {
  const state = useSubmitForm({
    key: 'information-requests',
    id: 'rfi',
    labels,
    schema: severalRequest,
    blank,
    send,
    what: 'request',
    onSent: (makers): void | Promise<void> => onSent(makers, state.draft.email),
    keep: pickPerson,
    ofPerson: true,
    explain: (error) =>
      error.field === null
        ? {
            title: error.message,
            text: 'See each manufacturer above. What you typed is still here.',
            problems: {},
          }
        : submitFailure(error, { what: 'request', fields: Object.keys(labels) }),
  });
  const { draft, change, problems, text, isSending, startOver } = state;

  // Responses arrive while the user types; reading the latest state keeps them from undoing later edits.
  const live = useRef(state);
  useEffect(() => {
    live.current = state;
  });

  function show(outcomes: ReadonlyMap<number, InquiryOutcome>): readonly InquiryRecipient[] {
    const makers = live.current.draft.makers.map((manufacturer) => {
      const outcome = outcomes.get(manufacturer.coid);
      // A request that may have been sent is sent again only if the user selects it again.
      return outcome
        ? { ...manufacturer, outcome, isChosen: manufacturer.isChosen && outcome.kind !== 'unknown' }
        : manufacturer;
    });
    live.current.change({ makers });
    return makers;
  }

  async function send(body: InquiryToSeveral): Promise<Result<readonly InquiryRecipient[]>> {
    const { outcomes, refusal } = await sendInquiries(body, show);
    const makers = show(outcomes);
    const countOf = (kind: InquiryOutcome['kind']): number =>
      [...outcomes.values()].filter((outcome) => outcome.kind === kind).length;
    const [failed, unknown] = [countOf('failed'), countOf('unknown')];
    if (failed + unknown === 0) return { data: makers };
    const requests = outcomes.size === 1 ? 'request' : 'requests';
    const message = [
      failed > 0 && `${failed} of ${outcomes.size} ${requests} ${failed === 1 ? 'was' : 'were'} not sent.`,
      unknown > 0 && `${unknown} of ${outcomes.size} ${requests} may have been sent.`,
    ]
      .filter(Boolean)
      .join(' ');
    return {
      error: refusal ?? {
        call: 'manufacturers.emailRequest',
        kind: 'http',
        status: null,
        message,
        field: null,
        retryAfter: null,
      },
    };
  }

  useEffect(() => {
    if (offered === null) return;
    const before = live.current.draft;
    // Loading the list again must not forget which requests were sent.
    const known = new Map(before.makers.map(({ coid, outcome }) => [coid, outcome]));
    const makers = offered.map((manufacturer) => ({
      ...manufacturer,
      outcome: known.get(manufacturer.coid) ?? null,
    }));
    live.current.change({
      makers: withinLimit(mergedManufacturers(makers), maxAsked),
      // Keep the draft's project if it already mentions this one.
      ...(project !== null && !before.project.includes(project) && { project }),
    });
  }, [live, offered, project]);

  const asked = draft.makers.filter(isRecipient).length;
  function finishWithoutRest(): void {
    startOver();
    void onSent(draft.makers, draft.email);
  }
  const sent = draft.makers.filter(({ outcome }) => outcome?.kind === 'sent');
  return (
    <SubmitForm
      state={state}
      name="Request information"
      words={{
        send: asked > 1 ? `Send to ${asked} manufacturers` : 'Send request',
        sending: 'Sending…',
        again: asked > 1 ? `Send again to ${asked}` : 'Send again',
      }}
      beside={
        <p className={`small muted ${style.privacy}`}>
          Sent only to the manufacturers you choose. Each gets its own copy and doesn’t see who else you
          asked.
        </p>
      }
    >
      <RecipientList
        makers={draft.makers}
        error={problems['makers']}
        isSending={isSending}
        onChange={(makers) => change({ makers })}
        sentSoFar={sent.length > 0 && !isSending ? finishWithoutRest : null}
      >
        <ManufacturerSearch
          onFound={(found) => {
            const { draft: typed, change: add } = live.current;
            add({ makers: withinLimit(mergedManufacturers([...typed.makers, ...found]), maxAsked) });
          }}
        />
      </RecipientList>
      <PersonFields text={text}>
        <div className={style.wide}>
          <TextField
            {...text('project')}
            hint="Name, location, or phase: whatever helps them answer."
            autoComplete="off"
          />
        </div>
      </PersonFields>
      <RequestChoices legend={labels.wants} chosen={draft.wants} onChange={(wants) => change({ wants })} />
      <Samples
        samples={draft.samples ?? []}
        onChange={(samples) => change({ samples })}
        error={problems['samples']}
        shipTo={text('shipTo')}
      />
      <TextArea {...text('message')} required={needsMessage(draft)} />
      <RobotTrap />
    </SubmitForm>
  );
}
