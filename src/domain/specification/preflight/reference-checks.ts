import type { SpecReference, SpecSection } from '#src/contracts/spec-sections.ts';
import type { Finding } from '#src/domain/specification/preflight/finding.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { addParagraph, changeText, restoreLine, strikeLine } from '#src/domain/specification/own-text.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree, SpecLine } from '#src/domain/specification/section-tree.ts';
import { ancestorsOf, descendantsOf } from '#src/domain/specification/section-tree.ts';
import { withoutTrailing } from '#src/lib/without-trailing.ts';

/** `ASTM D6878`, `ASTM D6878/D6878M`, `ANSI/SPRI ES-1`, `AAMA 2605`, `UL 263`, `NFPA 80`, `ICC A117.1`. */
const body =
  /\b(?:ASTM|ANSI(?:\/[A-Z]{1,9})?|AAMA|FGIA|UL|NFPA|ICC|ASHRAE|ASME|ISO|EN|SPRI|SDI|AWS|AISI|AISC|ACI|TMS|CRRC|NFRC|IES|SMACNA|FM|GA|CSA|IAPMO|MPI|BHMA|ITU|IEEE|AAMA\/WDMA\/CSA) (?=[A-Z]{0,4}-?\d)/g;
const numberOfBody = /[A-Z]*-?\d[\w.-]*(?:\/[A-Z]?\d[\w.-]*)?/y;

/** The standards named in a text, as written. */
export function designationsIn(text: string): string[] {
  const found = [...text.matchAll(body)].map(({ 0: name, index }) => {
    numberOfBody.lastIndex = index + name.length;
    return withoutTrailing(name + (numberOfBody.exec(text)?.[0] ?? ''), /[.-]/);
  });
  return [...new Set(found)];
}

interface Citations {
  /** Lines that cite each standard, by designation, in reading order. */
  cited: Map<string, number[]>;
  /** Lines of the References article, by designation. */
  listed: Map<string, number[]>;
  /** Id of the References article; null if there is none. */
  article: number | null;
}

/** Standards cited but not listed, listed but not cited, withdrawn, or superseded. */
export function referenceFindings(
  { references }: Pick<SpecSection, 'references'>,
  tree: SectionTree,
  state: SectionState,
  present: ReadonlySet<number>,
): Finding[] {
  const known = new Map(references.map((reference) => [reference.designation, reference]));
  const { cited, listed, article } = citationsOf(tree, state, present);
  return [
    ...[...cited].flatMap(([name, [lineId = null]]) =>
      listed.has(name) ? [] : [notListed(name, lineId, known.get(name), { tree, article, references })],
    ),
    ...[...listed].flatMap(([name, lines]) => (cited.has(name) ? [] : [notCited(name, lines, state)])),
    ...[...cited].flatMap(([name, lines]) => {
      const reference = known.get(name);
      return reference === undefined || reference.status === 'active'
        ? []
        : [outOfForce(reference, lines, tree)];
    }),
  ];
}

function citationsOf(tree: SectionTree, state: SectionState, present: ReadonlySet<number>): Citations {
  const cited = new Map<string, number[]>();
  const listed = new Map<string, number[]>();
  const article = [...tree.lines.values()].find(({ role }) => role === 'references')?.id ?? null;
  const isInArticle = (id: number): boolean =>
    article !== null && (id === article || ancestorsOf(tree, id).includes(article));
  const note = (map: Map<string, number[]>, names: readonly string[], id: number): void => {
    for (const name of names) map.set(name, [...(map.get(name) ?? []), id]);
  };
  for (const [id, line] of tree.lines) {
    if (!present.has(id) || line.kind === 'note') continue;
    note(isInArticle(id) ? listed : cited, namedIn(line, state), id);
  }
  for (const { id, parentId, text } of state.own.added)
    if (present.has(parentId) || parentId < 0)
      note(isInArticle(parentId) ? listed : cited, designationsIn(text), id);
  return { cited, listed, article };
}

/** Uses the line's runs, or a person's text where it replaces them. */
function namedIn(line: SpecLine, state: SectionState): string[] {
  const own = state.own.changed.get(line.id);
  if (own !== undefined) return designationsIn(own);
  return line.text.flatMap((run) => (typeof run === 'object' && 'reference' in run ? [run.reference] : []));
}

function notListed(
  name: string,
  lineId: number | null,
  known: SpecReference | undefined,
  { tree, article }: { tree: SectionTree; article: number | null; references: readonly SpecReference[] },
): Finding {
  const struck =
    article === null
      ? undefined
      : descendantsOf(tree, article).find((id) =>
          tree.lines
            .get(id)
            ?.text.some((run) => typeof run === 'object' && 'reference' in run && run.reference === name),
        );
  return {
    key: `not-listed/${name}`,
    kind: 'not-listed',
    lineId,
    message: `${name} is cited but not listed in the references.`,
    fix:
      article === null
        ? null
        : {
            label: 'List it',
            apply: (state) =>
              struck !== undefined && state.own.struck.has(struck)
                ? restoreLine(state, struck)
                : addParagraph(
                    state,
                    article,
                    lastChild(tree, article),
                    `${name}${known ? ` - ${known.title}` : ''}.`,
                  ),
          },
  };
}

const lastChild = (tree: SectionTree, id: number): number | null =>
  tree.lines.get(id)?.children.at(-1) ?? null;

const notCited = (name: string, lines: readonly number[], state: SectionState): Finding => ({
  key: `not-cited/${name}`,
  kind: 'not-cited',
  lineId: lines[0] ?? null,
  message: `${name} is listed in the references but never cited.`,
  fix: state.own.struck.has(lines[0] ?? 0)
    ? null
    : { label: 'Remove it', apply: (now) => lines.reduce((next, id) => strikeLine(next, id), now) },
});

function outOfForce(reference: SpecReference, lines: readonly number[], tree: SectionTree): Finding {
  const { designation: name, status, replacedBy } = reference;
  return {
    key: `withdrawn/${name}`,
    kind: 'withdrawn',
    lineId: lines[0] ?? null,
    message:
      replacedBy === null
        ? `${name} has been ${status}.`
        : `${name} has been ${status}; ${replacedBy} replaces it.`,
    fix:
      replacedBy === null
        ? null
        : {
            label: `Cite ${replacedBy}`,
            apply: (state) => lines.reduce((next, id) => replaceIn(tree, next, id, name, replacedBy), state),
          },
  };
}

function replaceIn(
  tree: SectionTree,
  state: SectionState,
  id: number,
  from: string,
  to: string,
): SectionState {
  const line = tree.lines.get(id);
  const own = state.own.added.find((one) => one.id === id);
  const text = own?.text ?? (line ? lineText(line, state) : '');
  return text === '' ? state : changeText(state, id, text.replaceAll(from, to));
}
