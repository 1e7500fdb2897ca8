import { call } from '#src/api/call.ts';
import { searchProduct } from '#src/contracts/products.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { projectTypeOf, publicTypeCode } from '#src/domain/project-types.ts';
import type { NamedDeclaration } from '#src/domain/specification/preflight/finding.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';

/** The project that a section belongs to, as far as its checks go. */
export interface CheckedProject {
  /** Six-digit numbers of its sections. */
  sections: readonly string[];
  /** Seq of its design project. */
  design: number | null;
}

export interface CheckContext {
  declarations: readonly NamedDeclaration[];
  isPublic: boolean;
  /** Something could not be read: its checks are left out. */
  isPartial: boolean;
}

/** A section names a handful of products at most. */
const maxProducts = 12;

/** The facts that pre-flight needs of the library and the project; it goes without what cannot be read. */
export async function readCheckContext(
  { nodes }: SpecSection,
  project: CheckedProject | null,
  signal: AbortSignal,
): Promise<CheckContext> {
  const ids = [...new Set(nodes.flatMap(({ productIds }) => productIds))].slice(0, maxProducts);
  const [isPublic, ...contents] = await Promise.all([
    isPublicProject(project?.design ?? null, signal),
    ...ids.map(async (id) => ({ id, result: await call(searchProduct, { params: { id }, signal }) })),
  ]);
  return {
    declarations: contents.flatMap(({ id, result }) =>
      (result.data?.content ?? []).flatMap((item): NamedDeclaration[] =>
        'validUntil' in item ? [{ productId: id, title: item.title, validUntil: item.validUntil }] : [],
      ),
    ),
    isPublic: isPublic === true,
    isPartial: isPublic === null || contents.some(({ result }) => result.error !== undefined),
  };
}

/** Null where it could not be read. */
async function isPublicProject(design: number | null, signal: AbortSignal): Promise<boolean | null> {
  if (design === null) return false;
  const { projects } = useDesignProjects.getState();
  const all = projects ?? (await loadDesignProjects(signal)).data;
  if (!all) return null;
  const type = all.find(({ seq }) => seq === design)?.type ?? '';
  return projectTypeOf(type)?.code === publicTypeCode;
}
