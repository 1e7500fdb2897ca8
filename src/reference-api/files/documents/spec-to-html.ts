import {
  type NumberedNode,
  type SpecDocument,
  endOfSection,
  manufacturerNote,
  nodeText,
  numberedNodes,
} from '#src/reference-api/files/documents/spec-document.ts';

const marks = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => marks.get(mark) ?? mark);

const style = `
body { max-width: 44em; margin: 2em auto; padding: 0 1em; font: 11pt/1.45 Arial, sans-serif; color: #14171a; }
h1 { text-align: center; font-size: 1.1em; }
h2, h3 { font-size: 1em; text-transform: uppercase; }
h2 { margin-top: 2em; }
p, h3 { display: grid; grid-template-columns: 2.6em 1fr; margin: 0.5em 0; }
.level-3 { margin-left: 2.6em; } .level-4 { margin-left: 5.2em; } .level-5 { margin-left: 7.8em; } .level-6 { margin-left: 10.4em; }
.note { display: block; padding: 0.5em 0.8em; color: #4a535c; background: #f0f2f4; }
.end { display: block; text-align: center; margin-top: 2em; }
@media print { .note { display: none; } body { margin: 0; max-width: none; } }
`;

function nodeHtml(node: NumberedNode): string {
  if (node.kind === 'note') return `<p class="note level-${node.level}">${escaped(nodeText(node))}</p>`;
  if (node.kind === 'part') return `<h2>${node.label} ${escaped(node.text)}</h2>`;
  const tag = node.kind === 'article' ? 'h3' : 'p';
  return `<${tag} class="level-${node.level}"><span>${node.label}</span> <span>${escaped(node.text)}</span></${tag}>`;
}

/** A page of its own, without scripts; notes to the specifier are grey on screen and left out in print. */
export function specToHtml(document: SpecDocument): string {
  const { number, title, revised, manufacturer } = document;
  const heading = `SECTION ${number}<br>${escaped(title.toUpperCase())}`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="author" content="${escaped(manufacturer.name)}">`,
    `<meta name="date" content="${escaped(revised.slice(0, 10))}">`,
    `<title>${escaped(`${number} ${title}`)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<h1>${heading}</h1>`,
    `<p class="note">${escaped(manufacturerNote(document))}</p>`,
    ...numberedNodes(document.nodes).map(nodeHtml),
    `<p class="end">${endOfSection}</p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
