import { useEffect, useRef } from 'react';

import type { Company } from '#src/contracts/companies.ts';
import { brand } from '#src/brand.ts';
import { FeedbackForm } from '#src/screens/companies/nonclient/feedback-form.tsx';
import type { Receiver } from '#src/screens/companies/nonclient/loaders.ts';
import style from '#src/screens/companies/nonclient/nonclient.module.css';
import { useFeedback } from '#src/screens/companies/nonclient/use-feedback.ts';
import { Part } from '#src/screens/companies/frame/part.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Who reads it, by name: a visitor must know before typing. */
function readerOf(receiver: Receiver): string {
  return receiver.kind === 'caller' ? new URL(receiver.address).host : brand.name;
}

/** The form, and in its place what the receiver answered once it has arrived. */
export function FeedbackSection({ company, receiver }: { company: Company; receiver: Receiver }) {
  const state = useFeedback(company, receiver);
  const reader = readerOf(receiver);
  return (
    <Part id="feedback" title={`Feedback about ${company.companyNoHtml}`}>
      {receiver.kind === 'refused' && (
        <Notice title={`The address that the link names may not receive what is typed here.`}>
          <p>What you send goes to {brand.name} instead.</p>
        </Notice>
      )}
      {state.sent === null ? (
        <FeedbackForm state={state} company={company} reader={reader} />
      ) : (
        <Sent
          reference={state.sent.reference}
          email={state.draft.email.trim()}
          reader={reader}
          startAnew={state.startAnew}
        />
      )}
    </Part>
  );
}

interface SentProps {
  reference: string | null;
  email: string;
  reader: string;
  startAnew: () => void;
}

function Sent({ reference, email, reader, startAnew }: SentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={style.sent}>
      <h3 ref={title} tabIndex={-1}>
        Your feedback was sent
      </h3>
      {reference !== null && (
        <p>
          Reference <span className="mono">{reference}</span>
        </p>
      )}
      <p>
        It went to {reader}. If there is an answer, it comes to {email}.
      </p>
      <Button onClick={startAnew}>Say something else</Button>
    </div>
  );
}
