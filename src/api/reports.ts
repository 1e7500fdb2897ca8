import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import {
  outlineSpecsReportAllCoid,
  outlineSpecsReportByAbbrev,
  outlineSpecsReportByCoid,
  specwizardSpecsReportAllCoid,
  specwizardSpecsReportByAbbrev,
  specwizardSpecsReportByCoid,
} from '#src/contracts/reports.ts';

/** Uses of written specifications, or of SpecWizards. */
export type ReportKind = 'outline' | 'specwizard';
export type UsageReport =
  | AnswerOf<typeof outlineSpecsReportAllCoid>
  | AnswerOf<typeof outlineSpecsReportByCoid>;

/** For signed-in people; without names. */
export function getAllUsage(kind: ReportKind, signal: AbortSignal): Promise<Result<UsageReport>> {
  return kind === 'outline'
    ? call(outlineSpecsReportAllCoid, { signal })
    : call(specwizardSpecsReportAllCoid, { signal });
}

/** For the manufacturer's staff, with names; 403 for others. */
export function getOwnUsage(
  kind: ReportKind,
  coid: number,
  signal: AbortSignal,
): Promise<Result<UsageReport>> {
  return kind === 'outline'
    ? call(outlineSpecsReportByCoid, { params: { coid }, signal })
    : call(specwizardSpecsReportByCoid, { params: { coid }, signal });
}

/** Without names; 403 for a wrong password. */
export function openUsage(
  kind: ReportKind,
  abbrev: string,
  password: string,
  signal: AbortSignal,
): Promise<Result<UsageReport>> {
  return kind === 'outline'
    ? call(outlineSpecsReportByAbbrev, { params: { abbrev, password }, signal })
    : call(specwizardSpecsReportByAbbrev, { params: { abbrev, password }, signal });
}
