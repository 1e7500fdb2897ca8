import { call } from '#src/api/call.ts';
import { searchProduct } from '#src/contracts/products.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { projectTypeOf, publicTypeCode } from '#src/domain/project-types.ts';
import type { NamedDeclaration } from '#src/domain/specification/preflight/finding.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';

/** What the checks need to know about the section's project. */
export interface CheckedProject {
  /** Six-digit numbers of its sections. */
  sections: readonly string[];
  /** `seq` of its design project. */
  design: number | null;
}

export interface CheckContext {
  declarations: readonly NamedDeclaration[];
  isPublic: boolean;
  /** Some data couldn't be loaded; the checks that need it are left out. */
  isPartial: boolean;
}

/** A section names a handful of products at most. */
const maxProducts = 12;

/** Loads what pre-flight needs from the library and the project; does without what can't be loaded. */
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

/** Null if it couldn't be loaded. */
async function isPublicProject(design: number | null, signal: AbortSignal): Promise<boolean | null> {
  if (design === null) return false;
  const { projects } = useDesignProjects.getState();
  const all = projects ?? (await loadDesignProjects(signal)).data;
  if (!all) return null;
  const type = all.find(({ seq }) => seq === design)?.type ?? '';
  return projectTypeOf(type)?.code === publicTypeCode;
}
