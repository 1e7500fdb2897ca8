import { listId } from '#src/domain/specification/writers/docx/numbering.ts';
import { wordNamespace, xmlHead } from '#src/domain/specification/writers/docx/xml.ts';
import type { ListLevel } from '#src/domain/specification/writers/list-levels.ts';

const noteColor = '454643';

interface StyleOptions {
  /** Additional styles made with `style`. */
  more?: readonly string[];
  /** The font's name; Arial without it. */
  font?: string;
}

/** The styles of common master specifications, so that sections can be pasted into each other. */
export const stylesXml = (
  levels: readonly ListLevel[],
  { more = [], font = 'Arial' }: StyleOptions = {},
): string =>
  [
    stylesHead({ size: 20, cellMargin: 108, font }),
    ...headingStyles,
    style('SCT', 'SCT', '<w:keepNext/><w:jc w:val="center"/>', '<w:b/><w:bCs/>', 'PRT', 'Heading1'),
    ...levels.map((each, level) => levelStyle(each, level)),
    style('CMT', 'CMT', '<w:spacing w:before="160"/>', `<w:color w:val="${noteColor}"/>`),
    style('TBT', 'Table Title', '<w:keepNext/><w:spacing w:before="160" w:after="60"/>', '<w:b/><w:bCs/>'),
    style(
      'TBL',
      'Table Text',
      '<w:spacing w:before="30" w:after="30"/>',
      '<w:sz w:val="18"/><w:szCs w:val="18"/>',
    ),
    style('EOS', 'EOS', '<w:spacing w:before="480"/><w:jc w:val="center"/>', '<w:b/><w:bCs/>', 'Normal'),
    style(
      'CPR',
      'Copyright',
      '<w:spacing w:before="160"/><w:jc w:val="center"/>',
      `<w:color w:val="${noteColor}"/><w:sz w:val="16"/><w:szCs w:val="16"/>`,
    ),
    style('HDR', 'HDR', '', '<w:sz w:val="18"/><w:szCs w:val="18"/>'),
    style('FTR', 'FTR', '', '<w:sz w:val="18"/><w:szCs w:val="18"/>'),
    ...more,
    '</w:styles>',
  ].join('');

/** The start of every style sheet: a font, Arial by default, in a size in half points, and the cell margins of tables in twips. */
export const stylesHead = ({
  size,
  cellMargin,
  normal = '',
  font = 'Arial',
}: {
  size: number;
  cellMargin: number;
  /** Properties of normal paragraphs. */
  normal?: string;
  font?: string;
}): string =>
  [
    xmlHead,
    `<w:styles ${wordNamespace}>`,
    `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:cs="${font}"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/><w:lang w:val="en-US" w:eastAsia="en-US" w:bidi="ar-SA"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>`,
    `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/>${normal === '' ? '' : `<w:pPr>${normal}</w:pPr>`}</w:style>`,
    '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/></w:style>',
    `<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="${cellMargin}" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="${cellMargin}" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>`,
    '<w:style w:type="numbering" w:default="1" w:styleId="NoList"><w:name w:val="No List"/><w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/></w:style>',
  ].join('');

/** Word's built-in style names, which its navigation pane and lists recognize. */
const ofWord = /^(?:Title|heading [1-9])$/;

export const style = (
  id: string,
  name: string,
  paragraph: string,
  run: string,
  next = id,
  base = 'Normal',
): string =>
  [
    `<w:style w:type="paragraph"${ofWord.test(name) ? '' : ' w:customStyle="1"'} w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${base}"/>`,
    `<w:next w:val="${next}"/><w:qFormat/>`,
    paragraph === '' ? '' : `<w:pPr>${paragraph}</w:pPr>`,
    run === '' ? '' : `<w:rPr>${run}</w:rPr>`,
    '</w:style>',
  ].join('');

/**
 * Word's own heading styles, which screen readers and other programs recognize. They have no formatting; our styles, with the
 * names that specifications use, are based on them.
 */
const headingStyles = [1, 2, 3].map((level) =>
  style(`Heading${level}`, `heading ${level}`, `<w:outlineLvl w:val="${level - 1}"/>`, '', 'Normal'),
);

/** Properties of a paragraph that only looks like a heading. */
export const noHeading = '<w:outlineLvl w:val="9"/>';

/** A heading stays with the next paragraph. */
function levelStyle({ style: id, before, left, hanging }: ListLevel, level: number): string {
  const isHeading = level < 2;
  const number = `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${listId}"/></w:numPr>`;
  const place = `<w:spacing w:before="${before}"/><w:ind w:left="${left}" w:hanging="${hanging}"/>`;
  return style(
    id,
    id,
    `${isHeading ? '<w:keepNext/>' : ''}${number}${place}`,
    level === 0 ? '<w:b/><w:bCs/>' : '',
    ['ART', 'PR1'][level] ?? id,
    isHeading ? `Heading${level + 2}` : 'Normal',
  );
}
