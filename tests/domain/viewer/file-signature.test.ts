import { describe, expect, it } from 'vitest';

import { fileProblem } from '#src/domain/viewer/file-signature.ts';
import type { ViewerFormat } from '#src/domain/viewer/file-signature.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const dxf = '0\nSECTION\n2\nHEADER\n0\nENDSEC\n0\nEOF\n';

function glb(length: number): string {
  return `glTF\u0002\0\0\0${String.fromCharCode(length)}\0\0\0JSON`;
}

describe('what the bytes of a file say', () => {
  it.each<[string, ViewerFormat, string, ReturnType<typeof fileProblem>]>([
    ['a drawing', 'DXF', dxf, null],
    ['a drawing with a comment before it', 'DXF', `999\nmade by hand\n${dxf}`, null],
    [
      'a drawing with padded codes and line ends of Windows',
      'DXF',
      dxf.replaceAll('\n', '\r\n').replace('0', '  0'),
      null,
    ],
    ['half a drawing', 'DXF', dxf.slice(0, 20), 'truncated'],
    ['a page in place of a drawing', 'DXF', '<!doctype html><title>Not found</title>', 'wrong-format'],
    ['a drawing with line ends of old Macs', 'DXF', dxf.replaceAll('\n', '\r'), null],
    ['a drawing with the end mark of old DOS programs behind its own', 'DXF', `${dxf}\u001A`, null],
    ['a binary drawing', 'DXF', 'AutoCAD Binary DXF\r\n\u001A\0\0SECTION\0\0EOF\0', null],
    ['half a binary drawing', 'DXF', 'AutoCAD Binary DXF\r\n\u001A\0\0SECTION\0', 'truncated'],
    ['a drawing without its end mark', 'DXF', dxf.slice(0, -6), null],
    ['a drawing with half an end mark', 'DXF', dxf.slice(0, -4), null],
    ['a drawing cut off in a section', 'DXF', `${dxf.slice(0, -6)}0\nSECTION\n`, 'truncated'],
    ['nothing', 'DXF', '', 'truncated'],
    ['a model', 'GLB', glb(16), null],
    ['half a model', 'GLB', glb(99), 'truncated'],
    ['a picture in place of a model', 'GLB', '\u0089PNG\r\n', 'wrong-format'],
    ['a building model', 'IFC', 'ISO-10303-21;\nHEADER;\nEND-ISO-10303-21;\n', null],
    ['half a building model', 'IFC', 'ISO-10303-21;\nHEADER;', 'truncated'],
    ['another text', 'IFC', 'HEADER;', 'wrong-format'],
    ['a byte order mark', 'IFC', '\uFEFFISO-10303-21;\nEND-ISO-10303-21;\n', null],
    ['comments first', 'IFC', '/* of a program */\n/**/ISO-10303-21;\nEND-ISO-10303-21; ', null],
    ['a comment that never ends', 'IFC', '/* ISO-10303-21;', 'wrong-format'],
    ['zero bytes behind', 'IFC', 'ISO-10303-21;\nEND-ISO-10303-21;\n\0\0', null],
    ['a packed building model', 'IFC', 'PK\u0003\u0004', null],
    ['a paper', 'PDF', '%PDF-1.7\n…\n%%EOF\n', null],
    ['a paper without its end mark', 'PDF', '%PDF-1.7\n…', null],
    ['a paper with zero bytes after its end', 'PDF', `%PDF-1.7\n…\n%%EOF\n${'\0'.repeat(3_000)}`, null],
    ['a document of another program', 'PDF', 'PK\u0003\u0004', 'wrong-format'],
  ])('%s', (_, format, text, problem) => {
    const all = bytes(text);
    expect(fileProblem(format, all, all, all.length)).toBe(problem);
  });
});
