import {
  type NumberedNode,
  type SpecDocument,
  endOfSection,
  manufacturerNote,
  nodeText,
  numberedNodes,
} from '#src/reference-api/files/documents/spec-document.ts';

const columns = 78;
/** Where the number of a level begins, and how much room it has. */
const indents = [0, 0, 6, 10, 14, 18, 22] as const;
const labelWidths = [8, 6, 4, 4, 4, 4, 4] as const;

/** Cuts a word that no line can hold. */
const pieces = (word: string, width: number) => word.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? [];

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/).flatMap((each) => pieces(each, width))) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A block of lines whose text hangs beside its number. */
function hanging(label: string, text: string, indent: number, labelWidth: number): string[] {
  const left = ' '.repeat(indent);
  const room = Math.max(labelWidth, label === '' ? 0 : label.length + 1);
  return wrapped(text, columns - indent - room).map(
    (line, at) => `${left}${(at === 0 ? label : '').padEnd(room)}${line}`,
  );
}

function centered(text: string): string[] {
  return wrapped(text, columns).map(
    (line) => `${' '.repeat(Math.floor((columns - line.length) / 2))}${line}`,
  );
}

function nodeLines(node: NumberedNode): string[] {
  const { kind, level, label } = node;
  const block =
    kind === 'note'
      ? hanging('', nodeText(node), indents[level], 0)
      : hanging(label, nodeText(node), indents[level], labelWidths[level]);
  return kind === 'para' && level > 2 ? block : ['', ...block];
}

/** Plain text, at most 78 columns, with hanging indents; notes to the specifier stand in it. Line ends are CR LF. */
export function specToTxt(document: SpecDocument): string {
  const lines = [
    ...centered(`SECTION ${document.number}`),
    '',
    ...centered(document.title.toUpperCase()),
    '',
    ...wrapped(manufacturerNote(document), columns),
    ...numberedNodes(document.nodes).flatMap(nodeLines),
    '',
    ...centered(endOfSection),
    '',
  ];
  return lines.map((line) => `${line.trimEnd()}\r\n`).join('');
}
