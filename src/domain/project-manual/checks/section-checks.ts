import { foreignUnconvertedIn } from '#src/domain/converted-text/converted-text.ts';
import { checkedSpecs, linePlace, sectionName } from '#src/domain/project-manual/checks/checked-project.ts';
import type { CheckedProject, CheckedSpec } from '#src/domain/project-manual/checks/checked-project.ts';
import type { ProjectFinding } from '#src/domain/project-manual/checks/project-finding.ts';
import { checkedTogether, projectKindOf } from '#src/domain/project-manual/checks/section-draft.ts';
import type { OutlineSection } from '#src/domain/project-manual/outline.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { excerpt } from '#src/domain/specification/preflight/excerpt.ts';
import { preflight } from '#src/domain/specification/preflight/preflight.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import { pluralize } from '#src/lib/numbers.ts';

/** Checks of each single section: its pre-flight, units, notes, remarks, and whether it has only outline text. */
export const sectionFindings = (project: CheckedProject): ProjectFinding[] => [
  ...project.sections.flatMap((section) => [
    ...unreadFindings(section),
    ...remarkFindings(section, project),
    ...(section.specs.length === 0 ? outlineFindings(section, project) : []),
  ]),
  ...checkedSpecs(project).flatMap((spec) => specFindings(spec, project)),
];

function specFindings(spec: CheckedSpec, project: CheckedProject): ProjectFinding[] {
  const { seq, filename, number } = spec;
  const { section, tree, state } = spec.content;
  const own = preflight(section, tree, state, {
    notes: 'remove',
    today: project.today,
    declarations: [],
    isPublic: project.isPublic,
    projectSections: null,
    toSettle: project.toSettle.get(filename) ?? [],
  }).flatMap(({ key, kind, lineId, message }): ProjectFinding[] => {
    const of = checkedTogether.has(kind) ? undefined : projectKindOf[kind];
    const places = [linePlace(spec, lineId)];
    return of === undefined ? [] : [{ key: `${seq}/${filename}/${key}`, kind: of, number, message, places }];
  });
  return [...own, ...unitFindings(spec, project), ...noteFindings(spec, project)];
}

/** Measures that are not in the manual's units. */
function unitFindings(spec: CheckedSpec, { print: { units } }: CheckedProject): ProjectFinding[] {
  const { tree, state } = spec.content;
  return sectionDocument(tree, state).flatMap(({ id, line }) => {
    if (line.condition !== null && 'cited' in line.condition) return [];
    return foreignUnconvertedIn(lineText(line, state), units).map((measure): ProjectFinding => ({
      key: `${spec.seq}/${spec.filename}/units/${id}/${measure}`,
      kind: 'units',
      number: spec.number,
      message: `“${measure}” can’t be converted, so the manual has both unit systems.`,
      places: [linePlace(spec, id)],
    }));
  });
}

function noteFindings(spec: CheckedSpec, { print: { notes } }: CheckedProject): ProjectFinding[] {
  if (notes !== 'visible') return [];
  const { tree, state } = spec.content;
  const all = sectionDocument(tree, state, { numbering: '1.1', detail: 'full', notes });
  return all
    .filter(({ line }) => line.kind === 'note')
    .map(({ id, line }) => ({
      key: `${spec.seq}/${spec.filename}/note/${id}`,
      kind: 'notes',
      number: spec.number,
      message: `The note to specifier “${excerpt(lineText(line, state))}” prints.`,
      places: [linePlace(spec, id)],
    }));
}

const outlinePlace = (section: OutlineSection) => [
  { at: 'outline' as const, number: section.number, label: sectionName(section) },
];

const unreadFindings = (section: OutlineSection): ProjectFinding[] =>
  section.specs.flatMap(({ seq, filename, content }): ProjectFinding[] => {
    if (typeof content !== 'string') return [];
    const message = `Couldn’t load the specification, so it isn’t checked: ${content}`;
    const key = `${seq}/${filename}/unread`;
    return [{ key, kind: 'unread', number: section.number, message, places: outlinePlace(section) }];
  });

function remarkFindings(section: OutlineSection, { print: { notes } }: CheckedProject): ProjectFinding[] {
  const remark = section.remarks.trim();
  if (remark === '') return [];
  const fate = {
    visible: 'It prints as a note.',
    hidden: 'It goes into the file as hidden text.',
    remove: 'It is left out, as all notes are.',
  };
  return [
    {
      key: `${section.number}/remark`,
      kind: 'remarks',
      number: section.number,
      message: `Remark: “${excerpt(remark)}” ${fate[notes]}`,
      places: outlinePlace(section),
    },
  ];
}

/** A section that the manual takes from the outline. */
function outlineFindings(section: OutlineSection, { print: { units } }: CheckedProject): ProjectFinding[] {
  const { number, lines } = section;
  const places = outlinePlace(section);
  if (lines.length === 0)
    return [
      {
        key: `${number}/empty`,
        kind: 'empty',
        number,
        message: 'The section has no specification and no products.',
        places,
      },
    ];
  const blanks = lines.filter(({ text }) => /_{3,}|\[\s*\]/.test(text)).length;
  const foreign = lines.flatMap(({ text }) => foreignUnconvertedIn(text, units));
  return [
    ...(blanks === 0
      ? []
      : [
          {
            key: `${number}/blank`,
            kind: 'blank' as const,
            number,
            message: `${pluralize(blanks, 'line of the outline has', 'lines of the outline have')} a blank.`,
            places,
          },
        ]),
    ...foreign.map((measure) => ({
      key: `${number}/units/${measure}`,
      kind: 'units' as const,
      number,
      message: `“${measure}” can’t be converted, so the manual has both unit systems.`,
      places,
    })),
  ];
}
