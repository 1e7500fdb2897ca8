import type { Canvas } from '#src/domain/specification/writers/pdf/canvas.ts';

/** A vertical block of lines, which may break across pages. Lengths are in points. */
export interface Block {
  /** Space above it; none at the top of a page. */
  before: number;
  lines: number;
  lineHeight: number;
  /** Space around its lines, on each page it is on. */
  padding: number;
  /** How many lines stay together at its start and at its end. */
  together: number;
  keepsNext: boolean;
  /** Draws the lines `from` … `to` below `top`. */
  draw: (canvas: Canvas, top: number, from: number, to: number) => void;
  /** Repeated at the top of the next page if the block after it continues there: a table's header row. */
  repeats?: Block;
}

interface Frame {
  top: number;
  bottom: number;
}

/** Lays out blocks on pages. Headings stay with what follows, and paragraphs leave no single lines. */
export function layOut(blocks: readonly Block[], { top, bottom }: Frame, newPage: () => Canvas): void {
  let canvas = newPage();
  let y = top;
  /** True while the page has nothing but a repeated header. */
  let isFresh = true;
  const turn = (repeated: Block | undefined): void => {
    canvas = newPage();
    y = top;
    isFresh = true;
    if (repeated === undefined) return;
    canvas.isRepeat = true;
    repeated.draw(canvas, y, 0, repeated.lines);
    canvas.isRepeat = false;
    y -= heightOf(repeated, repeated.lines);
  };
  for (const [index, block] of blocks.entries()) {
    let from = 0;
    if (!isFresh) {
      y -= block.before;
      // Something taller than a page can't stay together.
      const kept = keptHeight(blocks, index);
      if (y - kept < bottom && kept <= top - bottom) turn(block.repeats);
    }
    while (from < block.lines) {
      const to = linesThatFit(block, from, y - bottom, isFresh);
      if (to > from) {
        block.draw(canvas, y, from, to);
        y -= heightOf(block, to - from);
        from = to;
        isFresh = false;
      }
      if (from < block.lines) turn(block.repeats);
    }
  }
}

const heightOf = ({ lineHeight, padding }: Block, lines: number): number => lines * lineHeight + padding;

/** The height that must fit where a block starts: its first lines, and those of blocks kept with it. */
function keptHeight(blocks: readonly Block[], index: number): number {
  let height = 0;
  for (let at = index; ; at += 1) {
    const block = blocks[at];
    if (!block) return height;
    height += at === index ? 0 : block.before;
    if (!block.keepsNext) return height + heightOf(block, Math.min(block.together, block.lines));
    height += heightOf(block, block.lines);
  }
}

/** How far a block's lines go on this page. */
function linesThatFit(block: Block, from: number, room: number, isEmptyPage: boolean): number {
  const { lines, lineHeight, padding, together } = block;
  const fitting = Math.floor((room - padding + 0.01) / lineHeight);
  const left = lines - from;
  if (fitting >= left) return lines;
  // Leaves enough lines for the next page.
  const most = Math.min(fitting, left - Math.min(together, left));
  const isEnough = most >= Math.min(together, left);
  if (isEnough) return from + most;
  return isEmptyPage ? from + Math.max(1, fitting) : from;
}
