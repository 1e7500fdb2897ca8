import { answerDrawing } from '#src/domain/drawing/answer.ts';
import type { Shape, Sheet, SheetText } from '#src/domain/drawing/sheet.ts';
import { dxfOf, groupsOf } from '#tests/domain/drawing/dxf-samples.ts';

/** The parts of a file, each a record or a variable as `groupsOf` reads it. */
export interface Sample {
  entities?: readonly string[];
  header?: string;
  /** Entries of any table. */
  tables?: readonly string[];
  blocks?: readonly string[];
  objects?: readonly string[];
  layout?: string;
}

export function readSample({ entities = [], header, tables, blocks, objects, layout }: Sample): Sheet {
  const all = (texts: readonly string[] = []) => texts.map((text) => groupsOf(text));
  const text = dxfOf(all(entities), {
    ...(header === undefined ? {} : { header: groupsOf(header) }),
    layers: all(tables),
    blocks: all(blocks),
    ...(objects ? { objects: all(objects) } : {}),
  });
  const { sheet, problem } = answerDrawing(text, layout ?? null);
  if (!sheet) throw new Error(problem);
  return sheet;
}

export const shapesOf = ({ layers }: Pick<Sheet, 'layers'>, layer?: string): Shape[] =>
  layers
    .filter(({ name }) => layer === undefined || name === layer)
    .flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes));

const rounded = (value: number): number => Math.round(value * 100) / 100 || 0;

/** The points of its lines, to a hundredth. */
export const pointsOfLines = (sheet: Pick<Sheet, 'layers'>, layer?: string): number[][] =>
  shapesOf(sheet, layer).flatMap((shape) => (shape.kind === 'line' ? [shape.points.map(rounded)] : []));

/** A shape or text in short: `line 0,0 10,5`, `fill 4`, `text A 1,2`. */
export const inShort = (sheet: Sheet): string[] => [
  ...shapesOf(sheet).map(shapeInShort),
  ...sheet.texts.map(textInShort),
];

const pairs = (points: readonly number[]): string =>
  points
    .flatMap((x, at) => (at % 2 === 0 ? [`${rounded(x)},${rounded(points[at + 1] ?? 0)}`] : []))
    .join(' ');

function shapeInShort(shape: Shape): string {
  switch (shape.kind) {
    case 'arc':
      return `arc ${rounded(shape.x)},${rounded(shape.y)} ${rounded(shape.radius)}`;
    case 'fill':
      return `fill ${shape.loops.map(pairs).join('; ')}`;
    default:
      return `${shape.kind} ${pairs(shape.points)}`;
  }
}

const textInShort = ({ text, x, y }: SheetText): string => `text ${text} ${rounded(x)},${rounded(y)}`;
