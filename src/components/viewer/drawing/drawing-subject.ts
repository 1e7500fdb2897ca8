import type { Cad } from '#src/contracts/content.ts';

/** The drawing to show: an item of the library, or the visitor's own file. */
export interface DrawingSubject {
  title: string;
  /** File name for saved pictures, without extension. */
  fileName: string;
  /** The scale in its record. */
  scale: string | null;
  /** The item, with variations to compare and a file to download; null for the visitor's own file. */
  cad: Cad | null;
}
