import { titleOf, type BinderItem } from '#src/domain/design-projects/binder.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { sectionTitle } from '#src/domain/masterformat/known-sections.ts';
import {
  itemLines,
  linesOfText,
  namedProducts,
  productLines,
} from '#src/domain/project-manual/outline-lines.ts';
import type { OutlineLine } from '#src/domain/project-manual/outline-lines.ts';
import { ordered, ownTextOf, type OutlineEdits } from '#src/domain/project-manual/outline-edits.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { Detail } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** A specification with this person's decisions. */
export interface ReadSpec {
  section: SpecSection;
  tree: SectionTree;
  state: SectionState;
}

/** A specification chosen for the project: a section of one of the person's SpecWizard projects. */
export interface OutlineSpec {
  /** `seq` of the SpecWizard project. */
  seq: number;
  filename: string;
  company: string;
  /** Digits; empty if the API has none. */
  number: string;
  title: string;
  /** Null while loading; a string says why loading failed. */
  content: ReadSpec | string | null;
}

export interface OutlineSection {
  /** MasterFormat 04 digits; empty for a specification without a number. */
  number: string;
  title: string;
  /** Whether it has no title from a specification, an item, MasterFormat, or the person. */
  isUntitled: boolean;
  lines: readonly OutlineLine[];
  /** Whether title or products are the person's own text. */
  isOwn: boolean;
  remarks: string;
  /** The project's items, without rejected ones. */
  items: readonly BinderItem[];
  specs: readonly OutlineSpec[];
}

export interface OutlineDivision {
  /** Two digits; null for specifications without a number. */
  number: string | null;
  title: string;
  sections: readonly OutlineSection[];
}

export interface OutlineSource {
  items: readonly BinderItem[];
  specs: readonly OutlineSpec[];
  edits: OutlineEdits;
  detail: Detail;
}

/** A project's outline by division. Includes each section that an item, a specification, or the person adds, once. */
export function outlineOf(source: OutlineSource): readonly OutlineDivision[] {
  const { edits } = source;
  const { itemsOf, specsOf } = bySection(source);
  const removed = new Set(edits.removed);
  const numbers = new Set([...itemsOf.keys(), ...specsOf.keys(), ...edits.added]);
  const byDivision = new Map<string, string[]>();
  for (const number of [...numbers].filter((one) => !removed.has(one))) {
    const division = number.slice(0, 2);
    byDivision.set(division, [...(byDivision.get(division) ?? []), number]);
  }
  return ordered([...byDivision.keys()], []).map((division) => ({
    number: division === '' ? null : division,
    title: findDivision(division)?.title ?? 'No section number',
    sections: ordered(byDivision.get(division) ?? [], edits.order).map((number) =>
      outlineSection(number, itemsOf.get(number) ?? [], specsOf.get(number) ?? [], source),
    ),
  }));
}

function bySection({ items, specs }: OutlineSource) {
  const itemsOf = new Map<string, BinderItem[]>();
  const specsOf = new Map<string, OutlineSpec[]>();
  for (const item of items.toSorted((one, other) => titleOf(one).localeCompare(titleOf(other), 'en'))) {
    const number = item.record.kind === 'item' ? item.record.item.csi[0]?.number : undefined;
    if (number === undefined || item.saved.status === 'rejected') continue;
    itemsOf.set(number, [...(itemsOf.get(number) ?? []), item]);
  }
  for (const spec of specs) specsOf.set(spec.number, [...(specsOf.get(spec.number) ?? []), spec]);
  return { itemsOf, specsOf };
}

function outlineSection(
  number: string,
  items: readonly BinderItem[],
  specs: readonly OutlineSpec[],
  { edits, detail }: OutlineSource,
): OutlineSection {
  const { title, products, remarks } = ownTextOf(edits, number);
  const known = title !== null && title.trim() !== '' ? title.trim() : usualTitle(number, items, specs);
  return {
    number,
    title: known ?? 'Untitled section',
    isUntitled: known === null,
    lines: products === null ? usualLines(items, specs, detail) : linesOfText(products),
    isOwn: title !== null || products !== null,
    remarks,
    items,
    specs,
  };
}

/** The specification's title, or MasterFormat's if there is none; null if that isn't listed either. */
function usualTitle(
  number: string,
  items: readonly BinderItem[],
  specs: readonly OutlineSpec[],
): string | null {
  const [spec] = specs;
  if (spec !== undefined && spec.title !== '') return plainText(spec.title).trim();
  const [item] = items;
  const own = item?.record.kind === 'item' ? item.record.item.csi[0]?.title : undefined;
  return own ?? sectionTitle(number) ?? sectionTitle(number.slice(0, 6)) ?? null;
}

/** Products of the specifications, then project products that no specification names. */
function usualLines(
  items: readonly BinderItem[],
  specs: readonly OutlineSpec[],
  detail: Detail,
): OutlineLine[] {
  const lines: OutlineLine[] = [];
  const named = new Set<number>();
  for (const { company, content } of specs) {
    if (content === null || typeof content === 'string') continue;
    const { tree, state } = content;
    // If several manufacturers have sections with the same number, each names its manufacturer.
    const own = productLines(tree, state, detail);
    if (specs.length > 1) lines.push({ level: 0, text: plainText(company) });
    const deeper = specs.length > 1 ? 1 : 0;
    for (const { level, text } of own) lines.push({ level: level + deeper, text });
    for (const id of namedProducts(tree, state)) named.add(id);
  }
  const others = items.filter(
    ({ saved }) => saved.content_type === 'product' && !named.has(saved.content_id),
  );
  return [...lines, ...itemLines(others, detail)];
}

/** Sections without a chosen specification. */
export const missingSections = (divisions: readonly OutlineDivision[]): OutlineSection[] =>
  divisions.flatMap(({ sections }) => sections.filter(({ specs }) => specs.length === 0));
