import type { SpecNode, SpecReference, SpecSection } from '#src/contracts/spec-sections.ts';
import { newBuilder, type Builder } from '#src/domain/merged-section/builder.ts';
import { resolveChoices } from '#src/domain/merged-section/choices.ts';
import { joinNames } from '#src/domain/merged-section/clause.ts';
import { addLinesBelow } from '#src/domain/merged-section/add-lines-below.ts';
import { resolveLinks } from '#src/domain/merged-section/links.ts';
import { mergedName } from '#src/domain/merged-section/merge-name.ts';
import type { Answers, Merged } from '#src/domain/merged-section/merge-types.ts';
import { plainParagraph } from '#src/domain/specification/plain-paragraph.ts';
import { shownText } from '#src/domain/merged-section/shown-text.ts';
import { addedId, lineKey, sideOf, type MergeSource, type Side } from '#src/domain/merged-section/source.ts';

/**
 * Merges two or three manufacturers' sections of the same number into one ordinary section. The first is the basis of design;
 * the order of the others doesn't matter. No line is lost: `outcomes` has the outcome of each. Null for sections that can't be
 * merged.
 */
export function mergeSections(sources: readonly MergeSource[], answers: Answers = {}): Merged | null {
  const [basis, ...others] = sources;
  if (basis === undefined || others.length === 0) return null;
  if (others.some(({ section }) => section.section.number !== basis.section.section.number)) return null;
  const ordered = [basis, ...others.toSorted((a, b) => (a.section.filename < b.section.filename ? -1 : 1))];
  const sides = named(ordered.map(sideOf));
  const builder = newBuilder(sides, answers);
  addLinesBelow(builder, [], { parentId: null, article: '', role: null, only: null, isOfProduct: false });
  resolveChoices(builder);
  addManufacturers(builder);
  return {
    section: headOf(sides, resolveLinks(builder)),
    manufacturers: sides.map(({ manufacturer, filename, coid, section, tree }) => ({
      manufacturer,
      filename,
      coid,
      companySlug: section.companySlug,
      lines: tree.lines.size,
    })),
    items: builder.items,
    values: builder.values,
    outcomes: builder.outcomes,
    leftOut: sides.flatMap((side) =>
      [...side.tree.lines.values()].flatMap((line) => {
        const outcome = builder.outcomes.get(lineKey({ side, line }));
        if (outcome?.kind !== 'out') return [];
        return [{ manufacturer: side.manufacturer, text: shownText({ side, line }), why: outcome.why }];
      }),
    ),
  };
}

/** Adds the file name where two sections come from the same manufacturer. */
const named = (sides: readonly Side[]): Side[] =>
  sides.map((side) => {
    const isAlone = sides.filter(({ manufacturer }) => manufacturer === side.manufacturer).length === 1;
    return isAlone ? side : { ...side, manufacturer: `${side.manufacturer}, ${side.filename}` };
  });

function headOf(sides: readonly Side[], nodes: SpecNode[]): SpecSection {
  const [basis, ...others] = sides;
  const sections = sides.map(({ section }) => section);
  const own = basis?.section ?? sections[0];
  if (own === undefined || basis === undefined) throw new Error('Nothing to merge.');
  const manufacturers = [...new Set(others.map(({ manufacturer }) => manufacturer))];
  return {
    ...own,
    filename: mergedName(sides.map(({ filename }) => filename)),
    revised:
      sections
        .map(({ revised }) => revised)
        .toSorted()
        .at(-1) ?? own.revised,
    copyright: [...new Set(sections.map(({ copyright }) => copyright))].join('; '),
    manufacturer: {
      ...own.manufacturer,
      introduction: `Basis of design: ${basis.manufacturer}. Comparable products: ${joinNames(manufacturers, 'and')}. The text is merged from their sections.`,
    },
    nodes,
    references: uniqueReferences(sections.map(({ references }) => references)),
  };
}

/** Each standard once. */
function uniqueReferences(lists: readonly (readonly SpecReference[])[]): SpecReference[] {
  const byName = new Map<string, SpecReference>();
  for (const list of lists)
    for (const reference of list)
      if (!byName.has(reference.designation)) byName.set(reference.designation, reference);
  return [...byName.values()];
}

/** Names the other manufacturers if the Manufacturers article names none, and adds a missing article. */
function addManufacturers(builder: Builder): void {
  const [basis, ...others] = builder.sides;
  const missing = others.filter(({ coid }) => coid !== basis?.coid && !builder.named.has(coid));
  if (missing.length === 0 || basis === undefined) return;
  const manufacturers = [...new Set(missing.map(({ manufacturer }) => manufacturer))];
  const article = builder.lines.findIndex(({ node }) => node.role === 'manufacturers');
  const parts = builder.lines.filter(({ node }) => node.kind === 'part');
  const part = (parts[1] ?? parts[0])?.node;
  if (article === -1 && part === undefined) return;
  const above = builder.lines[article]?.node ?? part;
  if (above === undefined) return;
  const text = `Comparable products: By ${joinNames(manufacturers, 'or')}, where they meet the requirements of this section.`;
  const line = { ...plainParagraph(addedId(above.id, 1), above.id, text), detail: above.detail };
  if (article === -1) {
    const added = addedId(above.id, 0);
    const at = builder.lines.findIndex(({ node }) => node.id === above.id) + 1;
    const basisLine = plainParagraph(addedId(above.id, 2), added, `Basis of Design: ${basis.manufacturer}.`);
    builder.lines.splice(
      at,
      0,
      {
        node: {
          ...plainParagraph(added, above.id, 'Manufacturers'),
          kind: 'article',
          role: 'manufacturers',
        },
        members: [],
      },
      { node: basisLine, members: [] },
      { node: { ...line, parentId: added }, members: [] },
    );
  } else builder.lines.splice(article + 1, 0, { node: line, members: [] });
}
