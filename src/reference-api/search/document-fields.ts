import { contentTypes } from '#src/contracts/content-types.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { SearchHit } from '#src/contracts/search.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import type { FoundRecord, SearchDocument } from '#src/reference-api/search/search-document.ts';

/** A text of a document, and the weight of its words. */
export interface WeightedField {
  text: string;
  weight: number;
}

const weights = {
  title: 8,
  name: 6,
  section: 5,
  otherSection: 2.5,
  company: 4,
  kind: 3,
  facts: 2,
  summary: 1.5,
};

/** What visitors call each type, so that `tpo roof cad` finds drawings. */
const kinds: Record<SearchHit['content_type'], string> = {
  cad: 'CAD detail drawing DWG DXF',
  bim: 'BIM family object Revit RVT RFA IFC',
  certificate: 'certificate certification',
  epd: 'EPD environmental product declaration',
  hpd: 'HPD health product declaration',
  product: 'product',
  spec: 'spec specification guide',
  sw: 'SpecWizard specification',
  video: 'video',
  catalog: 'catalog brochure',
  datasheet: 'datasheet',
  webinar: 'webinar course continuing education CEU',
  company: 'manufacturer company',
};

/** The types that a word names: `epd` and `declaration` name EPDs. */
export const typesNamed: ReadonlyMap<string, ReadonlySet<SearchHit['content_type']>> = (() => {
  const byWord = new Map<string, Set<SearchHit['content_type']>>();
  for (const type of contentTypes) {
    // Everyone asks for products, mostly without saying so.
    if (type === 'product') continue;
    for (const { term } of scanWords(kinds[type]))
      byWord.set(term, (byWord.get(term) ?? new Set()).add(type));
  }
  return byWord;
})();

const dataSheet = ['data', 'sheet'];

/**
 * The types that a word names among others. `Data sheet` is one together: a floor of a data center is no paper, nor is sheet
 * flooring.
 */
export function typesNamedBy(
  words: readonly { term: string }[],
  at: number,
): readonly SearchHit['content_type'][] {
  const term = words[at]?.term ?? '';
  const start = at - dataSheet.indexOf(term);
  const isDataSheet =
    dataSheet.includes(term) && dataSheet.every((one, place) => words[start + place]?.term === one);
  return isDataSheet ? ['datasheet'] : [...(typesNamed.get(term) ?? [])];
}

/** Whether any of the words names a type. */
export const nameTypes = (words: readonly { term: string }[]): boolean =>
  words.some((_, at) => typesNamedBy(words, at).length > 0);

/** Names and numbers by which one asks for an item of a type. */
function names(hit: SearchHit): readonly string[] {
  switch (hit.content_type) {
    case 'product':
      return [hit.tradename, hit.noun, hit.model];
    case 'cad':
      return [hit.detailNumber, hit.assembly, hit.condition];
    case 'bim':
      return [hit.familyName, hit.category, hit.ifcClass];
    case 'epd':
      return [hit.declarationNumber, hit.operator, hit.standard];
    case 'hpd':
      return [hit.hpdId];
    case 'certificate':
      return [hit.program, hit.number, hit.issuer];
    case 'webinar':
      return [hit.provider];
    case 'spec':
    case 'sw':
    case 'catalog':
    case 'video':
    case 'datasheet':
    case 'company':
      return [];
  }
}

/** A product's long text. The other types have a summary. */
const facts = (hit: FoundRecord): readonly string[] =>
  hit.content_type === 'product'
    ? [hit.description, hit.materials, ...hit.uses, ...hit.standards, ...hit.buildingTypes]
    : [];

/** A document's title: for a manufacturer, its name. */
export const titleOf = (hit: SearchHit): string => (hit.content_type === 'company' ? hit.company : hit.title);

/** The sections of a document, the main one first. */
export const sectionsOf = (hit: SearchHit): readonly CsiSection[] =>
  hit.content_type === 'company' ? hit.sections : hit.csi;

/** Everything a document can be found by, weighted. */
export function weightedFields({ hit, certifications, text }: SearchDocument): WeightedField[] {
  const isCompany = hit.content_type === 'company';
  const sections = sectionsOf(hit).map(({ title }, at) => ({
    text: title,
    weight: at === 0 && !isCompany ? weights.section : weights.otherSection,
  }));
  const formats = isCompany ? [] : hit.files.map(({ format }) => format);
  const place = isCompany ? [hit.city ?? '', hit.state ?? ''] : [];
  return [
    { text: titleOf(hit), weight: weights.title },
    ...names(hit).map((name) => ({ text: name, weight: weights.name })),
    ...sections,
    { text: isCompany ? '' : hit.company, weight: weights.company },
    { text: hit.webabrv, weight: isCompany ? weights.title : weights.company },
    { text: String(hit.coid), weight: isCompany ? weights.title : 0.5 },
    { text: kinds[hit.content_type], weight: weights.kind },
    ...[...formats, ...certifications, ...place].map((fact) => ({ text: fact, weight: weights.facts })),
    ...facts(hit).map((fact) => ({ text: fact, weight: weights.facts })),
    ...text.split('\n').map((line) => ({ text: line, weight: weights.facts })),
    { text: isCompany ? hit.about : hit.summary, weight: weights.summary },
  ].filter((field) => field.text !== '');
}
