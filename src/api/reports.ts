import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import * as reports from '#src/contracts/reports.ts';

/** Uses of written specifications, or of SpecWizards. */
export type ReportKind = 'outline' | 'specwizard';
export type UsageReport =
  | AnswerOf<typeof reports.outlineSpecsReportAllCoid>
  | AnswerOf<typeof reports.outlineSpecsReportByCoid>;
export type UserFavorites = AnswerOf<typeof reports.manufacturersUserFavorites>;

/** For signed-in people; without names. */
export function getAllUsage(kind: ReportKind, signal: AbortSignal): Promise<Result<UsageReport>> {
  return kind === 'outline'
    ? call(reports.outlineSpecsReportAllCoid, { signal })
    : call(reports.specwizardSpecsReportAllCoid, { signal });
}

/** For the manufacturer's staff, with names; 403 for others. */
export function getOwnUsage(
  kind: ReportKind,
  coid: number,
  signal: AbortSignal,
): Promise<Result<UsageReport>> {
  return kind === 'outline'
    ? call(reports.outlineSpecsReportByCoid, { params: { coid }, signal })
    : call(reports.specwizardSpecsReportByCoid, { params: { coid }, signal });
}

/** Without names; 403 for a wrong password. */
export function openUsage(
  kind: ReportKind,
  abbrev: string,
  password: string,
  signal: AbortSignal,
): Promise<Result<UsageReport>> {
  return kind === 'outline'
    ? call(reports.outlineSpecsReportByAbbrev, { params: { abbrev, password }, signal })
    : call(reports.specwizardSpecsReportByAbbrev, { params: { abbrev, password }, signal });
}

/** 403 for a wrong password. */
export function getUserFavorites(
  coid: number,
  webabrv: string,
  password: string,
  signal: AbortSignal,
): Promise<Result<UserFavorites>> {
  return call(reports.manufacturersUserFavorites, { params: { coid }, body: { webabrv, password }, signal });
}
