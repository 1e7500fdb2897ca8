import { call } from '#src/api/call.ts';
import { manufacturersEs, manufacturersEsWebabrv } from '#src/contracts/companies.ts';
import { manufacturersOwnResources } from '#src/contracts/own-resources.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { safeNameFrom } from '#src/lib/safe-params.ts';
import { paths } from '#src/paths.ts';
import { companyIdParam } from '#src/components/library/company-id-param.ts';

/** The abbreviation must match the manufacturer. The resources are a promise; the page reports a wrong password. */
export async function ownResources({ params, request: { signal } }: ScreenRequest) {
  const coid = companyIdParam(params['id'], paths.companyResources);
  const webabrv = safeNameFrom(params['webabrv'] ?? '');
  const password = safeNameFrom(params['password'] ?? '');
  if (webabrv === null || password === null) throw notFound();
  const [company, named, own] = await Promise.all([
    call(manufacturersEs, { params: { coid }, signal }),
    call(manufacturersEsWebabrv, { params: { abbrev: webabrv }, signal }),
    call(manufacturersOwnResources, { params: { coid }, body: { webabrv, password }, signal }),
  ]);
  const record = requireData(company);
  const isNamed = requireData(named.error?.status === 404 ? { data: null } : named)?.coid === coid;
  const isWrong = !isNamed || own.error?.status === 403;
  return { company: record, webabrv, password, own: isWrong ? null : requireData(own) };
}
