import type { SpecNode, SpecReference } from '#src/contracts/spec-sections.ts';
import { MasterError } from '#src/reference-api/specifications/master-lines.ts';
import { type MasterNode, plainNode } from '#src/reference-api/specifications/master-node.ts';
import { withdrawalOf, publisherOf } from '#src/reference-api/content/standards.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';

/** The references of a master, in its order. */
export function referencesOf({ number, references }: SectionMaster): SpecReference[] {
  const seen = new Set<string>();
  return references.map(([designation, title]) => {
    if (seen.has(designation)) throw new MasterError(number, 0, `${designation} is listed twice.`);
    seen.add(designation);
    const fate = withdrawalOf(designation);
    return {
      designation,
      ...publisherOf(designation),
      title,
      status: fate?.status ?? 'active',
      replacedBy: fate?.replacedBy ?? null,
    };
  });
}

/** Organizations in alphabetical order with their standards. A line is included while the text cites it. */
export function referenceNodes(
  references: readonly SpecReference[],
  parentId: number | null,
  before: number,
  detail: SpecNode['detail'],
): MasterNode[] {
  const nodes: MasterNode[] = [];
  const byBody = Map.groupBy(references, ({ abbreviation }) => abbreviation);
  for (const [abbreviation, standards] of [...byBody].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const organization = standards[0]?.organization ?? abbreviation;
    const id = before + nodes.length + 1;
    nodes.push({
      ...plainNode(id, parentId),
      detail,
      text: [organization === abbreviation ? `${abbreviation}:` : `${organization} (${abbreviation}):`],
      condition: { cited: standards.map(({ designation }) => designation) },
    });
    const inOrder = standards.toSorted((a, b) => (sortKey(a.designation) < sortKey(b.designation) ? -1 : 1));
    for (const { designation, title } of inOrder)
      nodes.push({
        ...plainNode(before + nodes.length + 1, id),
        detail,
        // Marked as a reference, so that a check can tell what is listed.
        text: [{ reference: designation }, ` - ${title}.`],
        condition: { cited: [designation] },
      });
  }
  return nodes;
}

/** Puts `ASTM D751` before `ASTM D6878`. */
const sortKey = (designation: string): string =>
  designation.replace(/\d+/g, (digits) => digits.padStart(6, '0'));
