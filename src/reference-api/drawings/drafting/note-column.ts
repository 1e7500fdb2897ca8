import type { Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { noteHeight } from '#src/reference-api/drawings/drafting/primitive.ts';
import { lineStep, wrapText } from '#src/reference-api/drawings/drafting/text-metrics.ts';

export interface Note {
  target: Point;
  text: string;
}

/** Sizes on paper, in inches. */
const paper = { gap: 0.11, shoulder: 0.14 };

/** Possible widths of a note column on paper, in inches, widest first. */
export const columnWidths = [2.5, 2.1, 1.75] as const;

interface Block extends Note {
  lines: string[];
  /** Heights below and above the middle of the block's first line. */
  below: number;
  above: number;
}

/** A height for each block, in order: near its target, at least `gap` apart. */
function spread(blocks: readonly Block[], gap: number): number[] {
  type Run = { blocks: Block[]; length: number; top: number };
  const lengthOf = (block: Block) => block.above + block.below;
  const wishedTop = (run: Block[]) => {
    let passed = 0;
    let sum = 0;
    for (const block of run) {
      sum += block.target.y + block.above + passed;
      passed += lengthOf(block) + gap;
    }
    return sum / run.length;
  };
  const runs: Run[] = [];
  for (const block of blocks) {
    let run: Run = { blocks: [block], length: lengthOf(block), top: block.target.y + block.above };
    let previous = runs.at(-1);
    // Blocks that would touch move as one run, to the mean of where they want to be.
    while (previous && previous.top - previous.length - gap < run.top) {
      const joined = [...previous.blocks, ...run.blocks];
      run = { blocks: joined, length: previous.length + gap + run.length, top: wishedTop(joined) };
      runs.pop();
      previous = runs.at(-1);
    }
    runs.push(run);
  }
  return runs.flatMap((run) => {
    let top = run.top;
    return run.blocks.map((block) => {
      const y = top - block.above;
      top -= lengthOf(block) + gap;
      return y;
    });
  });
}

/**
 * Swaps blocks with crossing leaders until none cross. Terminates, because each swap shortens the leaders.
 */
function untangle(blocks: Block[], elbowX: number, gap: number): { blocks: Block[]; ys: number[] } {
  let order = blocks;
  let ys = spread(order, gap);
  for (let round = 0; round < 200; round++) {
    const elbows = ys.map((y): Point => ({ x: elbowX, y }));
    let swapped = false;
    for (let upper = 0; upper < order.length && !swapped; upper++) {
      for (let lower = upper + 1; lower < order.length && !swapped; lower++) {
        const [a, b, p, q] = [order[upper], order[lower], elbows[upper], elbows[lower]];
        if (!a || !b || !p || !q || !segmentsCross(a.target, p, b.target, q)) continue;
        order = order.map((block, index) => (index === upper ? b : index === lower ? a : block));
        swapped = true;
      }
    }
    if (!swapped) break;
    ys = spread(order, gap);
  }
  return { blocks: order, ys };
}

/** Lays out notes in one column at `x`, sorted by height and spaced so that no leaders cross. */
export function layOutNotes(
  notes: readonly Note[],
  x: number,
  side: 'left' | 'right',
  scale: number,
  width: number,
): Shape[] {
  const height = noteHeight * scale;
  const blocks = notes
    .map((note): Block => {
      const lines = wrapText(note.text, noteHeight, width);
      return {
        ...note,
        lines,
        above: height / 2,
        below: (lines.length - 1) * height * lineStep + height / 2,
      };
    })
    .sort((a, b) => b.target.y - a.target.y);
  const elbowX = x - (side === 'right' ? 1 : -1) * paper.shoulder * scale;
  const { blocks: placed, ys } = untangle(blocks, elbowX, paper.gap * scale);
  return placed.map((block, index) => {
    const y = ys[index] ?? block.target.y;
    return {
      kind: 'leader',
      layer: 'A-ANNO-NOTE',
      points: [block.target, { x: elbowX, y }, { x, y }],
      text: block.lines.join('\n'),
    };
  });
}

function turn(a: Point, b: Point, c: Point): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

/**
 * Whether two segments cross at a point inside both; touching ends do not count.
 * @internal
 */
export function segmentsCross(a: Point, b: Point, c: Point, depth: Point): boolean {
  return turn(a, b, c) * turn(a, b, depth) < 0 && turn(c, depth, a) * turn(c, depth, b) < 0;
}
