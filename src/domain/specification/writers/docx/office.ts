import type { OfficeLogo, OfficeTemplate } from '#src/contracts/office-template.ts';
import { headerLogo, logoSize, type edgesOf, type LinePart } from '#src/domain/office-template/page-lines.ts';
import { edgeXml } from '#src/domain/specification/writers/docx/word-file.ts';
import { field, run } from '#src/domain/specification/writers/docx/xml.ts';
import { escapeMarkup } from '#src/domain/specification/writers/escape-markup.ts';

/** Word's field for the page count: of the whole file, or of a section. */
type CountField = 'NUMPAGES' | 'SECTIONPAGES';

const partsXml = (parts: readonly LinePart[], count: CountField): string =>
  parts
    .map((part) => (typeof part === 'string' ? run(part) : field(part.field === 'page' ? 'PAGE' : count)))
    .join('');

type Edges = ReturnType<typeof edgesOf>;

/** The header of a page, with the office's logo before it. */
export const headerXml = (
  { headLeft, headRight }: Edges,
  width: number,
  office: OfficeTemplate | undefined,
  count: CountField = 'NUMPAGES',
): string => {
  const logo = office?.logo ? pictureXml(office.logo, headerLogo, office.name) + run('  ') : '';
  return edgeXml('hdr', 'HDR', [logo + partsXml(headLeft, count), partsXml(headRight, count)], width);
};

export const footerXml = (
  { footLeft, footRight }: Edges,
  width: number,
  count: CountField = 'NUMPAGES',
): string => edgeXml('ftr', 'FTR', [partsXml(footLeft, count), partsXml(footRight, count)], width);

/** English Metric Units (EMU) per point. */
const unitsPerPoint = 12_700;
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';

/** The logo in a line of text. */
export function pictureXml(logo: OfficeLogo, most: { width: number; height: number }, name: string): string {
  const { width, height } = logoSize(logo, most);
  const size = `cx="${Math.round(width * unitsPerPoint)}" cy="${Math.round(height * unitsPerPoint)}"`;
  const about = `id="1" name="Logo" descr="${escapeMarkup(name === '' ? 'Logo' : `Logo of ${name}`)}"`;
  return [
    `<w:r><w:drawing><wp:inline xmlns:wp="${drawing}/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr ${about}/>`,
    `<a:graphic xmlns:a="${drawing}/main"><a:graphicData uri="${drawing}/picture"><pic:pic xmlns:pic="${drawing}/picture">`,
    `<pic:nvPicPr><pic:cNvPr ${about}/><pic:cNvPicPr/></pic:nvPicPr>`,
    '<pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:embed="logo"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>',
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`,
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
  ].join('');
}
