import type { Font } from '#src/domain/specification/writers/pdf/font.ts';
import { hex4, ref, type ObjectId, type PdfFile } from '#src/domain/specification/writers/pdf/pdf-file.ts';

/** Embeds a whole font. Texts are glyph ids of four hex digits; the character map lets readers recover the text. */
export function embedFont(pdf: Pick<PdfFile, 'add' | 'addStream'>, font: Font): ObjectId {
  const { name, weight, ascent, descent, capHeight, box, widths, file } = font;
  const program = pdf.addStream(`/Length1 ${file.length}`, file.packed, 'packed');
  const descriptor = pdf.add(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${box.join(' ')}]/ItalicAngle 0/Ascent ${ascent}/Descent ${descent}/CapHeight ${capHeight}/StemV ${Math.round(weight / 5)}/FontFile2 ${ref(program)}>>`,
  );
  const glyphs = pdf.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${ref(descriptor)}/CIDToGIDMap/Identity/DW ${widths[0] ?? 500}/W[0[${widths.join(' ')}]]>>`,
  );
  const characters = pdf.addStream('', new TextEncoder().encode(characterMap(font)));
  return pdf.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${ref(glyphs)}]/ToUnicode ${ref(characters)}>>`,
  );
}

/** Most lines allowed in one block of the character map. */
const blockSize = 100;

function characterMap({ glyphs }: Font): string {
  const byGlyph = new Map<number, number>();
  for (const [code, glyph] of glyphs) if (!byGlyph.has(glyph)) byGlyph.set(glyph, code);
  const rows = [...byGlyph]
    .toSorted(([one], [other]) => one - other)
    .map(([glyph, code]) => `<${hex4(glyph)}><${hex4(code)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < rows.length; at += blockSize) {
    const block = rows.slice(at, at + blockSize);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000><FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end end',
  ].join('\n');
}
