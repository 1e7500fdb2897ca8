import { useEffect, useRef } from 'react';

import type { CallError } from '#src/contracts/result.ts';
import type { Company } from '#src/contracts/companies.ts';
import type { ProductTree } from '#src/domain/product-tree.ts';
import { RequestForm } from '#src/screens/companies/profile/request-form.tsx';
import style from '#src/screens/companies/profile/request.module.css';
import { useRequest } from '#src/screens/companies/profile/use-request.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  tree: Promise<{ data: ProductTree; error?: never } | { data?: never; error: CallError }>;
  company: Company;
}

/** The form, and in its place the reference once the request has arrived. */
export function Request({ tree, company }: Props) {
  const state = useRequest(company);
  if (state.reference === null) return <RequestForm state={state} tree={tree} company={company} />;
  return <Sent reference={state.reference} email={state.draft.email.trim()} startAnew={state.startAnew} />;
}

function Sent({ reference, email, startAnew }: { reference: string; email: string; startAnew: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={style.sent}>
      <h3 ref={title} tabIndex={-1}>
        Your request was sent
      </h3>
      <p>
        Reference <span className={`mono ${style.reference}`}>{reference}</span>
      </p>
      <p>The answer will come to {email}. Give the reference when you call.</p>
      <Button onClick={startAnew}>Ask something else</Button>
    </div>
  );
}
