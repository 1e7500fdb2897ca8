import type { CallError } from '#src/contracts/result.ts';

export interface SubmitFailure {
  title: string;
  text: string;
  /** By field, from the server. */
  problems: Readonly<Record<string, string>>;
  /** Where to go on from here, where there is such a place. */
  link?: { label: string; href: string };
}

interface SentThing {
  what: string;
  fields: readonly string[];
}

const saved = 'Nothing that you typed is lost.';

/** Why a request did not go out, or why no one knows whether it did, in plain words. */
export function submitFailure(error: CallError, { what, fields }: SentThing): SubmitFailure {
  const problems = refusedFields(error, fields);
  if (error.kind === 'timeout' || error.kind === 'invalid') {
    return {
      title: `Your ${what} may have been sent.`,
      text: `No response came back, so we can’t tell whether the ${what} arrived. ${saved} Wait for a reply or a while before you send it again.`,
      problems,
    };
  }
  if (error.kind === 'network' || error.kind === 'cancelled') {
    return {
      title: 'The connection failed.',
      text: `The server could not be reached, or the connection broke before it answered: your ${what} was probably not sent, but it may have been. ${saved}`,
      problems,
    };
  }
  if (Object.keys(problems).length > 0) {
    return {
      title: `The ${what} was not accepted.`,
      text: `Look at what is marked above. ${saved}`,
      problems,
    };
  }
  return {
    title: `Your ${what} was not sent.`,
    text: `${reasonOf(error)} ${saved}`,
    problems,
  };
}

interface ServerTask {
  failedTo: string;
  again: string;
}

const toSend: ServerTask = { failedTo: 'take it', again: 'Send it again' };

/** Says by status why the server refused. */
export function reasonOf(
  { status, message, retryAfter }: CallError,
  { failedTo, again }: ServerTask = toSend,
): string {
  if (status === 429) {
    const seconds = retryAfter === null ? 0 : Math.ceil(retryAfter / 1000);
    return `Too many requests right now. ${again} in ${seconds > 1 ? `${seconds} seconds` : 'a moment'}.`;
  }
  if (status !== null && status >= 500) return `The server failed to ${failedTo}. ${again} in a moment.`;
  return message;
}

function refusedFields({ field }: CallError, fields: readonly string[]): Readonly<Record<string, string>> {
  const refused = fields.find((known) => known === field?.split('.')[0]);
  return refused === undefined ? {} : { [refused]: 'The server did not accept this. Please check it.' };
}
