import {
  type NumberedNode,
  type SpecDocument,
  endOfSection,
  manufacturerNote,
  nodeText,
  numberedNodes,
} from '#src/reference-api/files/documents/spec-document.ts';

/** In twips, 1440 an inch: where the text of a level stands; its number hangs before it. */
const textIndents = [0, 864, 1440, 2016, 2592, 3168, 3744] as const;
const hang = 576;

/** RTF is ASCII: its own signs are escaped, everything beyond ASCII becomes UTF-16 units with a `?` to fall back on. */
function escaped(text: string): string {
  let result = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const sign = text.charAt(at);
    if (sign === '\\' || sign === '{' || sign === '}') result += `\\${sign}`;
    else if (unit < 32) result += ' ';
    else if (unit < 127) result += sign;
    else result += `\\u${unit > 32_767 ? unit - 65_536 : unit}?`;
  }
  return result;
}

function created(revised: string): string {
  const [year = '2000', month = '1', day = '1'] = revised.slice(0, 10).split('-');
  return `{\\creatim\\yr${Number(year)}\\mo${Number(month)}\\dy${Number(day)}\\hr12\\min0}`;
}

function nodeRtf(node: NumberedNode): string {
  const text = escaped(nodeText(node));
  if (node.kind === 'note') return `{\\pard\\li${textIndents[node.level]}\\sb120\\v\\cf1 ${text}\\par}`;
  const style = {
    part: '\\s1\\keepn\\sb360\\outlinelevel0\\b',
    article: '\\s2\\keepn\\sb240\\outlinelevel1',
    para: '',
  };
  if (node.kind === 'part') return `{\\pard${style.part} ${node.label}  ${text}\\par}`;
  const indent = textIndents[node.level];
  const before = node.level < 3 ? '\\sb120' : '\\sb40';
  const first = node.kind === 'article' ? -indent : -hang;
  return `{\\pard${style[node.kind] || before}\\li${indent}\\fi${first}\\tx${indent} ${node.label}\\tab ${text}\\par}`;
}

/** Rich Text Format, 1.9: page footer `07 54 23-1`, notes to the specifier as hidden text. */
export function specToRtf(document: SpecDocument): string {
  const { number, title, revised, manufacturer } = document;
  return [
    '{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1',
    '{\\fonttbl{\\f0\\fswiss\\fcharset0 Arial;}}',
    '{\\colortbl;\\red74\\green83\\blue92;}',
    '{\\stylesheet{\\s0 Normal;}{\\s1\\sbasedon0\\b PRT;}{\\s2\\sbasedon0 ART;}}',
    `{\\info{\\title ${escaped(`${number} ${title}`)}}{\\author ${escaped(manufacturer.name)}}${created(revised)}}`,
    '\\paperw12240\\paperh15840\\margl1440\\margr1440\\margt1440\\margb1440\\widowctrl\\f0\\fs20',
    `{\\header\\pard\\tqr\\tx9360 ${escaped(title)}\\tab ${escaped(revised.slice(0, 10))}\\par}`,
    `{\\footer\\pard\\qc ${escaped(number)}-{\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}\\par}`,
    `{\\pard\\qc\\b SECTION ${escaped(number)}\\par}`,
    `{\\pard\\qc\\b ${escaped(title.toUpperCase())}\\par}`,
    `{\\pard\\sb240\\v\\cf1 ${escaped(manufacturerNote(document))}\\par}`,
    ...numberedNodes(document.nodes).map(nodeRtf),
    `{\\pard\\qc\\sb360\\b ${endOfSection}\\par}`,
    '}',
    '',
  ].join('\r\n');
}
