/** A paragraph of the person's own. Its number is negative, so that it never meets one of the manufacturer's. */
export interface OwnParagraph {
  id: number;
  parentId: number;
  /** The sibling it follows; null for the first place. */
  afterId: number | null;
  text: string;
}

/** A person's text over the manufacturer's text. It survives every later choice. */
export interface OwnText {
  changed: ReadonlyMap<number, string>;
  struck: ReadonlySet<number>;
  added: readonly OwnParagraph[];
  /** A moved line and the sibling it now follows; null for the first place. */
  moved: ReadonlyMap<number, number | null>;
}

/** A person's decisions in one section. Never changed in place, so that going back is keeping the one before. */
export interface SectionState {
  /** Chosen lines, each with all lines above it. */
  lines: ReadonlySet<number>;
  /** Values of blanks, by the blank's key. */
  inputs: ReadonlyMap<string, string>;
  /** Groups of which nothing is wanted, by decision key. */
  none: ReadonlySet<string>;
  own: OwnText;
}

/**
 * Nothing of a person's own.
 * @internal
 */
export const noOwnText: OwnText = {
  changed: new Map(),
  struck: new Set(),
  added: [],
  moved: new Map(),
};

export const emptyState: SectionState = {
  lines: new Set(),
  inputs: new Map(),
  none: new Set(),
  own: noOwnText,
};

/** How many paragraphs are a person's own, or changed by one. */
export function ownCount({ changed, struck, added, moved }: OwnText): number {
  return new Set([...changed.keys(), ...struck, ...moved.keys(), ...added.map(({ id }) => id)]).size;
}
