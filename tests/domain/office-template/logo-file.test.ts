import { describe, expect, it } from 'vitest';

import { logoKindOf, logoProblem } from '#src/domain/office-template/logo-file.ts';
import { bytesOfBase64 } from '#src/lib/base64.ts';
import { sampleOffice } from '#tests/domain/office-template/sample-office.ts';

const text = (source: string) => new TextEncoder().encode(source);
const jpeg = bytesOfBase64(sampleOffice.logo?.data ?? '');

function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(40);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

describe('a file chosen as a logo', () => {
  it.each([
    ['a PNG', png(400, 100), 'png'],
    ['a JPEG', jpeg, 'jpeg'],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
    [
      'an SVG with a head',
      text('\uFEFF<?xml version="1.0"?>\n<!-- by hand -->\n<svg viewBox="0 0 1 1"/>'),
      'svg',
    ],
  ] as const)('can be %s', (_, bytes, kind) => {
    expect([logoProblem(bytes), logoKindOf(bytes)]).toEqual([null, kind]);
  });

  it.each([
    ['empty', new Uint8Array(0), /isn’t a PNG, SVG, or JPEG/],
    ['a page', text('<!doctype html><svg/>'), /isn’t a PNG/],
    ['a PDF that is named .png', text('%PDF-1.7'), /isn’t a PNG/],
    ['XML without a picture', text('<?xml version="1.0"?><a/>'), /isn’t a PNG/],
    ['a PNG that is cut off', png(1, 1).subarray(0, 12), /damaged/],
    ['a JPEG that is cut off', jpeg.subarray(0, 30), /damaged/],
    ['a picture that would fill memory', png(60_000, 60_000), /60000 × 60000 pixels/],
    ['too large', new Uint8Array(5_000_001), /larger than 5 MB/],
    [
      'an SVG of entities in entities',
      text('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>'),
      /defines entities/,
    ],
  ])('that is %s is refused in words', (_, bytes, problem) => {
    expect(logoProblem(bytes)).toMatch(problem);
  });
});
