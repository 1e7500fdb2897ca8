import {
  PDFDict,
  PDFHexString,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
} from '@cantoo/pdf-lib';
import { embedFont } from '#src/domain/specification/writers/pdf/embed-font.ts';
import { readFont } from '#src/domain/specification/writers/pdf/font.ts';
import { sheetFont } from '#src/reference-api/drawings/pdf/sheet-font.ts';
import { winAnsiText } from '#src/reference-api/drawings/pdf/win-ansi.ts';

/** The font for measuring and writing text. */
export interface TextFont {
  /** Cap height and text width, as fractions of the font size. */
  capHeight: number;
  widthOf(text: string): number;
  encode(text: string): PDFHexString;
}

export interface SheetFont extends TextFont {
  ref: PDFRef;
}

const bytes = Uint8Array.from(atob(sheetFont), (character) => character.codePointAt(0) ?? 0);

/** Embeds the sheets' font, so that every reader shows the same letters and can search them. */
export function embedSheetFont({ context }: PDFDocument): SheetFont {
  const font = readFont(bytes, 'IBMPlexSans', 400);
  const encoder = new TextEncoder();
  const register = (object: Parameters<typeof context.register>[0]) => context.register(object).objectNumber;
  const id = embedFont(
    {
      add: (body) => register(PDFObjectParser.forBytes(encoder.encode(body), context).parseObject()),
      addStream: (entries, content, as) => {
        const packed = as === 'packed' ? '/Filter/FlateDecode' : '';
        const dict = PDFObjectParser.forBytes(
          encoder.encode(`<<${entries}${packed}>>`),
          context,
        ).parseObject();
        if (!(dict instanceof PDFDict)) throw new TypeError('A stream has a dictionary.');
        return register(PDFRawStream.of(dict, content));
      },
    },
    font,
  );
  const glyphsOf = (text: string) => [...winAnsiText(text)].map((letter) => glyphOf(letter));
  const glyphOf = (letter: string): number => {
    const base = letter.normalize('NFKD');
    return font.glyphs.get(letter.codePointAt(0) ?? 0) ?? font.glyphs.get(base.codePointAt(0) ?? 0) ?? 0;
  };
  return {
    ref: PDFRef.of(id),
    capHeight: font.capHeight / 1000,
    widthOf: (text) => glyphsOf(text).reduce((sum, glyph) => sum + (font.widths[glyph] ?? 0), 0) / 1000,
    encode: (text) =>
      PDFHexString.of(
        glyphsOf(text)
          .map((glyph) => glyph.toString(16).padStart(4, '0'))
          .join(''),
      ),
  };
}
