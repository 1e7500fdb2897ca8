import { call } from '#src/api/call.ts';
import { manufacturersEs } from '#src/contracts/companies.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import {
  manufacturersUserFavorites,
  outlineSpecsReportAllCoid,
  outlineSpecsReportByAbbrev,
  outlineSpecsReportByCoid,
  specwizardSpecsReportAllCoid,
  specwizardSpecsReportByAbbrev,
  specwizardSpecsReportByCoid,
} from '#src/contracts/reports.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { companyIdParam } from '#src/components/library/company-id-param.ts';
import type { Result } from '#src/contracts/result.ts';
import { usageOf } from '#src/domain/reports/usage.ts';
import { usageViewFrom } from '#src/domain/reports/usage-view.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { safeNameFrom } from '#src/lib/safe-params.ts';
import { paths } from '#src/paths.ts';

/** Uses of written specifications or of SpecWizards. Only `byCoid`, for the manufacturer's staff, has names. */
const reports = {
  outline: {
    all: outlineSpecsReportAllCoid,
    byCoid: outlineSpecsReportByCoid,
    byAbbrev: outlineSpecsReportByAbbrev,
  },
  specwizard: {
    all: specwizardSpecsReportAllCoid,
    byCoid: specwizardSpecsReportByCoid,
    byAbbrev: specwizardSpecsReportByAbbrev,
  },
};
type ReportKind = keyof typeof reports;
type UsageReport = AnswerOf<typeof outlineSpecsReportAllCoid> | AnswerOf<typeof outlineSpecsReportByCoid>;

/** A rejected password (403) isn't an error: the screen says so and asks again. */
function loadedOf(kind: ReportKind, scope: Scope, request: Request, answer: Result<UsageReport>) {
  const usage = answer.error?.status === 403 ? null : usageOf(requireData(answer));
  return { kind, scope, usage, view: usageViewFrom(new URL(request.url).searchParams, usage ?? undefined) };
}

type Scope =
  | { of: 'all' }
  | { of: 'company'; coid: number }
  | { of: 'password'; webabrv: string; password: string };

export type LoadedUsage = ReturnType<typeof loadedOf>;

async function allUsage(kind: ReportKind, { request }: ScreenRequest): Promise<LoadedUsage> {
  const asked = new URL(request.url).searchParams.get('coid');
  const { signal } = request;
  if (asked === null)
    return loadedOf(kind, { of: 'all' }, request, await call(reports[kind].all, { signal }));
  const coid = positiveIntegerFrom(asked);
  if (coid === null) throw notFound();
  const answer = await call(reports[kind].byCoid, { params: { coid }, signal });
  return loadedOf(kind, { of: 'company', coid }, request, answer);
}

async function usageByPassword(kind: ReportKind, { params, request }: ScreenRequest): Promise<LoadedUsage> {
  const webabrv = safeNameFrom(params['webabrv'] ?? '');
  const password = safeNameFrom(params['password'] ?? '');
  if (webabrv === null || password === null) throw notFound();
  const { signal } = request;
  const answer = await call(reports[kind].byAbbrev, { params: { abbrev: webabrv, password }, signal });
  return loadedOf(kind, { of: 'password', webabrv, password }, request, answer);
}

export const allOutlineUsage = (asked: ScreenRequest): Promise<LoadedUsage> => allUsage('outline', asked);
export const allSpecwizardUsage = (asked: ScreenRequest): Promise<LoadedUsage> =>
  allUsage('specwizard', asked);
export const outlineUsageOf = (asked: ScreenRequest): Promise<LoadedUsage> =>
  usageByPassword('outline', asked);
export const specwizardUsageOf = (asked: ScreenRequest): Promise<LoadedUsage> =>
  usageByPassword('specwizard', asked);

export async function userFavorites({ params, request: { url, signal } }: ScreenRequest) {
  const coid = companyIdParam(params['id'], paths.companyUserFavorites);
  const webabrv = safeNameFrom(params['webabrv'] ?? '');
  const password = safeNameFrom(params['password'] ?? '');
  if (webabrv === null || password === null) throw notFound();
  const [company, saved] = await Promise.all([
    call(manufacturersEs, { params: { coid }, signal }),
    call(manufacturersUserFavorites, { params: { coid }, body: { webabrv, password }, signal }),
  ]);
  const query = new URL(url).searchParams;
  return {
    company: requireData(company),
    webabrv,
    password,
    saved: saved.error?.status === 403 ? null : requireData(saved),
    asked: {
      month: query.get('month') ?? '',
      state: query.get('state') ?? '',
      type: query.get('type') ?? '',
    },
  };
}
