import type { AnswerOf } from '#src/contracts/define-call.ts';
import type { outlineSpecsReportAllCoid, outlineSpecsReportByCoid } from '#src/contracts/reports.ts';
import type { Company } from '#src/contracts/companies.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import { requireSignIn } from '#src/reference-api/account/account.ts';
import { companyBriefOf } from '#src/reference-api/world/briefs.ts';
import type { Caller } from '#src/reference-api/http/caller.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { daysBefore } from '#src/reference-api/world/dates.ts';
import { requirePassword } from '#src/reference-api/handlers/report-password.ts';
import { companyFrom } from '#src/reference-api/http/path-parameters.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { savedItemCounts } from '#src/reference-api/usage/saved-item-counts.ts';
import { USE_DAYS, specUses } from '#src/reference-api/usage/spec-uses.ts';

type Report = AnswerOf<typeof outlineSpecsReportAllCoid>;
type StaffReport = AnswerOf<typeof outlineSpecsReportByCoid>;

/** Reports of who used which specifications, and of a manufacturer's saved items. */
export function reportCalls({ world, account }: Context) {
  const dates = { from: daysBefore(world.today, USE_DAYS), to: world.today };
  const staffReportOf = (type: 'spec' | 'sw', company: Company | null): StaffReport => {
    const uses = specUses(world, type).flatMap((use) => {
      const own = [...use.sections].filter(([, coid]) => company === null || coid === company.coid);
      return own.length === 0 ? [] : [{ ...use, sections: new Set(own.map(([section]) => section)) }];
    });
    const numbers = [...new Set(uses.flatMap(({ sections }) => [...sections]))].toSorted();
    return {
      dates,
      clientName: company ? company.companyNoHtml : 'All companies',
      rows: uses.map(({ sections, ...row }) => ({
        ...row,
        ...Object.fromEntries(numbers.map((number) => [`c${number}`, sections.has(number)])),
      })),
      csis: numbers.map((number) => ({
        key: `c${number}`,
        value: `${formatSection(number, '04')} ${findSection(number)?.title ?? ''}`.trim(),
      })),
    };
  };
  /** Personal details are removed here. */
  const reportOf = (type: 'spec' | 'sw', company: Company | null): Report => {
    const report = staffReportOf(type, company);
    return { ...report, rows: report.rows.map((row) => ({ ...row, userId: null, fullName: null })) };
  };
  const ownReport = async (type: 'spec' | 'sw', text: string, caller: Caller): Promise<StaffReport> => {
    const { person } = await requireSignIn(account, caller);
    const company = companyFrom(world, text);
    return person.manufacturer === company.coid
      ? staffReportOf(type, company)
      : refuse(403, `This account does not belong to ${company.companyNoHtml}.`);
  };
  const reportWithPassword = async (
    type: 'spec' | 'sw',
    webabrv: string,
    password: string,
    caller: Caller,
  ): Promise<Report> => {
    caller.headers.set('cache-control', 'no-store');
    const company = world.byAbbreviation.get(webabrv.toLowerCase());
    return reportOf(type, await requirePassword(account, caller, company, { webabrv, password }));
  };
  const reportOnAll = async (type: 'spec' | 'sw', caller: Caller): Promise<Report> => {
    const { person } = await requireSignIn(account, caller);
    if (person.manufacturer !== null)
      refuse(403, 'This account belongs to a manufacturer and opens its own reports only.');
    return reportOf(type, null);
  };
  return {
    'outlineSpecsReport.byCoid': ({ params, caller }) => ownReport('spec', params.coid, caller),
    'outlineSpecsReport.byAbbrev': ({ params, caller }) =>
      reportWithPassword('spec', params.abbrev, params.password, caller),
    'outlineSpecsReport.allCoid': ({ caller }) => reportOnAll('spec', caller),
    'specwizardSpecsReport.byCoid': ({ params, caller }) => ownReport('sw', params.coid, caller),
    'specwizardSpecsReport.byAbbrev': async ({ params, caller }) => {
      await requireSignIn(account, caller);
      return reportWithPassword('sw', params.abbrev, params.password, caller);
    },
    'specwizardSpecsReport.allCoid': ({ caller }) => reportOnAll('sw', caller),
    'manufacturers.userFavorites': async ({ params, body, caller }) => {
      caller.headers.set('cache-control', 'no-store');
      const company = await requirePassword(account, caller, companyFrom(world, params.coid), body);
      return {
        company: companyBriefOf(company),
        coid: company.coid,
        dates,
        rows: savedItemCounts(world, company),
      };
    },
  } satisfies Partial<Implementations>;
}
