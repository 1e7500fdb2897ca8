import type { Run, SpecNode, SpecSection } from '#src/contracts/spec-sections.ts';
import type { DocumentLine, DocumentOptions } from '#src/domain/specification/section-document.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';

/** The whole guide specification: every line with all its options, numbered as if all were chosen. */
export const guideDocument = (tree: SectionTree, options?: DocumentOptions): DocumentLine[] =>
  sectionDocument(tree, emptyState, options, new Set(tree.lines.keys()));

/** Lines that are alternatives to the line before them; OR is printed between the two. */
export function alternatives(document: readonly DocumentLine[]): ReadonlySet<number> {
  const groups = new Set<string>();
  const later = new Set<number>();
  for (const { line } of document) {
    if (line.control !== 'radio') continue;
    const group = `${line.parentId ?? ''}/${line.group ?? ''}`;
    if (groups.has(group)) later.add(line.id);
    groups.add(group);
  }
  return later;
}

/** `[x]` for a line that can be chosen, `( )` for one of several; marks the manufacturer's recommendation. */
export function choiceMark({ control, recommended }: Pick<SpecNode, 'control' | 'recommended'>): string {
  const mark = recommended ? 'x' : ' ';
  if (control === 'fixed') return '';
  return control === 'radio' ? `(${mark})` : `[${mark}]`;
}

/** A blank's options, `[Flat] [Satin]`; null for a blank that accepts any value. */
export const choicesText = ({ options }: Pick<SpecNode['inputs'][number], 'options'>): string | null =>
  options.length === 0 ? null : options.map((one) => `[${one}]`).join(' ');

/** Replaces the line's blanks with their options. */
export const withAllChoices = <Line extends Pick<SpecNode, 'text' | 'inputs'>>(line: Line): Line => ({
  ...line,
  text: line.text.map((run) => withChoices(run, line)),
});

/** The guide as a section of fixed lines whose text includes the choice marks; used for exporting files. */
export function guideSection<Section extends Pick<SpecSection, 'nodes'>>(section: Section): Section {
  const seen = new Set<string>();
  const nodes = section.nodes.map((node): SpecNode => {
    if (node.kind === 'part' || node.kind === 'article')
      return { ...node, control: 'fixed', condition: null };
    const group = `${node.parentId ?? ''}/${node.group ?? ''}`;
    const isAlternative = node.control === 'radio' && seen.has(group);
    if (node.control === 'radio') seen.add(group);
    const mark = `${isAlternative ? 'OR ' : ''}${choiceMark(node)}`;
    const line = withAllChoices(node);
    return {
      ...line,
      text: mark === '' ? line.text : [`${mark} `, ...line.text],
      control: 'fixed',
      condition: null,
    };
  });
  return { ...section, nodes };
}

function withChoices(run: Run, { inputs }: Pick<SpecNode, 'inputs'>): Run {
  if (typeof run !== 'object' || !('input' in run)) return run;
  const input = inputs.find(({ id }) => id === run.input);
  const choices = input ? choicesText(input) : null;
  return choices === null ? run : `${choices}${input?.unit ? ` ${input.unit}` : ''}`;
}
