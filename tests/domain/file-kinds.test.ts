import { strToU8, zipSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { kindOfHead } from '#src/domain/file-kinds/file-kind.ts';
import { readFileFacts } from '#src/domain/file-kinds/read-file-facts.ts';
import { wrongKindText } from '#src/domain/file-kinds/wrong-kind.ts';
import { openCompoundFile } from '#src/lib/compound-file.ts';
import { compoundFileOf } from '#tests/support/compound-file.ts';

const utf16 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf16le'));
const latin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

/** A picture of one white dot. */
const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const basicInfo = (text: string, from = 0): Uint8Array =>
  Uint8Array.from([...new Uint8Array(from), ...utf16(text)]);

describe('the kind of a file by its first bytes', () => {
  it.each([
    ['DWG', 'AC1032\0\0', 'a.dwg'],
    ['DWG', 'AC1.50\0', 'old.dwg'],
    ['DXF', '  0\r\nSECTION\r\n', 'a.dxf'],
    ['DXF', '999\nmade by hand\n0\nSECTION\n', 'a.dxf'],
    ['DXF', 'AutoCAD Binary DXF\r\n\u001A\0', 'a.dxf'],
    ['PDF', '\n%PDF-1.4', 'a.pdf'],
    ['GLB', 'glTF\u0002\0\0\0', 'a.glb'],
    ['glTF', '{"asset": {"version": "2.0"}', 'a.gltf'],
    ['IFC', "ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('IFC4'));", 'a.stp'],
    ['IFC', 'ISO-10303-21;\nHEADER;', 'a.ifc'],
    [
      'STEP',
      "\u00EF\u00BB\u00BF/* by hand */ISO-10303-21;\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));",
      'a.ifc.stp',
    ],
    [
      'ifcXML',
      '<?xml version="1.0"?>\n<ifcXML xmlns="http://www.buildingsmart-tech.org/ifc/IFC4/final">',
      'a.ifcxml',
    ],
    ['ifcXML', '<?xml version="1.0"?><ifc:ifcXML>', 'a.xml'],
    ['IFCX', '{"header": {"id": "a", "ifcxVersion": "ifcx_alpha"}', 'a.ifcx'],
    ['IFCX', '{"header": {"version": "ifcx_alpha"}', 'a.ifcx'],
    ['3DM', '3D Geometry File Format       70', 'a.3dm'],
    ['SKP', '\u00FF\u00FE\u00FF\u000ES\0k\0e\0t\0c\0h\0U\0p\0 \0', 'a.skp'],
    ['SKP', '\u000ESketchUp Model', 'old.skp'],
    ['DGN', '\u0008\u0009\u00FE\u0002', 'a.dgn'],
    ['DGN', '\u00C8\u0009\u00FE\u0002', '3d.dgn'],
    ['ZIP', 'PK\u0003\u0004', 'a.zip'],
    ['NWD', '#LcUStream-V1.1 binary double release C lichunk-008\n', 'a.bin'],
    ['NWD', 'anything', 'a.NWD'],
    ['HTML', '<!doctype html><title>Sign in</title>', 'a.dwg'],
    ['XML', '<?xml version="1.0"?><a>', 'a'],
    ['PNG', '\u0089PNG\r\n\u001A\n', 'a.rfa'],
    ['unknown', '', 'a.dwg'],
    ['unknown', 'AC is an abbreviation', 'a.txt'],
    ['unknown', '/* ISO-10303-21;', 'a.ifc'],
  ])('is %s: %j', (kind, text, name) => {
    expect(kindOfHead(latin(text), name)).toBe(kind);
  });
});

describe('a Revit file', () => {
  it.each([
    ['Build: 1\nFormat: 2023\nLast Save Path: C:\\a\\door.rfa', 0, 'RFA', 'Revit 2023'],
    ['Format: 2023\r\nLast Save Path: C:\\a\\House.RVT\r\n', 1, 'RVT', 'Revit 2023'],
    ['Revit Build: Autodesk Revit Architecture 2014 (Build: 20130308_1515(x64))', 0, 'RVT', 'Revit 2014'],
    ['nothing that is known', 0, 'RVT', null],
  ])('%j', (text, from, kind, version) => {
    const file = compoundFileOf({ BasicFileInfo: basicInfo(text, from), Other: new Uint8Array(5_000) });
    expect(readFileFacts(file, 'a.rvt')).toMatchObject({ kind, version, preview: null });
  });

  it('is pictured, from a short stream or a long one', () => {
    for (const length of [20, 9_000]) {
      const preview = new Uint8Array(length + png.length);
      preview.set(png, length);
      const file = compoundFileOf({ BasicFileInfo: basicInfo('Format: 2024'), 'RevitPreview4.0': preview });
      expect(readFileFacts(file, 'door.rfa')).toMatchObject({
        kind: 'RFA',
        preview: { type: 'image/png', bytes: png },
      });
    }
  });

  it('that is damaged anywhere never throws, nor runs in a circle', () => {
    const file = compoundFileOf({ BasicFileInfo: basicInfo('Format: 2024'), 'RevitPreview4.0': png });
    for (let at = 0; at < file.length; at += 1)
      for (const byte of [0, 0xff, (file[at] ?? 0) ^ 0x15]) {
        const changed = file.slice();
        changed[at] = byte;
        expect(() => readFileFacts(changed, 'a.rfa')).not.toThrow();
      }
    for (let length = 0; length < file.length; length += 61)
      expect(() => openCompoundFile(file.subarray(0, length))).not.toThrow();
  });
});

it.each([
  ['Dgn~H', 'DGN'],
  ['WordDocument', 'compound'],
])('a compound file with %s is %s', (name, kind) => {
  expect(readFileFacts(compoundFileOf({ [name]: new Uint8Array(99) }), 'a').kind).toBe(kind);
});

describe('a DWG file', () => {
  const dwg = (code: number, picture: Uint8Array): Uint8Array => {
    const file = new Uint8Array(64 + 39 + picture.length);
    file.set(latin('AC1027'));
    const view = new DataView(file.buffer);
    view.setUint32(13, 64, true);
    file.set(
      [0x1f, 0x25, 0x6d, 0x07, 0xd4, 0x36, 0x28, 0x28, 0x9d, 0x57, 0xca, 0x3f, 0x9d, 0x44, 0x10, 0x2b],
      64,
    );
    view.setUint8(84, 2);
    view.setUint8(85, 1);
    view.setUint8(94, code);
    view.setUint32(95, 103, true);
    view.setUint32(99, picture.length, true);
    file.set(picture, 103);
    return file;
  };
  it('names its release and shows its thumbnail, a PNG or a bitmap', () => {
    expect(readFileFacts(dwg(6, png), 'a.dwg')).toMatchObject({
      kind: 'DWG',
      version: 'AutoCAD 2013 to 2017 (AC1027)',
      preview: { type: 'image/png', bytes: png },
    });
    const bitmap = new Uint8Array(40 + 4 * 256 + 4);
    const view = new DataView(bitmap.buffer);
    view.setUint32(0, 40, true);
    view.setInt32(4, 1, true);
    view.setInt32(8, 1, true);
    view.setUint16(14, 8, true);
    const { preview } = readFileFacts(dwg(2, bitmap), 'a.dwg');
    expect(preview?.type).toBe('image/bmp');
    expect(
      Buffer.from(preview?.bytes ?? [])
        .subarray(0, 2)
        .toString(),
    ).toBe('BM');
    expect(new DataView(preview?.bytes.buffer ?? new ArrayBuffer(14)).getUint32(10, true)).toBe(
      14 + 40 + 1_024,
    );
  });

  it.each([
    ['another mark', (file: Uint8Array) => file.fill(0, 64, 80)],
    [
      'a thumbnail beyond its end',
      (file: Uint8Array) => new DataView(file.buffer).setUint32(99, 0xff_ff_ff_ff, true),
    ],
    [
      'a place beyond its end',
      (file: Uint8Array) => new DataView(file.buffer).setUint32(13, 0xff_ff_ff_00, true),
    ],
  ])('with %s has none', (_, change) => {
    const file = dwg(6, png);
    change(file);
    expect(readFileFacts(file, 'a.dwg')).toMatchObject({ kind: 'DWG', preview: null });
  });
});

describe('a Rhino file', () => {
  const bits = [0, 0, 255, 0, 0, 255, 0, 0];
  const head = (): number[] => {
    const view = new DataView(new ArrayBuffer(40));
    view.setUint32(0, 40, true);
    view.setInt32(4, 2, true);
    view.setInt32(8, 1, true);
    view.setUint16(12, 1, true);
    view.setUint16(14, 32, true);
    return [...new Uint8Array(view.buffer)];
  };
  const chunk = (release: number, code: number, content: readonly number[]): number[] => {
    const bytes = new Uint8Array(release >= 50 ? 12 : 8);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, code, true);
    view.setUint32(4, content.length, true);
    return [...bytes, ...content];
  };
  const short = (release: number): number[] => chunk(release, 0xa0_00_00_26, []).fill(9, 4);
  const rhino = (release: number, code: number, content: readonly number[]): Uint8Array =>
    Uint8Array.from([
      ...latin(`3D Geometry File Format ${String(release).padStart(8)}`),
      ...chunk(release, 1, [1, 2, 3]),
      ...chunk(release, 0x10_00_00_14, [...short(release), ...chunk(release, code, content)]),
      ...chunk(release, 0x10_00_00_15, [4]),
    ]);
  const packed = (release: number, isZipped: boolean): number[] => [
    ...head(),
    bits.length,
    ...new Uint8Array(3),
    ...latin('\u0001\u0002\u0003\u0004'),
    isZipped ? 1 : 0,
    ...(isZipped ? chunk(release, 0x40_00_80_00, [...zlibSync(Uint8Array.from(bits)), 9, 9, 9, 9]) : bits),
  ];

  it.each<[string, Uint8Array]>([
    ['before Rhino 5', rhino(4, 0x20_00_80_23, [...head(), ...bits])],
    ['packed', rhino(80, 0x20_00_80_25, packed(80, true))],
    ['packed, before Rhino 5', rhino(4, 0x20_00_80_25, packed(4, true))],
    ['that was not worth packing', rhino(70, 0x20_00_80_25, packed(70, false))],
  ])('is pictured by its bitmap, %s', (_, file) => {
    const { preview } = readFileFacts(file, 'a.3dm');
    expect(preview?.type).toBe('image/bmp');
    expect([...(preview?.bytes ?? [])].slice(54)).toEqual(bits);
  });

  it('that is damaged anywhere never throws', () => {
    const file = rhino(80, 0x20_00_80_25, packed(80, true));
    for (let at = 24; at < file.length; at += 1)
      for (const byte of [0, 0x7f, 0xff]) {
        const changed = file.slice();
        changed[at] = byte;
        expect(readFileFacts(changed, 'a.3dm').kind).toBe('3DM');
      }
    for (let length = 32; length < file.length; length += 7)
      expect(readFileFacts(file.subarray(0, length), 'a.3dm').kind).toBe('3DM');
  });
});

