import { fontOf } from '#src/domain/office-template/office-template.ts';
import { edgesOf } from '#src/domain/office-template/page-lines.ts';
import { bodyXml } from '#src/domain/specification/writers/docx/body.ts';
import { numberingXml } from '#src/domain/specification/writers/docx/numbering.ts';
import { packDocx } from '#src/domain/specification/writers/docx/pack.ts';
import { stylesXml } from '#src/domain/specification/writers/docx/styles.ts';
import { footerXml, headerXml } from '#src/domain/specification/writers/docx/office.ts';
import { pageXml, wordFiles } from '#src/domain/specification/writers/docx/word-file.ts';
import { listLevels } from '#src/domain/specification/writers/list-levels.ts';
import { textWidth } from '#src/domain/specification/writers/page-size.ts';
import { subjectOf, type PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

/**
 * A Word file: one live list linked to the paragraph styles PRT, ART, and PR1 to PR5; header and footer; notes as
 * hidden or visible text. The same section gives the same bytes. `body` replaces the section's own lines.
 */
export function sectionToDocx(
  section: PrintedSection,
  body = bodyXml(section, textWidth(section.paper)),
): Uint8Array<ArrayBuffer> {
  const { number, title, author, revised, numbering, paper, office } = section;
  const levels = listLevels(numbering);
  const width = textWidth(paper);
  const edges = edgesOf(section);
  const files = wordFiles({
    body: body + pageXml({ paper, header: 'header', footer: 'footer' }),
    parts: {
      styles: stylesXml(levels, { font: fontOf(office).word }),
      numbering: numberingXml(levels),
      header: headerXml(edges, width, office),
      footer: footerXml(edges, width),
    },
    logo: office?.logo,
    title: `${number} ${title}`,
    author,
    subject: subjectOf(section),
    day: revised,
  });
  return packDocx(files, revised);
}
