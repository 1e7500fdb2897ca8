import type { ListedContent } from '#src/contracts/content.ts';
import { formatSection, sectionCell95 } from '#src/domain/masterformat/format-section.ts';

type Cell = string | number | null;

/** `link` returns the URL of the item's page. */
function commonCells(item: ListedContent, link: (item: ListedContent) => string): Record<string, Cell> {
  const [section] = item.csi;
  return {
    id: item.id,
    title: item.title,
    manufacturer: item.company,
    manufacturer_number: item.coid,
    masterformat_04: section === undefined ? '' : formatSection(section.number, '04'),
    masterformat_95: sectionCell95(section?.number95 ?? null),
    section: section?.title ?? '',
    further_sections: item.csi
      .slice(1)
      .map(({ number }) => formatSection(number, '04'))
      .join('; '),
    updated: item.updated_at.slice(0, 10),
    formats: item.files.map(({ format }) => format).join('; '),
    page: link(item),
  };
}

/** Columns that only one type has. */
function ownCells(item: ListedContent): Record<string, Cell> {
  switch (item.content_type) {
    case 'product':
      return {
        model: item.model,
        kind: item.noun,
        declarations: item.declarations.join('; '),
        certifications: item.certifications.join('; '),
        discontinued: item.discontinued?.since.slice(0, 10) ?? '',
      };
    case 'cad':
      return { detail: item.detailNumber, view: item.view, scale: item.scale };
    case 'bim':
      return {
        family: item.familyName,
        category: item.category,
        host: item.host,
        ifc_class: item.ifcClass,
        types: item.types,
        ifc_kb: item.sizeKb,
      };
    case 'spec':
      return { edition: item.edition, revised: item.revised.slice(0, 10), pages: item.pages };
    case 'sw':
      return { lines: item.lines, decisions: item.decisions, minutes: item.minutes };
    case 'video':
      return { seconds: item.seconds, captions: item.captions ? 'yes' : 'no', credits: item.credits };
    case 'webinar':
      return { seconds: item.seconds, starts: item.startsAt, credits: item.credits };
    case 'catalog':
    case 'datasheet':
      return { pages: item.pages };
    case 'epd':
      return {
        declaration: item.declarationNumber,
        operator: item.operator,
        declared_unit: item.declaredUnit,
        gwp_a1_a3_kg_co2e: item.gwp,
        valid_until: item.validUntil.slice(0, 10),
      };
    case 'hpd':
      return {
        hpd: item.hpdId,
        version: item.version,
        threshold_ppm: item.thresholdPpm,
        disclosed_percent: item.disclosedPercent,
        valid_until: item.validUntil.slice(0, 10),
      };
    case 'certificate':
      return {
        program: item.program,
        number: item.number,
        issuer: item.issuer,
        valid_until: item.validUntil?.slice(0, 10) ?? '',
      };
  }
}

/** Items of one type as a table with a header row. Empty for no items. */
export function itemTable(items: readonly ListedContent[], link: (item: ListedContent) => string): Cell[][] {
  const lines = items.map((item) => ({ ...commonCells(item, link), ...ownCells(item) }));
  const heads = Object.keys(lines[0] ?? {});
  return lines.length === 0 ? [] : [heads, ...lines.map((line) => Object.values(line))];
}
