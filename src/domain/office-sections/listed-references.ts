import type { SpecNode, SpecReference } from '#src/contracts/spec-sections.ts';

/** The standards that a References article lists, with the titles it gives them. */
export function listedReferences(nodes: readonly SpecNode[]): SpecReference[] {
  const article = nodes.find(({ role }) => role === 'references')?.id;
  if (article === undefined) return [];
  const inside = new Set([article]);
  const found = new Map<string, SpecReference>();
  for (const { id, parentId, text } of nodes) {
    if (parentId === null || !inside.has(parentId)) continue;
    inside.add(id);
    const [run, title] = text;
    if (typeof run !== 'object' || !('reference' in run) || found.has(run.reference)) continue;
    const words = typeof title === 'string' ? title.replace(/^[\s,:–—-]+/, '').replace(/\.$/, '') : '';
    const abbreviation = /^[A-Z]+/.exec(run.reference)?.[0] ?? '';
    found.set(run.reference, {
      designation: run.reference,
      organization: abbreviation,
      abbreviation,
      title: words,
      status: 'active',
      replacedBy: null,
    });
  }
  return [...found.values()];
}
