import { fullDate } from '#src/lib/dates.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import {
  binderOf,
  chosenDocuments,
  manufacturerOf,
  statusWords,
  titleOf,
} from '#src/domain/design-projects/binder.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { itemMarks, markText } from '#src/domain/design-projects/item-marks.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';

export interface ScheduleLine {
  /** Mark in the schedule, section and running number: `07 42 13-2`; `X-1` without a section. */
  mark: string;
  /** `07 42 13`; empty without a section. */
  section: string;
  sectionTitle: string;
  item: BinderItem;
  title: string;
  /** Lowercase: `product`, `CAD detail`, `manufacturer`. */
  type: string;
  manufacturer: string;
  model: string;
  status: string;
  note: string;
  /** Date of its last change; empty if unknown. */
  updated: string;
  /** As sentences. */
  remarks: string;
  /** Number of documents; null while unknown. */
  documents: number | null;
}

/** The items of a project in section order, numbered within each section; `today` as `2026-11-02`. */
export const scheduleOf = (items: readonly BinderItem[], today: string): readonly ScheduleLine[] =>
  binderOf(items).flatMap(({ sections }) =>
    sections.flatMap(({ section, items: own }) =>
      own.map((item, index): ScheduleLine => {
        const number = section === null ? '' : formatSection(section.number, '04');
        const record = item.record.kind === 'item' ? item.record.item : null;
        return {
          mark: `${number || 'X'}-${index + 1}`,
          section: number,
          sectionTitle: section?.title ?? '',
          item,
          title: titleOf(item),
          type: typeWord(item),
          manufacturer: manufacturerOf(item),
          model: record?.content_type === 'product' ? record.model : '',
          status: statusWords[item.saved.status],
          note: item.saved.note,
          updated: record?.updated_at.slice(0, 10) ?? '',
          remarks: itemMarks(item, today).map(markText).join(' '),
          documents: item.documents === null ? null : chosenDocuments(item).length,
        };
      }),
    ),
  );

/** The item's type, for use within a sentence. */
const typeWord = ({ saved: { content_type: type } }: BinderItem): string =>
  type === 'company' ? 'manufacturer' : contentTypeWords[type].singular;

const scheduleHeads = [
  'Mark',
  'Section',
  'Section title',
  'Item',
  'Type',
  'Manufacturer',
  'Model',
  'Status',
  'Note',
  'Updated',
  'Remarks',
  'Documents',
  'Page',
] as const;

/** The schedule as a table with a header row; `pageOf` returns the absolute URL of an item's page. */
export const scheduleTable = (
  lines: readonly ScheduleLine[],
  pageOf: (item: BinderItem) => string,
): (string | number | null)[][] => [
  [...scheduleHeads],
  ...lines.map((line) => [
    line.mark,
    line.section,
    line.sectionTitle,
    line.title,
    line.type,
    line.manufacturer,
    line.model,
    line.status,
    line.note,
    line.updated,
    line.remarks,
    line.documents,
    pageOf(line.item),
  ]),
];

/** The project facts for its title block, without empty ones. */
export function titleBlock(project: DesignProject, type: string): readonly (readonly [string, string])[] {
  const { last_spec_date: day } = project;
  const all = [
    ['Project', project.name],
    ['Number', project.number],
    ['Type', type],
    ['Owner', project.owner],
    ['Last specification', day === null ? '' : (fullDate(day) ?? day)],
  ] as const;
  return all.filter(([, value]) => value !== '');
}
