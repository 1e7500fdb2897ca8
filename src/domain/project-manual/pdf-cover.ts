import type { OfficeLogo } from '#src/contracts/office-template.ts';
import { coverLogo, logoSize } from '#src/domain/office-template/page-lines.ts';
import { coverFacts, type CoverWords, type Manual } from '#src/domain/project-manual/manual.ts';
import { margin, textWidth } from '#src/domain/specification/writers/page-size.ts';
import { paragraphBlock } from '#src/domain/specification/writers/pdf/blocks.ts';
import { asArtifact, drawBox, drawLogo } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Block } from '#src/domain/specification/writers/pdf/layout.ts';
import type { Faces } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { addElement, type Element } from '#src/domain/specification/writers/pdf/structure.ts';

const left = margin / 20;
const labelWidth = 110;
/** From the top of the text area to the title. */
const above = 150;

/** The cover: kind of document, project name, and facts. */
export function coverBlocks(
  manual: Manual,
  { regular, bold }: Faces,
  root: Element,
  words: CoverWords = { kind: 'PROJECT MANUAL', facts: coverFacts(manual) },
): Block[] {
  const width = textWidth(manual.paper) / 20;
  const logo = manual.office?.logo;
  const text = (words: string, type: string, size: number, before: number, isBold = false): Block =>
    paragraphBlock({
      text: words,
      element: addElement(root, type),
      look: { face: isBold ? bold : regular, size, brightness: 0 },
      x: left,
      width,
      before,
      keepsNext: true,
    });
  return [
    ...(logo ? [logoBlock(logo)] : []),
    gap(logo ? above - logoSize(logo, coverLogo).height : above),
    text(words.kind, 'P', 12, 0),
    text(manual.project === '' ? 'Specifications' : manual.project, 'H1', 28, 6, true),
    rule(width),
    ...(manual.draft === '' ? [] : [text(manual.draft, 'P', 11, 0, true)]),
    ...words.facts.map(([label, value]) => {
      const element = addElement(root, 'P');
      return paragraphBlock({
        text: value,
        element,
        look: { face: regular, size: 11, brightness: 0 },
        x: left + labelWidth,
        width: width - labelWidth,
        before: 6,
        label: { text: `${label} `, x: left, element },
      });
    }),
  ];
}

const empty = { before: 0, lines: 1, padding: 0, together: 1, keepsNext: true };
const gap = (lineHeight: number): Block => ({ ...empty, lineHeight, draw: () => undefined });
const logoBlock = (logo: OfficeLogo): Block => {
  const size = logoSize(logo, coverLogo);
  return {
    ...empty,
    lineHeight: size.height,
    draw: (canvas, top) =>
      asArtifact(canvas, () => drawLogo(canvas, { x: left, y: top - size.height, ...size })),
  };
};
const rule = (width: number): Block => ({
  ...empty,
  lineHeight: 24,
  draw: (canvas, top) =>
    asArtifact(canvas, () => drawBox(canvas, { x: left, y: top - 14, width, height: 1.5 }, 0)),
});
