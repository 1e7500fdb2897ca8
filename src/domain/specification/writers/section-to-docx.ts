import { bodyXml } from '#src/domain/specification/writers/docx/body.ts';
import { numberingXml } from '#src/domain/specification/writers/docx/numbering.ts';
import {
  packageFiles,
  relationOf,
  relations,
  settingsXml,
} from '#src/domain/specification/writers/docx/package-parts.ts';
import { packDocx } from '#src/domain/specification/writers/docx/pack.ts';
import { stylesXml } from '#src/domain/specification/writers/docx/styles.ts';
import {
  field,
  paragraph,
  run,
  tab,
  wordNamespace,
  xmlHead,
} from '#src/domain/specification/writers/docx/xml.ts';
import { listLevels } from '#src/domain/specification/writers/list-levels.ts';
import { margin, pageSizes, textWidth } from '#src/domain/specification/writers/page-size.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { projectText } from '#src/domain/specification/writers/shown-lines.ts';

/**
 * A Word file: one live list linked to the paragraph styles PRT, ART, and PR1 to PR5; header and footer; notes as
 * hidden or visible text. The same section gives the same bytes. `body` replaces the section's own lines.
 */
export function sectionToDocx(
  section: PrintedSection,
  body = bodyXml(section, textWidth(section.paper)),
): Uint8Array<ArrayBuffer> {
  const { number, title, author, edition, revised, numbering, paper, header } = section;
  const levels = listLevels(numbering);
  const atRight = `<w:tabs><w:tab w:val="right" w:pos="${textWidth(paper)}"/></w:tabs>`;
  const files = packageFiles({
    document: documentXml(section, body),
    texts: {
      'word/styles.xml': stylesXml(levels),
      'word/numbering.xml': numberingXml(levels),
      'word/settings.xml': settingsXml,
      'word/header.xml': `${xmlHead}<w:hdr ${wordNamespace}>${paragraph('HDR', `${run(projectText(section))}${tab}${run(header.date)}`, atRight)}</w:hdr>`,
      'word/footer.xml': `${xmlHead}<w:ftr ${wordNamespace}>${paragraph('FTR', `${run(title.toUpperCase())}${tab}${run(`${number} - `)}${field('PAGE')}${run(' of ')}${field('NUMPAGES')}`, atRight)}</w:ftr>`,
    },
    title: `${number} ${title}`,
    author,
    subject: `Specification section, MasterFormat ${edition}`,
    day: revised,
  });
  return packDocx(files, revised);
}

function documentXml({ paper }: PrintedSection, body: string): string {
  const { width, height } = pageSizes[paper];
  return [
    xmlHead,
    `<w:document ${wordNamespace} xmlns:r="${relations}"><w:body>`,
    body,
    `<w:sectPr><w:headerReference w:type="default" r:id="${relationOf('header')}"/><w:footerReference w:type="default" r:id="${relationOf('footer')}"/>`,
    `<w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>`,
    '</w:body></w:document>',
  ].join('');
}
