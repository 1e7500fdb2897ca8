import { call } from '#src/api/call.ts';
import { manufacturersEs } from '#src/contracts/companies.ts';
import { productsCompetitors, productsSimilar } from '#src/contracts/products.ts';
import { afterFirstPaint } from '#src/browser/first-paint.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { feedbackAddressFrom } from '#src/domain/feedback-address.ts';
import { paths } from '#src/paths.ts';
import { companyIdParam } from '#src/components/library/company-id-param.ts';

/** Where feedback goes: to us, to an allowed address from the link, or to us because that address isn't allowed. */
export type Receiver = { kind: 'own' } | { kind: 'caller'; address: string } | { kind: 'refused' };

/**
 * The basic listing of a manufacturer without a library. The link can name a feedback recipient: `?feedback=https://…`.
 */
export async function nonClient({ params, request: { url, signal } }: ScreenRequest) {
  const coid = companyIdParam(params['id'], paths.companyNonclient);
  const named = new URL(url).searchParams.get('feedback');
  const competitors = afterFirstPaint(() => call(productsCompetitors, { params: { coid }, signal }));
  const similar = afterFirstPaint(() => call(productsSimilar, { params: { coid }, signal }));
  const company = requireData(await call(manufacturersEs, { params: { coid }, signal }));
  return { receiver: receiverOf(named), company, competitors, similar };
}

function receiverOf(named: string | null): Receiver {
  if (named === null || named === '') return { kind: 'own' };
  const address = feedbackAddressFrom(named, siteOrigin(), feedbackOrigins());
  return address === null ? { kind: 'refused' } : { kind: 'caller', address };
}

/** Origins besides our own that a link can name as feedback recipient, from the build's `VITE_FEEDBACK_ORIGINS`. */
function feedbackOrigins(): readonly string[] {
  const configured: unknown = import.meta.env.VITE_FEEDBACK_ORIGINS;
  return typeof configured === 'string' ? configured.split(/[\s,]+/).filter(Boolean) : [];
}
