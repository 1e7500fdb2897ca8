import { articleRole } from '#src/domain/specification/article-role.ts';
import type { SpecReference } from '#src/contracts/spec-sections.ts';
import {
  type Keyword,
  type MasterLine,
  MasterError,
  type ReportError,
  masterLines,
} from '#src/reference-api/specifications/master-lines.ts';
import { type MasterNode, plainNode } from '#src/reference-api/specifications/master-node.ts';
import { type DraftLine, checkGroups, withDetails } from '#src/reference-api/specifications/check-master.ts';
import { type MasterInput, masterRuns } from '#src/reference-api/specifications/master-runs.ts';
import { referenceNodes, referencesOf } from '#src/reference-api/specifications/master-references.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';

export interface ReadMaster {
  number: string;
  nodes: readonly MasterNode[];
  references: readonly SpecReference[];
}

const known = new WeakMap<SectionMaster, ReadMaster>();

/** Parses the lines of a master, once. Throws a `MasterError` that names the line. */
export function readMaster(master: SectionMaster): ReadMaster {
  const read = known.get(master) ?? readNow(master);
  known.set(master, read);
  return read;
}

function readNow(master: SectionMaster): ReadMaster {
  const references = referencesOf(master);
  const designations = new Set(references.map(({ designation }) => designation));
  const drafts: DraftLine[] = [];
  const names = new Map<string, number>();
  const inputs = new Map<string, MasterInput>();
  /** Possible parents of the next line by depth: 0 the part, 1 the article, 2 and up the paragraphs. */
  let above: MasterNode[] = [];
  let table: { node: MasterNode; depth: number } | null = null;

  for (const line of masterLines(master.number, master.text)) {
    const refuse: ReportError = (why) => {
      throw new MasterError(master.number, line.at, why, master.text.split('\n')[line.at - 1]);
    };
    if (line.keyword === '|') {
      if (table === null || line.depth < table.depth || line.depth > table.depth + 1)
        refuse('A row stands below its TABLE.');
      else table.node.rows = [...table.node.rows, rowOf(line, table.node, designations, refuse)];
      continue;
    }
    const level = levelOf(line, above, refuse);
    const parent = above[level - 1] ?? null;
    if (line.keyword === 'REFERENCES') {
      for (const node of referenceNodes(references, parent?.id ?? null, drafts.length, line.options.detail))
        drafts.push({ node, line });
      continue;
    }
    const { runs, inputs: blanks } = masterRuns(line.text, designations, refuse);
    for (const blank of blanks) {
      if (inputs.has(blank.id)) refuse(`The blank “${blank.id}” is there twice.`);
      inputs.set(blank.id, blank);
    }
    const node = { ...nodeOf(line, drafts.length + 1, parent?.id ?? null), text: runs, inputs: blanks };
    if (line.name !== null) {
      if (names.has(line.name)) refuse(`#${line.name} is there twice.`);
      names.set(line.name, node.id);
    }
    drafts.push({ node, line });
    table = line.keyword === 'TABLE' ? { node, depth: line.depth } : null;
    if (node.kind !== 'note' && node.kind !== 'table') above = [...above.slice(0, level), node];
  }
  const nodes = drafts.map((draft) => connected(draft, names, inputs, master));
  checkGroups(drafts, master);
  return { number: master.number, nodes: withDetails(nodes, drafts, master), references };
}

/** 0 for a part, 1 for an article, then paragraphs. A note has the level of the lines it is about. */
function levelOf({ keyword, depth }: MasterLine, above: readonly MasterNode[], refuse: ReportError): number {
  if ((keyword === 'PART' || keyword === 'ARTICLE') && depth > 0) refuse(`${keyword} is not indented.`);
  if (keyword === 'PART') return 0;
  if (keyword === 'ARTICLE') return above.length === 0 ? refuse('An ARTICLE stands in a PART.') : 1;
  if (keyword === 'NOTE' && depth === 0) return Math.min(1, above.length);
  if (depth === 0) return refuse('A paragraph is indented below its ARTICLE.');
  if (depth > 5) return refuse('Paragraphs have five levels.');
  const level = depth + 1;
  if (level > above.length)
    return refuse(
      above.length < 2
        ? 'A paragraph stands in an ARTICLE.'
        : 'Indented by more than one level below the line before it.',
    );
  return level;
}

const kinds: Readonly<Partial<Record<Keyword, string>>> = {
  PART: 'part',
  ARTICLE: 'article',
  NOTE: 'note',
  TABLE: 'table',
};

const nodeOf = (
  { keyword, control, recommended, text, options }: MasterLine,
  id: number,
  parentId: number | null,
): MasterNode => ({
  ...plainNode(id, parentId),
  kind: keyword === null ? 'paragraph' : (kinds[keyword] ?? 'paragraph'),
  role: keyword === 'ARTICLE' ? articleRole(text) : null,
  control,
  group: options.group,
  recommended,
  why: options.why,
  detail: options.detail,
  proprietary: options.proprietary,
  of: options.of,
});

/** The shade of a table's head, unless the master sets another. */
const headGray = 'g4';
const hiddenBar = '\0';

function rowOf(
  { text, options }: MasterLine,
  table: MasterNode,
  designations: ReadonlySet<string>,
  refuse: ReportError,
): MasterNode['rows'][number] {
  if (!/^\|.*\|$/.test(text)) refuse('A row begins and ends with |.');
  // A bar inside braces separates the units of a measure.
  const cells = text
    .slice(1, -1)
    .replaceAll(/\{[^{}]*\}/g, (measure) => measure.replaceAll('|', hiddenBar))
    .split('|')
    .map((cell) => cell.replaceAll(hiddenBar, '|').trim());
  const columns = table.rows[0]?.cells.length ?? cells.length;
  if (cells.length !== columns) refuse(`The row has ${cells.length} cells, the head ${columns}.`);
  return {
    gray: options.gray ?? (table.rows.length === 0 ? headGray : null),
    cells: cells.map((cell) => {
      const { runs, inputs } = masterRuns(cell, designations, refuse);
      if (inputs.length > 0) refuse('A table has no blanks.');
      return runs;
    }),
  };
}

/** A line with names of other lines replaced by numbers. */
function connected(
  { node, line }: DraftLine,
  names: ReadonlyMap<string, number>,
  inputs: ReadonlyMap<string, MasterInput>,
  master: SectionMaster,
): MasterNode {
  const { ifLine, ifInput, requires, excludes, suggests } = line.options;
  const refuse: ReportError = (why) => {
    throw new MasterError(master.number, line.at, why, master.text.split('\n')[line.at - 1]);
  };
  const idOf = (name: string): number => names.get(name) ?? refuse(`No line is named #${name}.`);
  if (ifInput !== null) {
    const { options } = inputs.get(ifInput.input) ?? refuse(`No blank is named “${ifInput.input}”.`);
    if (options.length > 0 && !options.includes(ifInput.equals))
      refuse(`“${ifInput.equals}” is no option of “${ifInput.input}”.`);
  }
  if (line.keyword === 'REFERENCES') return node;
  return {
    ...node,
    condition: ifLine === null ? ifInput : { line: idOf(ifLine) },
    requires: requires.map(idOf),
    excludes: excludes.map(idOf),
    suggests: suggests.map(idOf),
  };
}
