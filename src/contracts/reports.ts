import * as v from 'valibot';
import { companyBrief } from '#src/contracts/companies.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { savedType } from '#src/contracts/saved-items.ts';
import { coid, count, id, isoDate } from '#src/contracts/shapes.ts';

/**
 * A project that used specifications (requirements: entities): the project, the firm that wrote them, place, and date.
 * Each section adds a boolean field named by its key.
 */
const usageRow = {
  projectId: id,
  name: v.string(),
  /** Name or code of a project type. */
  type: v.union([v.string(), v.number()]),
  /** The firm, its website, and the project's location. */
  company: v.string(),
  website: v.string(),
  city: v.string(),
  state: v.string(),
  specDate: isoDate,
};

/** The person in the firm: personal data, only for staff who answer that person. */
const specifier = { userId: id, fullName: v.string() };

/** Dropped if an API sends it to anyone else. */
const withheld = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  null,
);

/* @__NO_SIDE_EFFECTS__ */
const usageReport = <Who extends v.ObjectEntries>(who: Who) =>
  v.object({
    dates: v.object({ from: isoDate, to: isoDate }),
    clientName: v.string(),
    rows: v.array(
      v.objectWithRest({ ...usageRow, ...who }, v.union([v.boolean(), v.string(), v.number(), v.null()])),
    ),
    /** The sections that rows have fields for: `{ key: 'c075423', value: '07 54 23 …' }`. */
    csis: v.array(v.object({ key: v.string(), value: v.string() })),
  });

/** For the manufacturer's own staff. */
const staffReport = usageReport(specifier);
/** For anyone signed in or with the report's password: firm and city, no names. */
const namelessReport = usageReport({ userId: withheld, fullName: withheld });

/**
 * 401 if not signed in; 403 unless the account's record says that it belongs to the manufacturer's staff. The email
 * address proves nothing.
 */
export const outlineSpecsReportByCoid = defineCall(
  'outlineSpecsReport.byCoid',
  'GET /api/outline-specs-report/by-coid/:coid',
  { answer: staffReport },
);

/** Works without signing in; 403 for a wrong password. */
export const outlineSpecsReportByAbbrev = defineCall(
  'outlineSpecsReport.byAbbrev',
  'GET /api/outline-specs-report/by-abbrev/:abbrev/:password',
  { answer: namelessReport },
);

/** 401 if not signed in. */
export const outlineSpecsReportAllCoid = defineCall(
  'outlineSpecsReport.allCoid',
  'GET /api/outline-specs-report/all-coid',
  { answer: namelessReport },
);

/** Same access as `outlineSpecsReportByCoid`. */
export const specwizardSpecsReportByCoid = defineCall(
  'specwizardSpecsReport.byCoid',
  'GET /api/specwizard-specs-report/by-coid/:coid',
  { answer: staffReport },
);

/** 401 if not signed in; 403 for a wrong password. */
export const specwizardSpecsReportByAbbrev = defineCall(
  'specwizardSpecsReport.byAbbrev',
  'GET /api/specwizard-specs-report/by-abbrev/:abbrev/:password',
  { answer: namelessReport },
);

/** 401 if not signed in. */
export const specwizardSpecsReportAllCoid = defineCall(
  'specwizardSpecsReport.allCoid',
  'GET /api/specwizard-specs-report/all-coid',
  { answer: namelessReport },
);

/**
 * How often a manufacturer's items are saved, by month and state (requirements: routes,
 * `/company/{id}/reports/…/user-favorites`; the call is ours). No names or email addresses. The password is in the
 * body, so that no server logs it with the URL.
 */
export const manufacturersUserFavorites = defineCall(
  'manufacturers.userFavorites',
  'POST /api/manufacturers/:coid/user-favorites',
  {
    readOnly: true,
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
          /** Two-letter state or province. */
          state: v.string(),
          count,
        }),
      ),
    }),
  },
);
