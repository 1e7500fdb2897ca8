import type { Cad } from '#src/contracts/content.ts';

/** What is drawn: an item of the library, or a file of the visitor's own. */
export interface DrawingSubject {
  title: string;
  /** For what is saved, without its ending. */
  fileName: string;
  /** As its record states it. */
  scale: string | null;
  /** The item, which has variations to compare with and a file to download; null for an own file. */
  cad: Cad | null;
}
