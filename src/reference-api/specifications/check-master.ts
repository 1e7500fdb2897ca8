import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { type MasterLine, MasterError } from '#src/reference-api/specifications/master-lines.ts';
import type { MasterNode } from '#src/reference-api/specifications/master-node.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';

/** A line, and where it was read. */
export interface DraftLine {
  node: MasterNode;
  line: MasterLine;
}

/** Radio lines of a group must be adjacent, more than one, and at most one of them recommended. */
export function checkGroups(drafts: readonly DraftLine[], master: SectionMaster): void {
  const siblings = Map.groupBy(
    drafts.filter(({ node }) => node.kind !== 'note'),
    ({ node }) => node.parentId,
  );
  for (const all of siblings.values()) {
    const groups = new Map<
      string | null,
      { last: number; count: number; recommended: number; line: MasterLine }
    >();
    for (const [index, { node, line }] of all.entries()) {
      if (node.control !== 'radio') continue;
      const refuse = (why: string): never => {
        throw new MasterError(master.number, line.at, why, line.text);
      };
      const group = groups.get(node.group) ?? { last: index - 1, count: 0, recommended: 0, line };
      if (group.last !== index - 1)
        refuse('Radio lines that are apart are different groups; name them with “;; group”.');
      const recommended = group.recommended + (node.recommended ? 1 : 0);
      if (recommended > 1) refuse('Two lines of a group are recommended.');
      groups.set(node.group, { last: index, count: group.count + 1, recommended, line: group.line });
    }
    for (const { count, line } of groups.values())
      if (count === 1)
        throw new MasterError(
          master.number,
          line.at,
          'A radio line needs another to choose from.',
          line.text,
        );
  }
}

const ranks: Readonly<Record<SpecNode['detail'], number>> = { outline: 0, short: 1, full: 2 };

/** Parts and articles are in each form with one of their lines, paragraphs only in forms of their parent. */
export function withDetails(
  nodes: readonly MasterNode[],
  drafts: readonly DraftLine[],
  master: SectionMaster,
): MasterNode[] {
  const shortest = new Map<number, SpecNode['detail']>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const [index, node] of nodes.entries()) {
    const parent = byId.get(node.parentId ?? 0);
    if (
      parent &&
      parent.kind !== 'part' &&
      parent.kind !== 'article' &&
      ranks[node.detail] < ranks[parent.detail]
    )
      throw new MasterError(
        master.number,
        drafts[index]?.line.at ?? 0,
        `The line is in the ${node.detail} form, the one above it is not.`,
        drafts[index]?.line.text,
      );
    for (let at = parent; at; at = byId.get(at.parentId ?? 0))
      if (node.kind !== 'note' && ranks[node.detail] < ranks[shortest.get(at.id) ?? 'full'])
        shortest.set(at.id, node.detail);
  }
  return nodes.map((node) =>
    node.kind === 'part' || node.kind === 'article'
      ? { ...node, detail: shortest.get(node.id) ?? node.detail }
      : node,
  );
}
