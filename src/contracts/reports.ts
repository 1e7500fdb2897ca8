import * as v from 'valibot';

import { companyBrief } from '#src/contracts/companies.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { savedType } from '#src/contracts/saved-items.ts';
import { coid, count, id, isoDate } from '#src/contracts/shapes.ts';

/**
 * A project in which specifications were used (requirements: entities): the project, the firm that wrote them, and where and when. One
 * more field per section, a boolean named by its key, says which.
 */
const usageRow = {
  projectId: id,
  name: v.string(),
  /** Name or code of a project type. */
  type: v.union([v.string(), v.number()]),
  /** The firm, its website, and where the project is. */
  company: v.string(),
  website: v.string(),
  city: v.string(),
  state: v.string(),
  specDate: isoDate,
};

/** Who in the firm wrote them: personal, for those whose work is to answer that person. */
const specifier = { userId: id, fullName: v.string() };

/** Dropped, should an API send it to others. */
const withheld = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  null,
);

/* @__NO_SIDE_EFFECTS__ */
function usageReport<Who extends v.ObjectEntries>(who: Who) {
  return v.object({
    dates: v.object({ from: isoDate, to: isoDate }),
    clientName: v.string(),
    rows: v.array(
      v.objectWithRest({ ...usageRow, ...who }, v.union([v.boolean(), v.string(), v.number(), v.null()])),
    ),
    /** The sections that the rows have a field for: `{ key: 'c075423', value: '07 54 23 …' }`. */
    csis: v.array(v.object({ key: v.string(), value: v.string() })),
  });
}

/** For the manufacturer's own staff. */
const staffReport = usageReport(specifier);
/** For everyone who is signed in, and for whoever has a report's password: firm and city, no names. */
const namelessReport = usageReport({ userId: withheld, fullName: withheld });

/**
 * 401 without a sign-in, 403 unless the account's record says that it belongs to the manufacturer's staff; its email
 * address says nothing.
 */
export const outlineSpecsReportByCoid = defineCall({
  id: 'outlineSpecsReport.byCoid',
  method: 'GET',
  path: '/api/outline-specs-report/by-coid/:coid',
  answer: staffReport,
});

/** Without a sign-in; 403 for a wrong password. */
export const outlineSpecsReportByAbbrev = defineCall({
  id: 'outlineSpecsReport.byAbbrev',
  method: 'GET',
  path: '/api/outline-specs-report/by-abbrev/:abbrev/:password',
  answer: namelessReport,
});

/** 401 without a sign-in. */
export const outlineSpecsReportAllCoid = defineCall({
  id: 'outlineSpecsReport.allCoid',
  method: 'GET',
  path: '/api/outline-specs-report/all-coid',
  answer: namelessReport,
});

/** As for specifications. */
export const specwizardSpecsReportByCoid = defineCall({
  id: 'specwizardSpecsReport.byCoid',
  method: 'GET',
  path: '/api/specwizard-specs-report/by-coid/:coid',
  answer: staffReport,
});

/** 401 without a sign-in, 403 for a wrong password. */
export const specwizardSpecsReportByAbbrev = defineCall({
  id: 'specwizardSpecsReport.byAbbrev',
  method: 'GET',
  path: '/api/specwizard-specs-report/by-abbrev/:abbrev/:password',
  answer: namelessReport,
});

/** 401 without a sign-in. */
export const specwizardSpecsReportAllCoid = defineCall({
  id: 'specwizardSpecsReport.allCoid',
  method: 'GET',
  path: '/api/specwizard-specs-report/all-coid',
  answer: namelessReport,
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
