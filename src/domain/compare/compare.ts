import type { Content, Product } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { bimFitness, fitnessWords } from '#src/domain/bim-fitness.ts';
import { attributeGroups } from '#src/domain/compare/attributes.ts';
import { comparability } from '#src/domain/compare/comparability.ts';
import { certificateGroup, epdGroup, epdsOf, hpdGroup } from '#src/domain/compare/declarations.ts';
import { cellOf, groupOf, noteOf, rowOf } from '#src/domain/compare/table.ts';
import type { Compared, CompareGroup, CompareLine, CompareRow } from '#src/domain/compare/table.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { fullDate, monthAndYear } from '#src/lib/dates.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { UnitSystem } from '#src/domain/units.ts';

/** Compares products side by side, group by group. `today` is an ISO date. Leaves out groups without rows. */
export function compareProducts(
  compared: readonly Compared[],
  { units, today }: { units: UnitSystem; today: string },
): readonly CompareGroup[] {
  const { isComparable } = comparability(epdsOf(compared), today);
  return [
    productGroup(compared),
    ...attributeGroups(compared, units, isComparable),
    standardsGroup(compared),
    certificateGroup(compared, today),
    epdGroup(compared, today),
    hpdGroup(compared, today),
    suitabilityGroup(compared),
    filesGroup(compared),
  ].filter(({ rows }) => rows.length > 0);
}

const fact = (
  compared: readonly Compared[],
  key: string,
  label: string,
  say: (product: Product) => readonly (CompareLine | string | null)[],
): CompareRow =>
  rowOf(
    key,
    label,
    compared.map(({ product }) => cellOf(say(product))),
  );

const productGroup = (compared: readonly Compared[]): CompareGroup =>
  groupOf('product', 'Product', [
    fact(compared, 'model', 'Model', ({ model }) => [model]),
    fact(compared, 'kind', 'Kind', ({ noun }) => [noun]),
    fact(compared, 'materials', 'Material', ({ materials }) => [materials]),
    fact(compared, 'section', 'MasterFormat', ({ csi }) =>
      csi.map(({ number, title }) => `${formatSection(number, '04')} ${title}`),
    ),
    fact(compared, 'made', 'Availability', ({ discontinued }) =>
      discontinued === null
        ? ['Available']
        : [
            `discontinued ${monthAndYear(discontinued.since) ?? discontinued.since}`,
            discontinued.replacedBy && noteOf(`replaced by ${discontinued.replacedBy.title}`),
          ],
    ),
    fact(compared, 'updated', 'Updated', ({ updated_at: date }) => [fullDate(date) ?? date]),
  ]);

/** One row per standard that any product names. */
function standardsGroup(compared: readonly Compared[]): CompareGroup {
  const standards = [...new Set(compared.flatMap(({ product }) => product.standards))].toSorted();
  return groupOf(
    'standards',
    'Tests and standards',
    standards.map((standard) => {
      const [number = standard, ...title] = standard.split(' - ');
      const cells = compared.map(({ product }) =>
        cellOf([product.standards.includes(standard) ? 'stated' : null]),
      );
      return rowOf(`standard ${standard}`, number, cells, title.join(' - '));
    }),
  );
}

const suitabilityGroup = (compared: readonly Compared[]): CompareGroup =>
  groupOf('suitability', 'Use and limits', [
    fact(compared, 'uses', 'Applications', ({ uses }) => uses),
    fact(compared, 'limits', 'Limitations', ({ limitations }) => limitations),
    fact(compared, 'buildings', 'Building types', ({ buildingTypes }) => buildingTypes),
  ]);

const fileTypes: readonly ContentType[] = [
  'cad',
  'bim',
  'spec',
  'sw',
  'datasheet',
  'catalog',
  'video',
  'webinar',
];

/** One row per type with the number of items and their formats. */
function filesGroup(compared: readonly Compared[]): CompareGroup {
  const rows = fileTypes.map((type) =>
    rowOf(
      `files ${type}`,
      contentTypeWords[type].plural,
      compared.map(({ content }) => filesCell(content.filter((item) => item.content_type === type))),
    ),
  );
  const fitness = rowOf(
    'files fitness',
    'BIM fitness',
    compared.map(({ content }) => cellOf(fitnessLines(content), 'no BIM object')),
  );
  return groupOf('files', 'Files', rows.toSpliced(2, 0, fitness));
}

/** Number of objects per verdict, and each reason against them once. */
function fitnessLines(content: readonly Content[]): readonly CompareLine[] {
  const found = content.flatMap((item) => (item.content_type === 'bim' ? [bimFitness(item)] : []));
  return (['fit', 'check', 'unfit'] as const).flatMap((level) => {
    const own = found.filter(({ fitness }) => fitness === level);
    const reasons = [...new Set(own.flatMap((one) => one.reasons))].join(', ');
    return [
      ...(own.length === 0 ? [] : [{ text: `${own.length} ${fitnessWords[level]}` }]),
      ...(reasons === '' ? [] : [noteOf(reasons)]),
    ];
  });
}

function filesCell(items: readonly Content[]) {
  if (items.length === 0) return cellOf([], 'none');
  const formats = [...new Set(items.flatMap(({ files }) => files.map(({ format }) => format)))].toSorted();
  const text = `${items.length}${formats.length === 0 ? '' : `: ${formats.join(', ')}`}`;
  const [item] = items;
  return cellOf([items.length === 1 && item ? { text, item } : text]);
}