it.each([
  ['3D Geometry File Format        4', 'Rhino 4'],
  ['3D Geometry File Format       80', 'Rhino 8'],
  ['AC9999', null],
  ['\u000ESketchUp Model\u0007{5.0.32', 'SketchUp 5.0'],
  [
    '\u00FF\u00FE\u00FF\u000ES\0k\0e\0t\0c\0h\0U\0p\0\u00FF\u00FE\u00FF\u0008{\x002\x003\0.\x000\0',
    'SketchUp 2023',
  ],
  ["ISO-10303-21;HEADER;FILE_SCHEMA (('AP242_MANAGED_MODEL'));", 'AP242_MANAGED_MODEL'],
  ['0\nSECTION\n2\nHEADER\n9\n$ACADVER\n  1\nAC1009\n', 'AutoCAD R11 or R12 (AC1009)'],
  ['\u00C8\u0009\u00FE\u0002\u0001\u0008', 'MicroStation before V8, 3D'],
  ['\u0008\u0009\u00FE\u0002\u0001\u0008', 'MicroStation before V8, 2D'],
])('%j says its version: %s', (text, version) => {
  expect(readFileFacts(latin(text), 'a').version).toBe(version);
});

it.each([
  [
    'AC1032',
    'DXF',
    'The file is a DWG drawing, AutoCAD 2018 or later (AC1032), not a DXF file. Browsers can’t read DWG: ask the manufacturer for a DXF file, or save one in your CAD program.',
  ],
  ['<!doctype html>', 'GLB', 'The file is a web page, not a GLB file.'],
  [
    '{"header":{"ifcxVersion":"ifcx_alpha"}',
    'IFC',
    'The file is an IFC 5 model (IFCX), not an IFC file. Only IFC files in STEP form can be read here.',
  ],
  ['anything', 'PDF', 'The file is not a PDF file.'],
] as const)('%j in place of a %s is named', (text, format, words) => {
  expect(wrongKindText(latin(text), 'a', format)).toBe(words);
});

