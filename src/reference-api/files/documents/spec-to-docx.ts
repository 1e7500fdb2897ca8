import {
  AlignmentType,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
  convertInchesToTwip,
} from 'docx';

import { repeatableDocx } from '#src/reference-api/files/documents/repeatable-docx.ts';
import { levelStyles, specLevels, specList } from '#src/reference-api/files/documents/spec-docx-numbering.ts';
import {
  type SpecDocument,
  type SpecNode,
  endOfSection,
  manufacturerNote,
  nodeText,
} from '#src/reference-api/files/documents/spec-document.ts';

const noteColor = '4A535C';
const pageWidth = convertInchesToTwip(6.5);
/** Removes characters that XML cannot hold. */
const printable = (text: string) => text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '');

const hiddenNote = (text: string) =>
  new Paragraph({ style: 'NOTE', children: [new TextRun({ text: printable(text), vanish: true })] });

function nodeParagraph(node: SpecNode): Paragraph {
  if (node.kind === 'note') return hiddenNote(nodeText(node));
  return new Paragraph({
    style: levelStyles[node.level],
    numbering: { reference: specList, level: node.level },
    children: [new TextRun(printable(nodeText(node)))],
  });
}

const centered = (text: string) => new Paragraph({ style: 'SCT', children: [new TextRun(printable(text))] });

const space = (points: number) => ({ before: points * 20 });

/** The styles that a specifier's own master expects, so sections paste into each other. */
const paragraphStyles = [
  {
    id: 'SCT',
    name: 'SCT',
    basedOn: 'Normal',
    run: { bold: true },
    paragraph: { alignment: AlignmentType.CENTER },
  },
  {
    id: 'NOTE',
    name: 'Specifier Note',
    basedOn: 'Normal',
    run: { color: noteColor },
    paragraph: { spacing: space(8) },
  },
  ...levelStyles.map((id, level) => ({
    id,
    name: id,
    basedOn: 'Normal',
    quickFormat: true,
    run: { bold: level === 0 },
    paragraph: {
      keepNext: level < 2,
      spacing: space([24, 14, 8, 2, 2, 2, 2][level] ?? 2),
      ...(level < 2 ? { outlineLevel: level } : {}),
    },
  })),
];

/**
 * A Word file with live numbering (one multilevel list), the usual paragraph styles, the footer `07 54 23-1` and notes
 * to the specifier as hidden text. The same document gives the same bytes.
 */
export async function specToDocx(document: SpecDocument): Promise<Uint8Array> {
  const { number, title, revised, manufacturer, nodes } = document;
  const day = revised.slice(0, 10);
  const file = new Document({
    title: `${number} ${printable(title)}`,
    creator: printable(manufacturer.name),
    lastModifiedBy: printable(manufacturer.name),
    description: `Guide specification, MasterFormat ${document.edition}`,
    styles: {
      default: { document: { run: { font: 'Arial', size: 20 } } },
      paragraphStyles,
    },
    numbering: { config: [{ reference: specList, levels: specLevels }] },
    sections: [
      {
        properties: { page: { size: { width: convertInchesToTwip(8.5), height: convertInchesToTwip(11) } } },
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                tabStops: [{ type: TabStopType.RIGHT, position: pageWidth }],
                children: [new TextRun(`${printable(title)}\t${day}`)],
              }),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [new TextRun({ children: [`${number}-`, PageNumber.CURRENT] })],
              }),
            ],
          }),
        },
        children: [
          centered(`SECTION ${number}`),
          centered(title.toUpperCase()),
          hiddenNote(manufacturerNote(document)),
          ...nodes.map(nodeParagraph),
          centered(endOfSection),
        ],
      },
    ],
  });
  return repeatableDocx(new Uint8Array(await Packer.toArrayBuffer(file)), day);
}
