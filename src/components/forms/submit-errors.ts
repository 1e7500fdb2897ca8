import type { CallError } from '#src/contracts/result.ts';
import { waitText } from '#src/lib/retry-after.ts';

export interface SubmitFailure {
  title: string;
  text: string;
  /** Messages of the server by field. */
  problems: Readonly<Record<string, string>>;
  /** Where the user can continue, if there is such a place. */
  link?: { label: string; href: string };
}

interface SentThing {
  what: string;
  fields: readonly string[];
}

const saved = 'What you typed is still here.';

/** Explains why a request failed, or that its outcome is unknown. */
export function submitFailure(error: CallError, { what, fields }: SentThing): SubmitFailure {
  const problems = refusedFields(error, fields);
  if (error.kind === 'timeout' || error.kind === 'invalid') {
    return {
      title: `Your ${what} may have been sent.`,
      text: `The server didn’t respond, so we can’t tell whether the ${what} arrived. ${saved} Wait a while for a reply before you send it again.`,
      problems,
    };
  }
  if (error.kind === 'network' || error.kind === 'cancelled') {
    return {
      title: 'The connection failed.',
      text: `We couldn’t reach the server, or lost the connection before it responded. Your ${what} probably wasn’t sent, but it may have been. ${saved}`,
      problems,
    };
  }
  if (Object.keys(problems).length > 0) {
    return {
      title: `The ${what} was not accepted.`,
      text: `Check the fields marked above. ${saved}`,
      problems,
    };
  }
  return {
    title: `Your ${what} was not sent.`,
    text: `${reasonOf(error)} ${saved}`,
    problems,
  };
}

/** Explains, by status, why the server refused. */
export function reasonOf({ status, message, retryAfter }: CallError, again = 'Send it again'): string {
  if (status === 429) return `Too many requests right now. ${again} in ${waitText(retryAfter)}.`;
  if (status !== null && status >= 500 && status !== 507)
    return `Something went wrong on our end. ${again} in a moment.`;
  return message;
}

function refusedFields(
  { field, reason }: CallError,
  fields: readonly string[],
): Readonly<Record<string, string>> {
  const refused = fields.find((known) => known === field?.split('.')[0]);
  return refused === undefined
    ? {}
    : { [refused]: reason ?? 'The server didn’t accept this. Please check it.' };
}
