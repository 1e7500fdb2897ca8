import { projectTypeOf } from '#src/domain/project-types.ts';
import { safeHref } from '#src/lib/safe-href.ts';

/** A project that used specifications, as a report lists it. */
export interface UsageRow {
  id: number;
  name: string;
  type: string;
  firm: string;
  /** The specifier's name; only for the manufacturer's own staff, otherwise empty. */
  person: string;
  /** An https address, or null. */
  website: string | null;
  city: string;
  state: string;
  /** `2026-11-02`. */
  date: string;
  /** Keys of the sections used. */
  sections: ReadonlySet<string>;
}

export interface UsageSection {
  key: string;
  /** `07 54 23`, or the whole text if it doesn't start with a number. */
  number: string;
  title: string;
}

export interface Usage {
  from: string;
  to: string;
  clientName: string;
  /** Whether the report names specifiers. */
  hasNames: boolean;
  rows: readonly UsageRow[];
  sections: readonly UsageSection[];
}

interface ReportRow {
  projectId: number;
  name: string;
  type: string | number;
  company: string;
  fullName: string | null;
  website: string;
  city: string;
  state: string;
  specDate: string;
  [section: string]: string | number | boolean | null;
}

interface Report {
  dates: { from: string; to: string };
  clientName: string;
  rows: readonly ReportRow[];
  csis: readonly { key: string; value: string }[];
}

/** Placeholders that an API returns for an unknown name. */
const genericNames = new Set(['', 'client', 'client name', 'generic client', 'manufacturer', 'n/a']);

/**
 * A manufacturer's name; neutral words if it is empty or a placeholder.
 * @internal
 */
export function clientNameOf(name: string): string {
  const text = name.trim();
  return genericNames.has(text.toLowerCase()) ? 'This manufacturer' : text;
}

/** A report for the screens. A section without a field counts as not used. */
export function usageOf({ dates, clientName, rows, csis }: Report): Usage {
  const sections = [...new Map(csis.map((csi) => [csi.key, csi])).values()].map(sectionOf);
  return {
    from: dates.from.slice(0, 10),
    to: dates.to.slice(0, 10),
    clientName: clientNameOf(clientName),
    hasNames: rows.some(({ fullName }) => fullName !== null),
    sections,
    rows: rows.map((row) => ({
      id: row.projectId,
      name: row.name.trim() || `Project ${row.projectId}`,
      type: projectTypeOf(row.type)?.name ?? (String(row.type).trim() || 'Not stated'),
      firm: row.company.trim(),
      person: row.fullName?.trim() ?? '',
      website: httpsOf(row.website),
      city: row.city.trim(),
      state: stateCode(row.state),
      date: row.specDate.slice(0, 10),
      sections: new Set(sections.flatMap(({ key }) => (row[key] === true ? [key] : []))),
    })),
  };
}

/** `ON` for `ON, CAN`, because people type provinces that way. (requirements: states) */
const stateCode = (state: string): string =>
  state
    .trim()
    .toUpperCase()
    .replace(/, CAN$/, '');

function sectionOf({ key, value }: { key: string; value: string }): UsageSection {
  const [, number = value.trim() || key, title = ''] = /^([\d. ]{5,12}?)\s(\D.*)$/.exec(value.trim()) ?? [];
  return { key, number, title: title.trim() };
}

function httpsOf(address: string): string | null {
  const href = safeHref(address);
  return href?.startsWith('https:') ? href : null;
}
