import type { ItemStatus, ProjectItem } from '#src/contracts/char-projects.ts';
import type { Content } from '#src/contracts/content.ts';
import type { Company } from '#src/contracts/companies.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';

/** The library's answer for an item's type and number. */
export type BinderRecord =
  | { kind: 'item'; item: Content }
  | { kind: 'company'; company: Company }
  /** It has been removed since it was chosen. */
  | { kind: 'gone' }
  /** The library did not say. */
  | { kind: 'unread' }
  /** Loading. */
  | { kind: 'coming' };

/** An item of a project with what the library says of it now. */
export interface BinderItem {
  saved: ProjectItem;
  record: BinderRecord;
  /** Candidates for the submittal: a product's content, else the item itself; null while unknown. */
  documents: readonly Content[] | null;
}

export interface BinderSection {
  /** Null for items without a section: manufacturers, and what is gone. */
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

/** How an item is called; what is gone is called by its number. */
export function titleOf({ saved, record }: BinderItem): string {
  if (record.kind === 'item') return record.item.title;
  if (record.kind === 'company') return record.company.companyNoHtml;
  return `No. ${saved.content_id}`;
}

/** Empty when unknown. */
export function makerOf({ record }: BinderItem): string {
  if (record.kind === 'item') return record.item.company;
  return record.kind === 'company' ? record.company.companyNoHtml : '';
}

/** The principal section. */
export function sectionOf({ record }: BinderItem): CsiSection | null {
  return record.kind === 'item' ? (record.item.csi[0] ?? null) : null;
}

/** The binder in the order of MasterFormat; within a section by title. Items without a section come last. */
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

/** The items in the order of the binder. */
export function inBinderOrder(items: readonly BinderItem[]): readonly BinderItem[] {
  return binderOf(items).flatMap(({ sections }) => sections.flatMap(({ items: own }) => own));
}

function byTitle(one: BinderItem, other: BinderItem): number {
  return (
    titleOf(one).localeCompare(titleOf(other), 'en', { numeric: true }) ||
    one.saved.content_id - other.saved.content_id
  );
}

/** The kinds of document that a reviewer asks for, in the order of a submittal. */
const submittalTypes = ['datasheet', 'catalog', 'certificate', 'epd', 'hpd', 'cad'] as const;

const rankOf = ({ content_type }: Content): number =>
  submittalTypes.findIndex((type) => type === content_type);

/** Those of an item's documents that may go into a submittal. */
export function submittalDocuments({ documents }: Pick<BinderItem, 'documents'>): readonly Content[] {
  return (documents ?? [])
    .filter((one) => rankOf(one) >= 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The documents that go in, in their order: those chosen, or product data, certificates and declarations. */
export function chosenDocuments({ saved, documents }: BinderItem): readonly Content[] {
  const candidates = submittalDocuments({ documents });
  if (saved.documents.length === 0) return usualDocuments(candidates);
  return saved.documents.flatMap((chosen) =>
    candidates.filter(
      ({ content_type, id }) => content_type === chosen.content_type && id === chosen.content_id,
    ),
  );
}

/** A detail goes in only where it is chosen, a catalog where there is no data sheet; a detail kept by itself is meant. */
export function usualDocuments(candidates: readonly Content[]): readonly Content[] {
  const hasSheet = candidates.some(({ content_type }) => content_type === 'datasheet');
  const usual = candidates.filter(
    ({ content_type }) => content_type !== 'cad' && (content_type !== 'catalog' || !hasSheet),
  );
  return usual.length === 0 && candidates.length === 1 ? candidates : usual;
}

/** Statuses in the words of the screen. */
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
