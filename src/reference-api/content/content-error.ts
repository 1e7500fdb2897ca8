/** A content file that can’t be read; says which one, where in it, and why. */
export class ContentError extends Error {
  constructor(path: string, where: string | number, why: string) {
    super(`content/${path}, ${typeof where === 'number' ? `line ${where}` : where}: ${why}`);
  }
}

/** A line of a file, counted from 1. */
export interface Line {
  at: number;
  text: string;
}

/** Says what is wrong with a line, or with what has no line of its own. */
export type Refuse = (where: string | number, why: string) => never;
