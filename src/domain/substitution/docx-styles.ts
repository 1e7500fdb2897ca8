import { wordNamespace, xmlHead } from '#src/domain/specification/writers/docx/xml.ts';

/** Uses Word's built-in headings, so that the navigation pane shows them. */
export const formStylesXml = [
  xmlHead,
  `<w:styles ${wordNamespace}>`,
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="Arial" w:cs="Arial"/><w:sz w:val="19"/><w:szCs w:val="19"/><w:lang w:val="en-US" w:eastAsia="en-US" w:bidi="ar-SA"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>',
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/><w:pPr><w:spacing w:after="60"/></w:pPr></w:style>',
  '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/></w:style>',
  '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="72" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="72" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>',
  '<w:style w:type="numbering" w:default="1" w:styleId="NoList"><w:name w:val="No List"/><w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/></w:style>',
  style(
    'Title',
    'Title',
    '<w:spacing w:after="40"/>',
    '<w:b/><w:bCs/><w:sz w:val="32"/><w:szCs w:val="32"/>',
    'Normal',
  ),
  style(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="454643"/></w:pBdr><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="0"/>',
    '<w:b/><w:bCs/><w:sz w:val="22"/><w:szCs w:val="22"/>',
    'Normal',
  ),
  style(
    'Label',
    'Label',
    '<w:keepNext/><w:spacing w:before="100" w:after="40"/>',
    '<w:b/><w:bCs/>',
    'Normal',
  ),
  style(
    'Field',
    'Field',
    '<w:spacing w:before="50" w:after="50"/><w:ind w:left="2200" w:hanging="2200"/>',
    '',
  ),
  style('Writing', 'Writing', '<w:spacing w:before="200"/>', ''),
  style(
    'Choice',
    'Choice',
    '<w:tabs><w:tab w:val="left" w:pos="360"/></w:tabs><w:spacing w:after="40"/><w:ind w:left="360" w:hanging="360"/>',
    '',
  ),
  style('Cell', 'Cell', '<w:spacing w:before="20" w:after="20"/>', '<w:sz w:val="15"/><w:szCs w:val="15"/>'),
  style(
    'Small',
    'Small',
    '<w:spacing w:after="120"/>',
    '<w:color w:val="454643"/><w:sz w:val="16"/><w:szCs w:val="16"/>',
  ),
  '</w:styles>',
].join('');

function style(id: string, name: string, paragraph: string, run: string, next = id): string {
  const isOwn = name === id && id !== 'Title' ? ' w:customStyle="1"' : '';
  return `<w:style w:type="paragraph"${isOwn} w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="${next}"/><w:qFormat/><w:pPr>${paragraph}</w:pPr>${run === '' ? '' : `<w:rPr>${run}</w:rPr>`}</w:style>`;
}
