import { strFromU8, unzipSync } from 'fflate';

import { readXml, type Node } from '#tests/domain/redline/read-xml.ts';

export const wordDocument = (bytes: Uint8Array): Node =>
  readXml(strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()));

/** The paragraphs of a Word file after all of its tracked changes were accepted or rejected: style and text. */
export function trackedText(bytes: Uint8Array, take: 'accept' | 'reject'): string[] {
  const gone = take === 'accept' ? ['w:del', 'w:moveFrom'] : ['w:ins', 'w:moveTo'];
  const isGone = (node: Node, properties: string): boolean =>
    childOf(node, properties)?.children.some(
      (one) => gone.includes(one.name) || one.children.some(({ name }) => gone.includes(name)),
    ) ?? false;
  const textOf = (node: Node): string =>
    gone.includes(node.name) ? '' : ownText(node) + node.children.map(textOf).join('');
  const paragraphsOf = (node: Node): string[] => {
    if (node.name === 'w:tr' && isGone(node, 'w:trPr')) return [];
    if (node.name !== 'w:p') return node.children.flatMap(paragraphsOf);
    const text = textOf(node);
    return text === '' && isGone(node, 'w:pPr') ? [] : [`${styleOf(node, take)} ${text}`];
  };
  return paragraphsOf(wordDocument(bytes));
}

const ownText = ({ name, text }: Node): string => (name === 'w:t' || name === 'w:delText' ? text : '');
const childOf = (node: Node | undefined, name: string): Node | undefined =>
  node?.children.find((child) => child.name === name);

function styleOf(paragraph: Node, take: 'accept' | 'reject'): string {
  const properties = childOf(paragraph, 'w:pPr');
  const before = childOf(childOf(properties, 'w:pPrChange'), 'w:pPr');
  const own = take === 'reject' && before ? before : properties;
  return childOf(own, 'w:pStyle')?.attributes.get('w:val') ?? '';
}
