/** A paragraph that the person added. Its id is negative, so that it can't collide with the manufacturer's. */
export interface OwnParagraph {
  id: number;
  parentId: number;
  /** The sibling before it; null if it is the first child. */
  afterId: number | null;
  text: string;
}

/** A person's edits to the manufacturer's text. They survive all later choices. */
export interface OwnText {
  changed: ReadonlyMap<number, string>;
  struck: ReadonlySet<number>;
  added: readonly OwnParagraph[];
  /** Moved lines with the sibling that each now follows; null if it is now the first child. */
  moved: ReadonlyMap<number, number | null>;
  /** Promoted and demoted lines with their parent now and the manufacturer's line that each follows there. */
  placed: ReadonlyMap<number, { parentId: number; afterId: number | null }>;
}

/** A person's decisions in one section. Immutable, so that undo only has to keep the previous state. */
export interface SectionState {
  /** Chosen lines, including all their ancestors. */
  lines: ReadonlySet<number>;
  /** Values of blanks, by the blank's key. */
  inputs: ReadonlyMap<string, string>;
  /** Decision keys of groups answered with "none of these". */
  none: ReadonlySet<string>;
  own: OwnText;
}

/**
 * No edits.
 * @internal
 */
export const noOwnText: OwnText = {
  changed: new Map(),
  struck: new Set(),
  added: [],
  moved: new Map(),
  placed: new Map(),
};

export const emptyState: SectionState = {
  lines: new Set(),
  inputs: new Map(),
  none: new Set(),
  own: noOwnText,
};

/** Number of paragraphs that a person added or changed. */
export const ownCount = ({ changed, struck, added, moved, placed }: OwnText): number =>
  new Set([...changed.keys(), ...struck, ...moved.keys(), ...placed.keys(), ...added.map(({ id }) => id)])
    .size;
