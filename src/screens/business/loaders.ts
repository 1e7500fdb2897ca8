import { call } from '#src/api/call.ts';
import { contentTypeTopLevel } from '#src/contracts/library.ts';
import { notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';

/** The library's numbers, as a promise. */
export function libraryFigures({ request: { signal } }: ScreenRequest) {
  return { library: call(contentTypeTopLevel, { params: { type: 'all' }, signal }) };
}

const statuses = ['success', 'cancelled', 'failed'] as const;
export type PaymentStatus = (typeof statuses)[number];

/** The three statuses that a payment page can return with; anything else is not found. */
export function paymentStatus({ params }: ScreenRequest): { status: PaymentStatus } {
  const status = statuses.find((one) => one === params['status']);
  if (status === undefined) throw notFound();
  return { status };
}
