import * as v from 'valibot';

import { companyBrief } from '#src/contracts/companies.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { savedType } from '#src/contracts/saved-items.ts';
import { coid, count, id, isoDate } from '#src/contracts/shapes.ts';

/** A project in which specifications were used; one more field per section, a boolean named by its key, says which. */
const usageRow = v.objectWithRest(
  {
    projectId: id,
    name: v.string(),
    /** Name or code of a project type (requirements: project-types). */
    type: v.union([v.string(), v.number()]),
    userId: id,
    company: v.string(),
    fullName: v.string(),
    website: v.string(),
    city: v.string(),
    state: v.string(),
    specDate: isoDate,
  },
  v.union([v.boolean(), v.string(), v.number()]),
);

const usageReport = v.object({
  dates: v.object({ from: isoDate, to: isoDate }),
  clientName: v.string(),
  rows: v.array(usageRow),
  /** The sections that the rows have a field for: `{ key: 'c075423', value: '07 54 23 …' }`. */
  csis: v.array(v.object({ key: v.string(), value: v.string() })),
});

/** 401 without a sign-in, 403 where the account does not belong to the manufacturer. */
export const outlineSpecsReportByCoid = defineCall({
  id: 'outlineSpecsReport.byCoid',
  method: 'GET',
  path: '/api/outline-specs-report/by-coid/:coid',
  answer: usageReport,
});

/** 403 for a wrong password. */
export const outlineSpecsReportByAbbrev = defineCall({
  id: 'outlineSpecsReport.byAbbrev',
  method: 'GET',
  path: '/api/outline-specs-report/by-abbrev/:abbrev/:password',
  answer: usageReport,
});

export const outlineSpecsReportAllCoid = defineCall({
  id: 'outlineSpecsReport.allCoid',
  method: 'GET',
  path: '/api/outline-specs-report/all-coid',
  answer: usageReport,
});

export const specwizardSpecsReportByCoid = defineCall({
  id: 'specwizardSpecsReport.byCoid',
  method: 'GET',
  path: '/api/specwizard-specs-report/by-coid/:coid',
  answer: usageReport,
});

export const specwizardSpecsReportByAbbrev = defineCall({
  id: 'specwizardSpecsReport.byAbbrev',
  method: 'GET',
  path: '/api/specwizard-specs-report/by-abbrev/:abbrev/:password',
  answer: usageReport,
});

export const specwizardSpecsReportAllCoid = defineCall({
  id: 'specwizardSpecsReport.allCoid',
  method: 'GET',
  path: '/api/specwizard-specs-report/all-coid',
  answer: usageReport,
});

/**
 * How often a manufacturer's items are saved, by month and state (requirements: routes, `/company/{id}/reports/…/user-favorites`; the
 * call is ours). No names and no emails. The password goes in the body, so that no server logs it with the address.
 */
export const manufacturersUserFavorites = defineCall({
  id: 'manufacturers.userFavorites',
  method: 'POST',
  readOnly: true,
  path: '/api/manufacturers/:coid/user-favorites',
  body: v.object({ webabrv: v.string(), password: v.string() }),
  answer: v.object({
    company: companyBrief,
    coid,
    dates: v.object({ from: isoDate, to: isoDate }),
    rows: v.array(
      v.object({
        content_type: savedType,
        id,
        title: v.string(),
        /** `2026-10`. */
        month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
        /** Two letters of a state or province. */
        state: v.string(),
        count,
      }),
    ),
  }),
});
