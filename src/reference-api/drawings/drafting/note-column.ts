import type { Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { distanceToSegment } from '#src/reference-api/drawings/geometry/vector.ts';
import { noteHeight } from '#src/reference-api/drawings/drafting/primitive.ts';
import { lineStep, wrapText } from '#src/reference-api/drawings/drafting/text-metrics.ts';

export interface Note {
  target: Point;
  text: string;
}

/** Sizes on paper, in inches. */
const paper = { gap: 0.11, shoulder: 0.14, tip: 0.03 };

/**
 * How far a note moves up or down so that its leader is clear, how much it may share with an edge, on paper, and what a leader
 * costs that slants an inch.
 */
const aside = [0.25, -0.25, 0.5, -0.5, 0.8, -0.8, 1.2, -1.2] as const;
const mostAlong = { beside: [0.02, 0.45], on: [0.008, 0.15] } as const;
const slantCost = 0.06;

/** It moves alone, then with all notes above it, then with all below. */
const moves = [0, 1, -1].flatMap((way) => aside.map((by) => ({ way, by })));

/** Possible widths of a note column on paper, in inches, widest first. */
export const columnWidths = [2.5, 2.1, 1.75] as const;

/** A straight piece of what is drawn. */
export type Edge = readonly [Point, Point];

interface Block extends Note {
  lines: string[];
  /** Where the middle of its first line would stand if it were alone. */
  wish: number;
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
      sum += block.wish + block.above + passed;
      passed += lengthOf(block) + gap;
    }
    return sum / run.length;
  };
  const runs: Run[] = [];
  for (const block of blocks) {
    let run: Run = { blocks: [block], length: lengthOf(block), top: block.wish + block.above };
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

/** Swaps blocks with crossing leaders until none cross; each swap shortens the leaders, so it ends. */
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

/**
 * The longest piece of a leader that lies along one edge, at most `near` from it, in inches of paper. An edge that slants away from the leader counts
 * as far as it is near.
 * @internal
 */
export function lyingAlong([a, b]: Edge, edges: readonly Edge[], scale: number, near: number): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return 0;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const beside = near * scale;
  let longest = 0;
  for (const [c, d] of edges) {
    const apart = (c.y - a.y) * ux - (c.x - a.x) * uy;
    const rise = (d.y - a.y) * ux - (d.x - a.x) * uy - apart;
    if (Math.min(apart, apart + rise) > beside || Math.max(apart, apart + rise) < -beside) continue;
    // The piece of the edge beside the leader, from 0 to 1 of its length.
    const far = Math.sign(rise) * beside;
    const from = rise === 0 ? 0 : Math.max(0, (-far - apart) / rise);
    const to = rise === 0 ? 1 : Math.min(1, (far - apart) / rise);
    const start = (c.x - a.x) * ux + (c.y - a.y) * uy;
    const way = (d.x - c.x) * ux + (d.y - c.y) * uy;
    const [one, other] = [start + way * from, start + way * to];
    longest = Math.max(longest, Math.min(length, Math.max(one, other)) - Math.max(0, Math.min(one, other)));
  }
  return longest / scale;
}

interface Column {
  x: number;
  side: 'left' | 'right';
  scale: number;
  /** Width of the texts on paper, in inches. */
  width: number;
  /** What leaders should not lie along. */
  edges: readonly Edge[];
  /** The sides of texts that leaders should not run through. */
  texts: readonly Edge[];
}

/** Lays out notes in one column, sorted by height and spaced so that no leaders cross, lie along an edge, or run through the tip of another. */
export function layOutNotes(
  notes: readonly Note[],
  { x, side, scale, width, edges, texts }: Column,
): Shape[] {
  const height = noteHeight * scale;
  const elbowX = x - (side === 'right' ? 1 : -1) * paper.shoulder * scale;
  const blocks = notes.map((note): Block => {
    const lines = wrapText(note.text, noteHeight, width);
    return {
      ...note,
      lines,
      wish: note.target.y,
      above: height / 2,
      below: (lines.length - 1) * height * lineStep + height / 2,
    };
  });
  // Most leaders stay where they are while one note is tried elsewhere.
  type Way = { along: number; isThroughText: boolean };
  const known = new Map(notes.map(({ target }) => [target, new Map<number, Way>()]));
  const wayTo = (target: Point, elbow: Point): Way => {
    const way = known.get(target)?.get(elbow.y) ?? {
      along: Object.values(mostAlong).reduce((worst, [near, most]) => {
        const length = lyingAlong([target, elbow], edges, scale, near);
        return length > most ? Math.max(worst, length) : worst;
      }, 0),
      isThroughText: texts.some(([a, b]) => segmentsCross(target, elbow, a, b)),
    };
    known.get(target)?.set(elbow.y, way);
    return way;
  };
  /** Null as soon as it is no better than what there is. */
  const place = (wanted: readonly Block[], least: number) => {
    const sorted = wanted.toSorted((a, b) => b.wish - a.wish);
    const { blocks: placed, ys } = untangle(sorted, elbowX, paper.gap * scale);
    const layout: { block: Block; elbow: Point; fault: number }[] = [];
    let cost = 0;
    for (const [index, block] of placed.entries()) {
      const elbow = { x: elbowX, y: ys[index] ?? block.wish };
      const { along, isThroughText } = wayTo(block.target, elbow);
      const isThroughTip = placed.some(
        ({ target }) =>
          target !== block.target && distanceToSegment(target, block.target, elbow) < paper.tip * scale,
      );
      const fault = along + (isThroughTip ? 1 : 0) + (isThroughText ? 1 : 0);
      layout.push({ block, elbow, fault });
      cost += fault;
      cost += (slantCost * Math.abs(elbow.y - block.target.y)) / scale;
      if (cost >= least) return null;
    }
    return { layout, cost, blocks: wanted };
  };
  let best = place(blocks, Infinity);
  // Twice, because a move may leave room for another.
  for (const note of [...notes, ...notes])
    for (const { by, way } of moves) {
      if (!best?.layout.some(({ block, fault }) => block.text === note.text && fault > 0)) break;
      const moved = best.blocks.map((block) => {
        if (block.text === note.text) return { ...block, wish: block.target.y + by * scale };
        const goesAlong = (block.target.y - note.target.y) * way > 0;
        return goesAlong ? { ...block, wish: block.wish + by * scale } : block;
      });
      best = place(moved, best.cost) ?? best;
    }
  return (best?.layout ?? []).map(({ block, elbow }) => ({
    kind: 'leader',
    layer: 'A-ANNO-NOTE',
    points: [block.target, elbow, { x, y: elbow.y }],
    text: block.lines.join('\n'),
  }));
}

const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/**
 * Whether two segments cross at a point inside both; touching ends do not count.
 * @internal
 */
export const segmentsCross = (a: Point, b: Point, c: Point, depth: Point): boolean =>
  turn(a, b, c) * turn(a, b, depth) < 0 && turn(c, depth, a) * turn(c, depth, b) < 0;
