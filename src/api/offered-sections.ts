import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { specDataSpecTree } from '#src/contracts/specs.ts';
import { specwizardsActive } from '#src/contracts/specwizards.ts';

/** A section that can be taken into a project and edited there. */
export interface OfferedSection {
  filename: string;
  section: CsiSection;
  title: string;
  company: string;
  /** A manufacturer's SpecWizard or else its guide specification, a neutral section, or an office's own. */
  kind: 'wizard' | 'guide' | 'neutral' | 'office';
  /** Null for a guide, whose decisions have not been counted. */
  decisions: { count: number; minutes: number } | null;
  lines: number;
}

/**
 * Every section that can be edited, by number: SpecWizards, then guide specifications without one, then neutral sections. A
 * guide has the same lines as a SpecWizard, so it is edited the same way.
 */
export async function listOfferedSections(signal: AbortSignal): Promise<Result<OfferedSection[]>> {
  const [wizards, tree] = await Promise.all([
    call(specwizardsActive, { signal }),
    call(specDataSpecTree, { query: { mf: '04' }, signal }),
  ]);
  if (wizards.error) return wizards;
  if (tree.error) return tree;
  const own = wizards.data.map(
    ({ filename, section, title, company, coid, decisions, minutes, lines }): OfferedSection => ({
      filename,
      section,
      title,
      company,
      kind: coid === null ? 'neutral' : 'wizard',
      decisions: { count: decisions, minutes },
      lines,
    }),
  );
  const filenames = new Set(own.map(({ filename }) => filename));
  const guides = tree.data.divisions.flatMap(({ sections }) =>
    sections.flatMap(({ number, number95, title, specifications }) =>
      specifications
        .filter(({ filename }) => !filenames.has(filename))
        .map(({ filename, company, lines }): OfferedSection => ({
          filename,
          section: { number, number95, title },
          title,
          company,
          kind: 'guide',
          decisions: null,
          lines,
        })),
    ),
  );
  return { data: [...own, ...guides].toSorted(byNumberAndKind) };
}

const kinds: readonly OfferedSection['kind'][] = ['wizard', 'guide', 'neutral', 'office'];

const byNumberAndKind = (one: OfferedSection, other: OfferedSection): number =>
  one.section.number === other.section.number
    ? kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.company.localeCompare(other.company, 'en')
    : one.section.number < other.section.number
      ? -1
      : 1;
