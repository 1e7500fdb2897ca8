import { formatSection } from '#src/domain/masterformat/format-section.ts';
import {
  checkedSpecs,
  linePlace,
  sectionName,
  specName,
} from '#src/domain/project-manual/checks/checked-project.ts';
import type { CheckedProject, CheckedSpec } from '#src/domain/project-manual/checks/checked-project.ts';
import type { ProjectFinding } from '#src/domain/project-manual/checks/project-finding.ts';
import { compareLines, runToEnd } from '#src/domain/redline/redline.ts';
import { excerpt } from '#src/domain/specification/preflight/excerpt.ts';
import { designationsIn } from '#src/domain/specification/preflight/reference-checks.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedLines } from '#src/domain/specification/writers/printed-section.ts';

/** Sections without a title, and numbers that several specifications have. */
export const numberFindings = (project: CheckedProject): ProjectFinding[] =>
  project.sections.flatMap((section): ProjectFinding[] => {
    const { number, isUntitled, specs } = section;
    const outline = { at: 'outline' as const, number, label: sectionName(section) };
    const untitled: ProjectFinding[] = isUntitled
      ? [
          {
            key: `${number}/untitled`,
            kind: 'untitled',
            number,
            message: `MasterFormat lists no section ${formatSection(number, '04')}, and it has no title of its own.`,
            places: [outline],
          },
        ]
      : [];
    if (specs.length < 2) return untitled;
    const names = specs.map((spec) => specName(spec, project.projectNames.get(spec.seq) ?? ''));
    return [
      ...untitled,
      {
        key: `${number}/same-number`,
        kind: 'same-number',
        number,
        message: `The number is there ${specs.length === 2 ? 'twice' : `${specs.length} times`}: ${names.join('; ')}.`,
        places: specs.map(({ seq, filename, company }) => ({
          at: 'line',
          seq,
          filename,
          lineId: null,
          label: specName({ number, company, filename }),
        })),
      },
      ...differences(checkedSpecs({ sections: [section] }), project),
    ];
  });

/** Paragraphs of two sections with the same number that differ only in figures. */
function differences(specs: readonly CheckedSpec[], { projectNames }: CheckedProject): ProjectFinding[] {
  const pairs = specs.flatMap((one, at) => specs.slice(at + 1).map((other) => [one, other] as const));
  return pairs.flatMap(([one, other]) => {
    const isSameMaster = one.filename === other.filename;
    const { rows } = runToEnd(compareLines(linesOf(one), linesOf(other), isSameMaster));
    return rows.flatMap((row): ProjectFinding[] => {
      if (row.kind !== 'changed' || figures(row.old.text) === figures(row.now.text)) return [];
      const name = ({ seq, company }: CheckedSpec): string => projectNames.get(seq) ?? company;
      return [
        {
          key: `${one.number}/differs/${one.seq}/${one.filename}/${row.old.id}/${other.seq}/${other.filename}`,
          kind: 'differs',
          number: one.number,
          message: `“${excerpt(row.old.text)}” (${name(one)}) or “${excerpt(row.now.text)}” (${name(other)}).`,
          places: [linePlace(one, row.old.id), linePlace(other, row.now.id)],
        },
      ];
    });
  });
}

const linesOf = ({ content: { tree, state } }: CheckedSpec) => printedLines(tree, state, defaultPrintOptions);

/** The figures of a text, without those of standards, in any order. */
function figures(text: string): string {
  const plain = designationsIn(text).reduce((left, name) => left.replaceAll(name, ''), text);
  return (plain.match(/\d[\d.,/]*/g) ?? []).toSorted((a, b) => (a < b ? -1 : 1)).join(' ');
}
