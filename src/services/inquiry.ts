import { call } from '#src/api/call.ts';
import { csisecsManufacturers } from '#src/contracts/csi.ts';
import { manufacturersEmailRequest } from '#src/contracts/information-requests.ts';
import { track } from '#src/browser/analytics.ts';
import { isRecipient } from '#src/contracts/forms/information-request.ts';
import type {
  InquiryRecipient,
  InquiryOutcome,
  InformationRequest,
  InquiryToSeveral,
} from '#src/contracts/forms/information-request.ts';
import type { Edition } from '#src/domain/masterformat/edition.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { manufacturersOfSection } from '#src/domain/inquiry/inquiry-recipients.ts';
import { forEachLimited } from '#src/lib/for-each-limited.ts';
import { waitText } from '#src/lib/retry-after.ts';

const maxParallelRequests = 3;

/**
 * The manufacturers of a section, or of all sections under a broader number, that take requests. `others` counts those listed by
 * name only.
 */
export async function findSectionManufacturers(
  section: string,
  mf: Edition,
  signal: AbortSignal,
): Promise<Result<{ manufacturers: InquiryRecipient[]; others: number }>> {
  const { data, error } = await call(csisecsManufacturers, { params: { mf, csisec: section }, signal });
  if (error) return { error };
  const manufacturers = manufacturersOfSection(data, section);
  return { data: { manufacturers, others: data.length - manufacturers.length } };
}

/** Sends one question to one manufacturer. */
export async function sendInquiry(body: InformationRequest) {
  const result = await call(manufacturersEmailRequest, { body });
  track('request', result.data ? 'sent' : 'failed', 'information');
  return result;
}

export interface InquiryOutcomes {
  outcomes: ReadonlyMap<number, InquiryOutcome>;
  /** The first refusal that names a form field. */
  refusal: CallError | null;
}

/** Sends the question to each chosen manufacturer once, and reports all outcomes so far after each response. */
export async function sendInquiries(
  { makers, ...question }: InquiryToSeveral,
  onOutcome: (outcomes: ReadonlyMap<number, InquiryOutcome>) => void,
): Promise<InquiryOutcomes> {
  let outcomes: ReadonlyMap<number, InquiryOutcome> = new Map();
  let refusal: CallError | null = null;
  await forEachLimited(
    maxParallelRequests,
    makers.filter(isRecipient),
    async ({ coid, productIds, sections }) => {
      const { data, error } = await call(manufacturersEmailRequest, {
        body: { ...question, coid, productIds, sections },
      });
      if (error?.field && error.kind === 'http') refusal ??= error;
      track('request', data ? 'sent' : 'failed', 'information');
      outcomes = new Map(outcomes).set(
        coid,
        data ? { kind: 'sent', reference: data.reference } : failureOf(error),
      );
      onOutcome(outcomes);
    },
  );
  return { outcomes, refusal };
}

function failureOf({ kind, status, message, retryAfter }: CallError): InquiryOutcome {
  if (kind === 'timeout' || kind === 'invalid')
    return { kind: 'unknown', text: 'No response. It may have been sent.' };
  if (kind === 'network' || kind === 'cancelled')
    return { kind: 'failed', text: 'The connection failed. It probably wasn’t sent.' };
  if (status === 429)
    return { kind: 'failed', text: `Not sent: too many requests. Try again in ${waitText(retryAfter)}.` };
  if (status === 404) return { kind: 'failed', text: 'Not sent: this manufacturer is no longer listed.' };
  if (status !== null && status >= 500) return { kind: 'failed', text: 'Not sent: the server failed.' };
  return { kind: 'failed', text: `Not sent: ${message}` };
}
