import type { Canvas } from '#src/domain/specification/writers/pdf/canvas.ts';

/** Something that stands below what came before it and may go on with the next page. Lengths are in points. */
export interface Block {
  /** Above it; not at the top of a page. */
  before: number;
  lines: number;
  lineHeight: number;
  /** Around its lines, on each page that has some of them. */
  padding: number;
  /** So many lines are not parted at its beginning and at its end. */
  together: number;
  keepsNext: boolean;
  /** Draws some of its lines below `top`. */
  draw: (canvas: Canvas, top: number, from: number, to: number) => void;
  /** Stands again at the top of the next page where its follower goes on: the head of a table. */
  repeats?: Block;
}

interface Frame {
  top: number;
  bottom: number;
}

/** Puts blocks on pages: headings stay with what follows, no line of a paragraph stands alone. */
export function layOut(blocks: readonly Block[], { top, bottom }: Frame, newPage: () => Canvas): void {
  let canvas = newPage();
  let y = top;
  /** Nothing but a repeated head is on the page. */
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
      // What is taller than a page cannot stay together.
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

/** The part that has to be on the page of a block's beginning: its first lines, and those of what it keeps with. */
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

/** Up to which line a block goes on this page. */
function linesThatFit(block: Block, from: number, room: number, isEmptyPage: boolean): number {
  const { lines, lineHeight, padding, together } = block;
  const fitting = Math.floor((room - padding + 0.01) / lineHeight);
  const left = lines - from;
  if (fitting >= left) return lines;
  // The last lines need company on the next page.
  const most = Math.min(fitting, left - Math.min(together, left));
  const isEnough = most >= Math.min(together, left);
  if (isEnough) return from + most;
  return isEmptyPage ? from + Math.max(1, fitting) : from;
}
