import type { SpecNode } from '#src/contracts/spec-sections.ts';
import type { Builder, PendingLine } from '#src/domain/merged-section/builder.ts';
import { type SidedLine, lineKey } from '#src/domain/merged-section/source.ts';

/** Resolves the lines' links to ids in the result. Drops lines that depend on a line that was left out. */
export function resolveLinks(builder: Builder): SpecNode[] {
  const out = new Set<number>();
  // Repeats until nothing changes: dropping a line also drops those that depend on it, and those below them.
  for (let before = -1; before !== out.size;) {
    before = out.size;
    for (const { node, members } of builder.lines) {
      if (out.has(node.id)) continue;
      const isUnder = node.parentId !== null && out.has(node.parentId);
      const [lead] = members;
      if (!isUnder && (lead === undefined || canStand(builder, lead, out))) continue;
      out.add(node.id);
      for (const at of members)
        builder.outcomes.set(lineKey(at), { kind: 'out', why: 'The text it belongs to was left out' });
    }
  }
  const isIn = (id: number | undefined): id is number => id !== undefined && !out.has(id);
  return builder.lines.flatMap((pending) =>
    out.has(pending.node.id) ? [] : [nodeOf(builder, pending, isIn)],
  );
}

/** Whether what the line depends on is still there. */
function canStand({ ids, blanks }: Builder, { side, line }: SidedLine, out: ReadonlySet<number>): boolean {
  const { condition } = line;
  if (condition === null || 'cited' in condition) return true;
  if ('input' in condition) return blanks.has(`${side.slot}:${condition.input}`);
  const id = ids.get(`${side.slot}:${condition.line}`);
  return id !== undefined && !out.has(id);
}

function nodeOf(
  builder: Builder,
  { node, members }: PendingLine,
  isIn: (id: number | undefined) => id is number,
): SpecNode {
  const pointed = (pick: (line: SidedLine['line']) => readonly number[]): number[] => {
    const found = members.flatMap(({ side, line }) =>
      pick(line)
        .map((id) => builder.ids.get(`${side.slot}:${id}`))
        .filter(isIn),
    );
    return [...new Set(found)].filter((id) => id !== node.id);
  };
  const requires = pointed((line) => line.requires);
  return {
    ...node,
    condition: members.length === 0 ? node.condition : conditionOf(builder, members),
    requires,
    excludes: pointed((line) => line.excludes).filter((id) => !requires.includes(id)),
    suggests: pointed((line) => line.suggests),
  };
}

/** The condition of the manufacturer whose text is used; a citation counts from any manufacturer's lines. */
function conditionOf({ ids, blanks }: Builder, members: PendingLine['members']): SpecNode['condition'] {
  const [lead] = members;
  const condition = lead?.line.condition ?? null;
  if (condition === null || lead === undefined) return null;
  if ('line' in condition) {
    const line = ids.get(`${lead.side.slot}:${condition.line}`);
    return line === undefined ? null : { line };
  }
  if ('input' in condition) {
    const input = blanks.get(`${lead.side.slot}:${condition.input}`);
    return input === undefined ? null : { ...condition, input };
  }
  const cited = members.flatMap(({ line }) =>
    line.condition && 'cited' in line.condition ? line.condition.cited : [],
  );
  return { cited: [...new Set(cited)].toSorted() };
}
