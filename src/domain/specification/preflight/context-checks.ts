import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { fullDate } from '#src/lib/dates.ts';
import { excerpt } from '#src/domain/specification/preflight/excerpt.ts';
import type { Finding, PreflightContext } from '#src/domain/specification/preflight/finding.ts';
import { lineText, sectionText } from '#src/domain/specification/line-text.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { removeLine } from '#src/domain/specification/selection.ts';

/** Expired declarations of products that the text names. */
export function declarationFindings(
  tree: SectionTree,
  present: ReadonlySet<number>,
  { declarations, today }: PreflightContext,
): Finding[] {
  const naming = new Map<number, number>();
  for (const id of present)
    for (const product of tree.lines.get(id)?.productIds ?? [])
      if (!naming.has(product)) naming.set(product, id);
  return declarations.flatMap(({ productId, title, validUntil }): Finding[] => {
    const lineId = naming.get(productId);
    if (lineId === undefined || validUntil === null || validUntil.slice(0, 10) >= today) return [];
    const message = `${title} expired ${fullDate(validUntil) ?? validUntil}.`;
    return [
      { key: `expired/${productId}/${title}`, kind: 'expired', lineId, message, fix: null } satisfies Finding,
    ];
  });
}

/** Checks that depend on the project and on the print options. */
export function projectFindings(
  { section }: Pick<SpecSection, 'section'>,
  tree: SectionTree,
  state: SectionState,
  present: ReadonlySet<number>,
  { notes, isPublic, projectSections }: PreflightContext,
): Finding[] {
  const findings: Finding[] = [];
  const named = new Set<string>([section.number]);
  for (const [id, line] of tree.lines) {
    if (!present.has(id)) continue;
    if (isPublic && line.proprietary)
      findings.push({
        key: `proprietary/${id}`,
        kind: 'proprietary',
        lineId: id,
        message: `“${excerpt(lineText(line, state))}” can be met by one manufacturer only; public projects usually can’t require that.`,
        fix:
          line.control === 'fixed' ? null : { label: 'Remove it', apply: (now) => removeLine(tree, now, id) },
      });
    if (projectSections === null) continue;
    for (const run of line.text) {
      if (typeof run !== 'object' || !('section' in run) || named.has(run.section)) continue;
      named.add(run.section);
      if (!isPartOfManual(run.section) || projectSections.includes(run.section)) continue;
      findings.push({
        key: `related/${run.section}`,
        kind: 'related',
        lineId: id,
        message: `${sectionText(run.section, run.title)} is referenced, but this project doesn’t have it.`,
        fix: null,
      });
    }
  }
  if (notes === 'visible')
    findings.push({
      key: 'notes',
      kind: 'notes',
      lineId: null,
      message: 'Specifier notes will print. Hide or remove them before you issue the section.',
      fix: null,
    });
  return findings;
}

/** Divisions 00 and 01 are written with the contract, not in SpecWizard. */
const isPartOfManual = (number: string): boolean => !/^0[01]/.test(number);
