import type { CallError } from '#src/contracts/result.ts';
import { reasonOf, type SubmitFailure } from '#src/components/forms/submit-errors.ts';

interface SaveMessages {
  /** Title when the change was refused: `Your profile was not saved.` */
  not: string;
  /** Title when the outcome is unknown: `Your profile may have been saved.` */
  maybe: string;
  /** What to do when the outcome is unknown. */
  advice: string;
  link?: SubmitFailure['link'];
}

const noAnswer = 'The server didn’t respond, so we can’t tell';

/** Explains why something was not saved or deleted, in one or two sentences. */
export function saveErrorText(error: CallError): string {
  const { kind, status } = error;
  if (kind === 'timeout' || kind === 'invalid')
    return `${noAnswer} whether it worked. Reload the page before you try again.`;
  if (kind === 'network' || kind === 'cancelled') return 'Couldn’t reach the server. Try again in a moment.';
  if (status === 409)
    return 'It was changed in another tab or browser, or by someone you work with. Save it again to compare.';
  if (status === 404 || status === 410)
    return 'It was deleted in another tab or browser, or isn’t shared with you anymore.';
  if (status === 403) return 'You can only read this. Its owner can give you the right to edit it.';
  if (status === 401) return 'Your session has ended. Sign in again.';
  return reasonOf(error, 'Try again');
}

/**
 * The message for a failed save, or for an unknown outcome. Null if a field was refused: then the message at
 * the field is enough.
 */
export function saveFailure(
  error: CallError,
  { not, maybe, advice, link }: SaveMessages,
): SubmitFailure | null {
  const { kind, status, field } = error;
  if (kind === 'timeout' || kind === 'invalid') {
    return {
      title: maybe,
      text: `${noAnswer} whether it worked. ${advice}`,
      problems: {},
      ...(link && { link }),
    };
  }
  if (field !== null && status !== null && status < 500) return null;
  const reason = kind === 'http' ? reasonOf(error) : 'Couldn’t reach the server, or the connection was lost.';
  return { title: not, text: `${reason} What you typed is still here.`, problems: {} };
}
