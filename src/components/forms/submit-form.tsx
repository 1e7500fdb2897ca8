import type { ReactNode } from 'react';

import { FormProblems } from '#src/components/forms/form-problems.tsx';
import style from '#src/components/forms/form.module.css';
import type { SubmitFailure } from '#src/components/forms/submit-errors.ts';
import type { SubmitFormState } from '#src/components/forms/use-submit-form.ts';
import { Link } from '#src/components/page/link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  state: Pick<
    SubmitFormState<object, unknown>,
    'id' | 'labels' | 'problems' | 'failure' | 'isSending' | 'form' | 'submit'
  >;
  /** The form's accessible name. */
  name: string;
  /** Button labels; `again` replaces `send` after a failure. */
  words: { send: string; sending: string; again?: string };
  /** False if there is nothing to send; the button then does nothing. */
  canSend?: boolean;
  /** Reduces the space between the fields of a short form. */
  isDense?: boolean;
  className?: string | undefined;
  /** Shown beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of a form: error summary, fields, submission error, and button. */
export function SubmitForm(props: Props) {
  const { state, name, words, canSend = true, isDense = false } = props;
  const { id, labels, problems, failure, isSending, form, submit } = state;
  return (
    <form
      ref={form}
      className={`screen-only ${style.form} ${isDense ? style.dense : ''} ${props.className ?? ''}`}
      noValidate
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend && !isSending) submit();
      }}
    >
      {/* What the server refuses is said once, with the field that has the focus then. */}
      <FormProblems id={id} labels={labels} problems={failure ? {} : problems} form={form} />
      {props.children}
      <SubmitError failure={failure} />
      <div className="cluster gap-2-4">
        <Button kind="primary" type="submit" disabled={isSending || !canSend}>
          {isSending ? words.sending : ((failure && words.again) ?? words.send)}
        </Button>
        {props.beside}
      </div>
    </form>
  );
}

/** Explains why sending failed; stays until the next try. */
function SubmitError({ failure }: { failure: SubmitFailure | null }) {
  if (failure === null) return null;
  const { title, text, link } = failure;
  return (
    <Notice tone="bad" title={title} role="alert">
      <p>{text}</p>
      {link && (
        <p>
          <Link className="link" to={link.href}>
            {link.label}
          </Link>
        </p>
      )}
    </Notice>
  );
}
