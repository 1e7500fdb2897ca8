import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { divisionOf } from '#src/domain/masterformat/number.ts';
import { findDivision, findFormerDivision } from '#src/domain/masterformat/divisions.ts';
import { sectionsOf } from '#src/reference-api/search/document-fields.ts';
import * as declared from '#src/reference-api/search/declaration-facets.ts';
import * as extraFacets from '#src/reference-api/search/extra-facets.ts';
import type { FacetValue } from '#src/reference-api/search/extra-facets.ts';
import { createNumberBuffer } from '#src/reference-api/search/number-buffer.ts';
import { type GroupedNumbers, groupNumbers } from '#src/reference-api/search/grouped-numbers.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

export const facetNames = [
  'content_type',
  'division',
  'section',
  'manufacturer',
  'format',
  'certification',
  'declaration',
  'standard',
  'building',
  'updated',
  'wizard',
  'host',
  'fitness',
  'validity',
  'kind',
  'threshold',
  'disclosed',
] as const;
export type FacetName = (typeof facetNames)[number];
export type Edition = '04' | '95';

/** The values of one facet, and which documents have them. */
export interface FacetTable {
  keys: readonly string[];
  labels: readonly string[];
  /** Document → numbers of its values. */
  values: GroupedNumbers;
}
export type FacetTables = Record<FacetName, FacetTable>;

const typeLabels: Record<SearchDocument['hit']['content_type'], string> = {
  product: 'Products',
  cad: 'CAD',
  bim: 'BIM',
  spec: 'Specs',
  sw: 'SpecWizards',
  catalog: 'Catalogs',
  video: 'Videos',
  certificate: 'Certifications',
  epd: 'EPD',
  hpd: 'HPD',
  datasheet: 'Datasheets',
  webinar: 'Webinars',
  company: 'Companies',
};

function buildTable(
  documents: readonly SearchDocument[],
  valuesOf: (document: SearchDocument) => readonly FacetValue[],
): FacetTable {
  const numbers = new Map<string, number>();
  const keys: string[] = [];
  const labels: string[] = [];
  const owners = createNumberBuffer();
  const values = createNumberBuffer();
  documents.forEach((document, owner) => {
    const own = new Map(valuesOf(document).map(({ key, label }) => [key, label]));
    for (const [key, label] of own) {
      let number = numbers.get(key);
      if (number === undefined) {
        number = keys.push(key) - 1;
        labels.push(label);
        numbers.set(key, number);
      }
      owners.push(owner);
      values.push(number);
    }
  });
  return { keys, labels, values: groupNumbers(owners.values(), values.values(), documents.length) };
}

const sections = ({ hit }: SearchDocument, edition: Edition): FacetValue[] =>
  sectionsOf(hit).flatMap(({ number, number95, title }) => {
    const key = edition === '95' ? number95 : number;
    return key === null ? [] : [{ key, label: `${formatSection(key, edition)} ${title}` }];
  });

function divisionLabel(key: string, edition: Edition): string {
  const division = edition === '95' ? findFormerDivision(key) : findDivision(key);
  return division?.title ?? `Division ${key}`;
}

const divisions = (document: SearchDocument, edition: Edition): FacetValue[] =>
  sections(document, edition).map(({ key }) => {
    const division = divisionOf(key);
    return { key: division, label: divisionLabel(division, edition) };
  });

const formatsOf = ({ formats }: SearchDocument): FacetValue[] =>
  formats.map((format) => ({ key: format.toLowerCase(), label: format.toUpperCase() }));

/** The facet tables for both editions of MasterFormat; they share what does not depend on it. */
export function buildFacetTables(
  documents: readonly SearchDocument[],
  today: string,
): Record<Edition, FacetTables> {
  const table = (valuesOf: (document: SearchDocument) => readonly FacetValue[]) =>
    buildTable(documents, valuesOf);
  const shared = {
    content_type: table(({ hit }) => [{ key: hit.content_type, label: typeLabels[hit.content_type] }]),
    manufacturer: table(({ hit }) => [{ key: String(hit.coid), label: hit.company }]),
    format: table(formatsOf),
    certification: table(({ certifications }) => extraFacets.facetValuesOf(certifications)),
    declaration: table(({ declarations }) => extraFacets.facetValuesOf(declarations)),
    standard: table(extraFacets.standards),
    building: table(extraFacets.buildings),
    updated: table((document) => extraFacets.updated(document, today)),
    wizard: table(extraFacets.wizard),
    host: table(extraFacets.bimHosts),
    fitness: table(extraFacets.fitness),
    validity: table((document) => declared.validity(document, today)),
    kind: table(declared.epdKind),
    threshold: table(declared.threshold),
    disclosed: table(declared.disclosureThresholds),
  };
  const inEdition = (edition: Edition): FacetTables => ({
    ...shared,
    division: table((document) => divisions(document, edition)),
    section: table((document) => sections(document, edition)),
  });
  return { '04': inEdition('04'), '95': inEdition('95') };
}
