/** A level of a section: 0 is a PART, 1 an article (1.1), 2 a paragraph (A.), then 1., a., 1) and a). */
export type SpecLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface SpecNode {
  level: SpecLevel;
  /** A note speaks to the specifier: it takes no number, and stands on the level of the lines that follow it. */
  kind: 'part' | 'article' | 'para' | 'note';
  text: string;
}

export interface SpecManufacturer {
  name: string;
  /** Street, then city, state and ZIP code. Empty when not known. */
  address: readonly string[];
  phone: string | null;
  web: string | null;
  /** One or two sentences about the products. */
  introduction: string;
}

/** A guide specification of three parts, before any file format. Lines follow in reading order. */
export interface SpecDocument {
  /** `07 54 23`, or `07540` in the edition of 1995. */
  number: string;
  title: string;
  /** The edition of MasterFormat that the number is of: `2020`. */
  edition: string;
  /** ISO date; the files carry no other. */
  revised: string;
  manufacturer: SpecManufacturer;
  nodes: readonly SpecNode[];
}

export interface NumberedNode extends SpecNode {
  /** `PART 1`, `1.1`, `A.`, `1.`, `a.`, `1)`, `a)`; empty for a note. */
  label: string;
}

const notePrefix = '** NOTE TO SPECIFIER **';
export const endOfSection = 'END OF SECTION';

/** 1 → A, 26 → Z, 27 → AA. */
function letters(count: number): string {
  return (
    (count > 26 ? letters(Math.floor((count - 1) / 26)) : '') + String.fromCodePoint(65 + ((count - 1) % 26))
  );
}

function labelOf(level: SpecLevel, count: number, part: number): string {
  switch (level) {
    case 0:
      return `PART ${count}`;
    case 1:
      return `${part}.${count}`;
    case 2:
      return `${letters(count)}.`;
    case 3:
      return `${count}.`;
    case 4:
      return `${letters(count).toLowerCase()}.`;
    case 5:
      return `${count})`;
    case 6:
      return `${letters(count).toLowerCase()})`;
  }
}

/** The lines with their numbers, counted anew under each line of a higher level; notes are passed over. */
export function numberedNodes(nodes: readonly SpecNode[]): NumberedNode[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  return nodes.map((node) => {
    if (node.kind === 'note') return { ...node, label: '' };
    const count = (counts[node.level] ?? 0) + 1;
    counts[node.level] = count;
    counts.fill(0, node.level + 1);
    return { ...node, label: labelOf(node.level, count, counts[0] ?? 0) };
  });
}

/** How a line reads: parts and articles in capitals, notes with their prefix. */
export function nodeText({ kind, text }: SpecNode): string {
  if (kind === 'note') return `${notePrefix} ${text}`;
  return kind === 'para' ? text : text.toUpperCase();
}

/** The first note of every section: whose products it is written around, and how to reach them. */
export function manufacturerNote({ manufacturer, title }: SpecDocument): string {
  const { name, address, phone, web, introduction } = manufacturer;
  const based = `${notePrefix} ${name}; ${title.toLowerCase()}. This section is based on the products of ${name}`;
  const place = address.length > 0 ? `, located at: ${address.join(', ')}.` : '.';
  const reach = [
    ...(phone === null ? [] : [`Tel: ${phone}.`]),
    ...(web === null ? [] : [`Web: ${web}.`]),
    introduction,
  ];
  return [`${based}${place}`, ...reach].filter((part) => part !== '').join(' ');
}
