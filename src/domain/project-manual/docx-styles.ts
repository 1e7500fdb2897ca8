import { style } from '#src/domain/specification/writers/docx/styles.ts';

const size = (half: number): string => `<w:sz w:val="${half}"/><w:szCs w:val="${half}"/>`;

/** Styles of the cover and the contents. */
export const manualStyles: readonly string[] = [
  style('Title', 'Title', '', '', 'Normal'),
  style('MCK', 'Manual Cover Kind', '', size(24)),
  style(
    'MCT',
    'Manual Cover Title',
    '<w:pBdr><w:bottom w:val="single" w:sz="12" w:space="12" w:color="000000"/></w:pBdr><w:spacing w:before="120" w:after="240"/>',
    `<w:b/><w:bCs/>${size(56)}`,
    'MCT',
    'Title',
  ),
  style('MCD', 'Manual Cover Draft', '<w:spacing w:after="120"/>', `<w:b/><w:bCs/>${size(22)}`),
  style(
    'MCF',
    'Manual Cover Fact',
    '<w:tabs><w:tab w:val="left" w:pos="2200"/></w:tabs><w:spacing w:before="120"/><w:ind w:left="2200" w:hanging="2200"/>',
    size(22),
  ),
  style(
    'MTT',
    'Manual Contents Title',
    '<w:spacing w:after="240"/>',
    `<w:b/><w:bCs/>${size(28)}`,
    'Normal',
    'Heading1',
  ),
  style('MTH', 'Manual Contents Head', '', `<w:color w:val="454643"/>${size(18)}`),
  style(
    'MTD',
    'Manual Contents Division',
    '<w:keepNext/><w:spacing w:before="240" w:after="60"/>',
    '<w:b/><w:bCs/>',
    'MTS',
    'Heading2',
  ),
  style(
    'MTS',
    'Manual Contents Section',
    '<w:spacing w:before="40"/><w:ind w:left="1560" w:hanging="1560"/>',
    '',
  ),
  style('MTE', 'Manual Contents End', '', size(2)),
];
