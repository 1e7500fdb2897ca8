/** How to treat an article without text. */
export type EmptyArticles = 'keep' | 'remove' | 'not used';

/** `WARRANTY (NOT USED)`. */
export const notUsed = (heading: string): string => `${heading} (NOT USED)`;

interface Line {
  id: number;
  line: { kind: string; text: readonly unknown[] };
  isStruck: boolean;
  isUnused: boolean;
}

/** Whether the master already says so: `Products (Not Used)`. */
const saysSo = ({ text }: Line['line']): boolean => {
  const last = text.at(-1);
  return typeof last === 'string' && last.toLowerCase().endsWith('(not used)');
};

interface Shown<Shape> {
  shown: readonly Shape[];
  /** Ids of the headings that get no number. */
  unnumbered: ReadonlySet<number>;
}

/** Treats headings without text as requested. Notes below an omitted or unused heading are omitted, too. */
export function withoutBareHeadings<Shape extends Line>(
  document: readonly Shape[],
  emptyArticles: EmptyArticles,
  keepsStruck: boolean,
): Shown<Shape> {
  const unnumbered = new Set<number>();
  if (emptyArticles === 'keep') return { shown: document, unnumbered };
  /** From the end, so that a heading's content is known first. */
  const kept: Shape[] = [];
  const dropNotes = (): void => {
    while (kept.at(-1)?.line.kind === 'note') kept.pop();
  };
  let hasText = false;
  let hasArticle = false;
  for (const line of document.toReversed()) {
    const { kind } = line.line;
    if (line.isStruck || kind === 'note') kept.push(line);
    else if (kind === 'part') {
      const isBare = !hasText && !hasArticle;
      kept.push(isBare ? { ...line, isUnused: !saysSo(line.line) } : line);
      hasText = false;
      hasArticle = false;
    } else if (kind !== 'article') {
      hasText = true;
      kept.push(line);
    } else if (hasText || emptyArticles === 'not used') {
      if (!hasText) dropNotes();
      kept.push(hasText ? line : { ...line, isUnused: true });
      hasText = false;
      hasArticle = true;
    } else if (keepsStruck) {
      unnumbered.add(line.id);
      kept.push(line);
    } else dropNotes();
  }
  return { shown: kept.toReversed(), unnumbered };
}
