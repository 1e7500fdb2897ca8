import { style, stylesHead } from '#src/domain/specification/writers/docx/styles.ts';

/** Uses Word's built-in headings, so that the navigation pane shows them. */
export const formStylesXml = (font: string): string =>
  [stylesHead({ size: 19, cellMargin: 72, normal: '<w:spacing w:after="60"/>', font }), ...formStyles].join(
    '',
  );

const formStyles = [
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
  style('HDR', 'HDR', '', '<w:sz w:val="16"/><w:szCs w:val="16"/>'),
  style('FTR', 'FTR', '', '<w:sz w:val="16"/><w:szCs w:val="16"/>'),
  '</w:styles>',
];
