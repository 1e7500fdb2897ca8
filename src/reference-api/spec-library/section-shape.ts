import type { SpecReference } from '#src/contracts/spec-sections.ts';
import { paragraphText } from '#src/domain/spec-library/paragraph-text.ts';
import { citedReferences } from '#src/domain/specification/cited.ts';
import { guideDocument } from '#src/domain/specification/guide-text.ts';
import { placesOf } from '#src/domain/specification/line-places.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { fillMaster, type SectionRecord } from '#src/reference-api/specifications/fill-master.ts';
import type { MasterNode } from '#src/reference-api/specifications/master-node.ts';
import type { ReadMaster } from '#src/reference-api/specifications/read-master.ts';

/** A line of a master as it appears in a guide. It refers to other lines by their index, −1 for none. */
export interface ShapeLine {
  id: number;
  kind: 'article' | 'paragraph' | 'table';
  place: string;
  part: number;
  article: number;
  above: number;
  /** It is in the list of references and cites nothing itself. */
  isListed: boolean;
  /** Null if a manufacturer's record fills it. */
  text: string | null;
  node: MasterNode;
}

/** What all sections of one master share: lines, numbers, and citations. */
export interface SectionShape {
  lines: readonly ShapeLine[];
  /** Each with the lines that cite it, or its line in the list of references if there are none. */
  references: readonly { reference: SpecReference; lines: readonly number[] }[];
}

const known = new WeakMap<ReadMaster, SectionShape>();

export function shapeOf(master: ReadMaster, record: SectionRecord): SectionShape {
  const shape = known.get(master) ?? shapeNow(master, record);
  known.set(master, shape);
  return shape;
}

/** Notes and headings of parts are not text of the section. */
function shapeNow({ nodes, references }: ReadMaster, record: SectionRecord): SectionShape {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const document = guideDocument(sectionTree({ nodes: fillMaster(nodes, record) }));
  const places = placesOf(document);
  const lines: ShapeLine[] = [];
  const indexOf = new Map<number, number>();
  const listed = new Map<string, number>();
  let [part, article] = [0, -1];
  let isList = false;
  for (const { id, line } of document) {
    const node = byId.get(id);
    if (line.kind === 'part' || line.kind === 'article') isList = line.role === 'references';
    if (line.kind === 'part') [part, article] = [part + 1, -1];
    if (line.kind === 'part' || line.kind === 'note' || !node) continue;
    if (line.kind === 'article') article = lines.length;
    const above = indexOf.get(line.parentId ?? 0) ?? -1;
    indexOf.set(id, lines.length);
    if (isList)
      for (const run of line.text)
        if (typeof run === 'object' && 'reference' in run) listed.set(run.reference, lines.length);
    lines.push({
      id,
      kind: line.kind,
      place: places.get(id) ?? lines[above]?.place ?? '',
      part,
      article,
      above: above === article ? -1 : above,
      isListed: isList && line.kind !== 'article',
      text: isFilled(node) ? null : paragraphText(line),
      node,
    });
  }
  const cited = citedReferences({ references: [...references] }, document);
  return {
    lines,
    references: cited.flatMap((group) =>
      group.references.map(({ reference, lineIds }) => {
        const own = lineIds.flatMap((id) => indexOf.get(id) ?? []);
        const inList = listed.get(reference.designation);
        return { reference, lines: own.length > 0 || inList === undefined ? own : [inList] };
      }),
    ),
  };
}

/** Whether it contains something from a manufacturer's record. */
function isFilled({ text, inputs, rows }: MasterNode): boolean {
  const cells = rows.flatMap((row) => row.cells);
  return (
    inputs.some(({ initialAttribute }) => initialAttribute !== null) ||
    [text, ...cells].some((runs) =>
      runs.some((run) => typeof run === 'object' && ('name' in run || 'attribute' in run)),
    )
  );
}
