import type { ItemStatus, ProjectItem } from '#src/contracts/char-projects.ts';
import type { Content } from '#src/contracts/content.ts';
import type { Company } from '#src/contracts/companies.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';

/** The result of looking up an item in the library. */
export type BinderRecord =
  | { kind: 'item'; item: Content }
  | { kind: 'company'; company: Company }
  /** Removed from the library since it was saved. */
  | { kind: 'gone' }
  /** The lookup failed. */
  | { kind: 'unread' }
  /** Still loading. */
  | { kind: 'coming' };

/** An item of a project with its current library record. */
export interface BinderItem {
  saved: ProjectItem;
  record: BinderRecord;
  /** Candidates for the submittal: the product's content, or the item itself; null while unknown. */
  documents: readonly Content[] | null;
}

export interface BinderSection {
  /** Null for items without a section: manufacturers and removed items. */
  section: CsiSection | null;
  items: readonly BinderItem[];
}

/** The sections of one division. */
export interface BinderDivision {
  /** Two digits; null for items without a section. */
  number: string | null;
  title: string;
  sections: readonly BinderSection[];
}

/** An item's title; a removed item is named by its number. */
export function titleOf({ saved, record }: BinderItem): string {
  if (record.kind === 'item') return record.item.title;
  if (record.kind === 'company') return record.company.companyNoHtml;
  return `No. ${saved.content_id}`;
}

/** The manufacturer's name; empty when unknown. */
export function manufacturerOf({ record }: BinderItem): string {
  if (record.kind === 'item') return record.item.company;
  return record.kind === 'company' ? record.company.companyNoHtml : '';
}

/** The principal section. */
export const sectionOf = ({ record }: BinderItem): CsiSection | null =>
  record.kind === 'item' ? (record.item.csi[0] ?? null) : null;

/** The binder in MasterFormat order, by title within a section. Items without a section come last. */
export function binderOf(items: readonly BinderItem[]): readonly BinderDivision[] {
  const bySection = new Map<string, BinderItem[]>();
  for (const item of items) {
    const key = sectionOf(item)?.number ?? '';
    bySection.set(key, [...(bySection.get(key) ?? []), item]);
  }
  const sections = [...bySection]
    .toSorted(([one], [other]) => ((one || '~') < (other || '~') ? -1 : 1))
    .map(([, own]): BinderSection => {
      const [first] = own;
      return { section: first ? sectionOf(first) : null, items: own.toSorted(byTitle) };
    });
  const byDivision = new Map<string | null, BinderSection[]>();
  for (const section of sections) {
    const number = section.section?.number.slice(0, 2) ?? null;
    byDivision.set(number, [...(byDivision.get(number) ?? []), section]);
  }
  return [...byDivision].map(([number, own]) => ({
    number,
    title: divisions.find((division) => division.number === number)?.title ?? 'No section',
    sections: own,
  }));
}

export const inBinderOrder = (items: readonly BinderItem[]): readonly BinderItem[] =>
  binderOf(items).flatMap(({ sections }) => sections.flatMap(({ items: own }) => own));

const byTitle = (one: BinderItem, other: BinderItem): number =>
  titleOf(one).localeCompare(titleOf(other), 'en', { numeric: true }) ||
  one.saved.content_id - other.saved.content_id;

/** The document types that reviewers ask for, in submittal order. */
const submittalTypes = ['datasheet', 'catalog', 'certificate', 'epd', 'hpd', 'cad'] as const;

const rankOf = ({ content_type }: Content): number =>
  submittalTypes.findIndex((type) => type === content_type);

/** The item's documents that can go into a submittal. */
export const submittalDocuments = ({ documents }: Pick<BinderItem, 'documents'>): readonly Content[] =>
  (documents ?? []).filter((one) => rankOf(one) >= 0).toSorted((one, other) => rankOf(one) - rankOf(other));

/** The documents to include, in order: the chosen ones, or by default product data, certificates, and declarations. */
export function chosenDocuments({ saved, documents }: BinderItem): readonly Content[] {
  const candidates = submittalDocuments({ documents });
  if (saved.documents.length === 0) return usualDocuments(candidates);
  return saved.documents.flatMap((chosen) =>
    candidates.filter(
      ({ content_type, id }) => content_type === chosen.content_type && id === chosen.content_id,
    ),
  );
}

/** A CAD detail only if it was saved as an item of its own; a catalog only without a datasheet. */
export function usualDocuments(candidates: readonly Content[]): readonly Content[] {
  const hasSheet = candidates.some(({ content_type }) => content_type === 'datasheet');
  const usual = candidates.filter(
    ({ content_type }) => content_type !== 'cad' && (content_type !== 'catalog' || !hasSheet),
  );
  return usual.length === 0 && candidates.length === 1 ? candidates : usual;
}

/** Status labels. */
export const statusWords: Readonly<Record<ItemStatus, string>> = {
  considering: 'Considering',
  'basis of design': 'Basis of design',
  comparable: 'Comparable',
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
};
export const statuses: readonly ItemStatus[] = [
  'considering',
  'basis of design',
  'comparable',
  'submitted',
  'approved',
  'rejected',
];