describe('an archive', () => {
  const packed = (files: Record<string, string>): Uint8Array =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  it('lists its files with their sizes, and names what it is', () => {
    expect(readFileFacts(packed({ 'a/door.dxf': '12345', 'b.pdf': '1' }), 'a.zip')).toMatchObject({
      kind: 'ZIP',
      entries: [
        { name: 'a/door.dxf', bytes: 5 },
        { name: 'b.pdf', bytes: 1 },
      ],
    });
    expect(readFileFacts(packed({ 'house.ifc': 'ISO' }), 'a.ifczip').kind).toBe('IFCZIP');
    expect(readFileFacts(packed({ 'house.ifcXML': '<ifcXML>' }), 'a.ifczip').kind).toBe('ifcXML');
    expect(readFileFacts(packed({ '[Content_Types].xml': '', 'word/document.xml': '' }), 'a').kind).toBe(
      'DOCX',
    );
    expect(readFileFacts(packed({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }), 'a').kind).toBe(
      'XLSX',
    );
  });

  it('that is broken, locked, or too full says so', () => {
    const zip = packed({ 'a.txt': 'a' });
    expect(readFileFacts(zip.subarray(0, 30), 'a').problem).toBe('broken');
    const locked = zip.slice();
    const list = Buffer.from(locked).indexOf('PK\u0001\u0002', 'latin1');
    locked[list + 8] = 1;
    expect(readFileFacts(locked, 'a').problem).toBe('locked');
    const full = packed(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}`, ''])));
    expect(readFileFacts(full, 'a')).toMatchObject({ entries: null, problem: 'too-large' });
  });
});
