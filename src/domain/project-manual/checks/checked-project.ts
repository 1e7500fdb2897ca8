import type { OpenItem } from '#src/domain/merged-section/merge-types.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { FindingPlace } from '#src/domain/project-manual/checks/project-finding.ts';
import type { OutlineSection, OutlineSpec, ReadSpec } from '#src/domain/project-manual/outline.ts';
import type { PrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { sectionNow } from '#src/domain/specification/section-now.ts';
import { plainText } from '#src/lib/plain-text.ts';

export interface CheckedProject {
  /** The sections that go into the manual, each with its specifications. */
  sections: readonly OutlineSection[];
  items: readonly BinderItem[];
  /** Names of the SpecWizard projects, by `seq`. */
  projectNames: ReadonlyMap<number, string>;
  /** Publicly funded work must not name a single manufacturer. */
  isPublic: boolean;
  /** ISO date. */
  today: string;
  /** The manual's print settings. */
  print: Pick<PrintOptions, 'notes' | 'units'>;
  /** Open conflicts in merged sections, by file name. */
  toSettle: ReadonlyMap<string, readonly OpenItem[]>;
}

/** A specification whose text has loaded. */
export interface CheckedSpec extends OutlineSpec {
  content: ReadSpec;
  /** The outline's section. */
  outline: OutlineSection;
}

export const checkedSpecs = ({ sections }: Pick<CheckedProject, 'sections'>): CheckedSpec[] =>
  sections.flatMap((outline) =>
    outline.specs.flatMap((spec) =>
      spec.content === null || typeof spec.content === 'string'
        ? []
        : [{ ...spec, content: spec.content, outline }],
    ),
  );

/** `07 54 23 Thermoplastic-Polyolefin Roofing`. */
export const sectionName = ({ number, title }: Pick<OutlineSection, 'number' | 'title'>): string =>
  `${formatSection(number, '04')} ${title}`.trim();

/** `07 54 23 by Northfold Roofing Systems`, with its SpecWizard project. */
export const specName = (
  { number, company, filename }: Pick<OutlineSpec, 'number' | 'company' | 'filename'>,
  project?: string,
): string => {
  const maker = plainText(company).trim();
  const name = number === '' ? filename : formatSection(number, '04');
  return `${name}${maker === '' ? '' : ` by ${maker}`}${project === undefined ? '' : ` in “${project}”`}`;
};

/** A line of a specification, labeled with its paragraph number, or its section's number if it has none. */
export function linePlace(
  { seq, filename, number, content }: Pick<CheckedSpec, 'seq' | 'filename' | 'number' | 'content'>,
  lineId: number | null,
): FindingPlace {
  const paragraph = lineId === null ? undefined : paragraphOf(content, lineId);
  const label = [number === '' ? filename : formatSection(number, '04'), paragraph]
    .filter((part) => part !== undefined)
    .join(', ');
  return { at: 'line', seq, filename, lineId, label };
}

/** `2.3.A.1`; a line without a number, such as an unchosen option, uses its nearest ancestor's. */
function paragraphOf({ tree, state }: ReadSpec, lineId: number): string | undefined {
  const { numbers } = sectionNow(tree, state);
  const parentOf = (id: number): number | null =>
    tree.lines.get(id)?.parentId ?? state.own.added.find((own) => own.id === id)?.parentId ?? null;
  for (let at: number | null = lineId; at !== null; at = parentOf(at)) {
    const number = numbers.get(at);
    if (number !== undefined) return number;
  }
  return undefined;
}
