/** An element of an XML file. */
export interface Node {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Node[];
  /** Of the element itself. */
  text: string;
}

const part = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

/** The root of an XML file. What is not well-formed fails. */
export function readXml(xml: string): Node {
  const body = xml.replace(/^<\?xml[^>]*\?>\s*/, '');
  const top: Node = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [top];
  let end = 0;
  for (const [all, slash, name = '', attributes = '', isEmpty, text] of body.matchAll(part)) {
    end += all.length;
    const above = open.at(-1);
    if (!above) throw new Error('An element ends that did not begin.');
    if (text !== undefined) above.text += unescaped(text);
    else if (slash === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> ends another element.`);
    } else {
      const node: Node = { name, attributes: attributesOf(attributes), children: [], text: '' };
      above.children.push(node);
      if (isEmpty !== '/') open.push(node);
    }
  }
  const [root] = top.children;
  if (end !== body.length || open.length !== 1 || !root)
    throw new Error(`Not XML: ${body.slice(end, end + 80)}`);
  return root;
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );
}

function unescaped(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)|[^\P{Cc}\t\n\r\u0080-\u009f]/u.test(text))
    throw new Error(`A sign that XML does not allow: ${text}`);
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(\w+);/g, (all, name: string) => signs[name] ?? all);
}

/** All elements below one, and itself, in their order. */
export const allOf = (node: Node): Node[] => [node, ...node.children.flatMap(allOf)];
