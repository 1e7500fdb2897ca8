import { MarkupError, markupTokens } from '#src/lib/markup.ts';

/** An element with its prefix as written: `w:p`. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

/** Deeper than any document; a recursive reader would run out of stack. */
const deepest = 400;

/**
 * The root of an XML text. It works in workers, where browsers have no parser. Throws a `MarkupError` if the text isn't
 * well-formed or has a document type.
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const token of markupTokens(text.replace(/^\uFEFF/, ''))) {
    const parent = open.at(-1) ?? root;
    if (token.kind === 'text') parent.children.push(token.text);
    else if (token.kind === 'start') {
      const element = { name: token.name, attributes: token.attributes, children: [] };
      parent.children.push(element);
      open.push(element);
      if (open.length > deepest) throw new MarkupError('broken');
    } else if (open.length < 2 || open.pop()?.name !== token.name) throw new MarkupError('broken');
  }
  const [element] = elementsOf(root);
  if (open.length > 1 || element === undefined) throw new MarkupError('broken');
  return element;
}

/** The elements inside another, without texts. */
export const elementsOf = ({ children }: XmlElement, name?: string): XmlElement[] =>
  children.flatMap((child) =>
    typeof child === 'string' || (name !== undefined && child.name !== name) ? [] : [child],
  );

/** The first element of a name inside another. */
export function elementOf(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of parent?.children ?? [])
    if (typeof child !== 'string' && child.name === name) return child;
  return undefined;
}
