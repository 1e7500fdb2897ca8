import { afterComments, startsAsDxf, unixLines } from '#src/domain/viewer/file-signature.ts';
import { isCompoundFile } from '#src/lib/compound-file.ts';
import { latinText } from '#src/lib/latin-text.ts';

/** A format that people in the field know. */
export type FileKind =
  | 'DXF'
  | 'DWG'
  | 'DGN'
  | 'PDF'
  | 'GLB'
  | 'glTF'
  | 'IFC'
  | 'IFCZIP'
  | 'ifcXML'
  | 'IFCX'
  | 'RVT'
  | 'RFA'
  | 'SKP'
  | '3DM'
  | 'STEP'
  | 'NWD'
  | 'ZIP'
  | 'DOCX'
  | 'XLSX'
  | 'PNG'
  | 'JPEG'
  | 'compound'
  | 'HTML'
  | 'XML'
  | 'unknown';

export const kindWords: Readonly<Record<FileKind, string>> = {
  DXF: 'DXF drawing',
  DWG: 'DWG drawing',
  DGN: 'DGN drawing',
  PDF: 'PDF document',
  GLB: 'GLB model',
  glTF: 'glTF model',
  IFC: 'IFC model',
  IFCZIP: 'packed IFC model (IFCZIP)',
  ifcXML: 'IFC model in XML (ifcXML)',
  IFCX: 'IFC 5 model (IFCX)',
  RVT: 'Revit project (RVT)',
  RFA: 'Revit family (RFA)',
  SKP: 'SketchUp model (SKP)',
  '3DM': 'Rhino model (3DM)',
  STEP: 'STEP model',
  NWD: 'Navisworks model',
  ZIP: 'ZIP archive',
  DOCX: 'Word document (DOCX)',
  XLSX: 'Excel workbook (XLSX)',
  PNG: 'PNG picture',
  JPEG: 'JPEG picture',
  compound: 'compound file of Windows',
  HTML: 'web page',
  XML: 'XML file',
  unknown: 'file of an unknown kind',
};

/** How many bytes from the beginning are needed. */
export const kindBytes = 4_096;

/** `SketchUp Model` with its length, in two-byte characters, or before 2006 in one-byte characters. */
const sketchUp = [`\u00FF\u00FE\u00FF\u000E${[...'SketchUp'].join('\0')}`, '\u000ESketchUp Model'];
/** Kinds by their first bytes, as Latin-1 text. */
const beginnings: readonly (readonly [string, FileKind])[] = [
  ['AutoCAD Binary DXF\r\n', 'DXF'],
  ['glTF', 'GLB'],
  ['3D Geometry File Format ', '3DM'],
  ...sketchUp.map((start) => [start, 'SKP'] as const),
  ['\u0008\u0009\u00FE\u0002', 'DGN'],
  ['\u00C8\u0009\u00FE\u0002', 'DGN'],
  // Undocumented; found in a published cache file.
  ['#LcUStream-V', 'NWD'],
  ['PK\u0003\u0004', 'ZIP'],
  ['PK\u0005\u0006', 'ZIP'],
  ['\u0089PNG\r\n', 'PNG'],
  ['\u00FF\u00D8\u00FF', 'JPEG'],
];
const dwgStart = /^AC(?:1\.\d\d|2\.\d\d|10\d\d)/;

/** Text that only ifcXML files have near their beginning, in lowercase. */
const ifcXmlMarks = [
  '<ifcxml',
  ':ifcxml',
  'buildingsmart-tech.org/ifc',
  'iso_10303_28',
  'urn:iso.org:standard:10303',
];

/** The kind of a text file, after spaces, a byte order mark, and comments; null for other files. */
function kindOfText(text: string): FileKind | null {
  const small = text.toLowerCase();
  if (/^<(?:!doctype html|html)\b/.test(small)) return 'HTML';
  if (small.startsWith('<')) {
    if (ifcXmlMarks.some((mark) => small.includes(mark))) return 'ifcXML';
    return small.startsWith('<?xml') ? 'XML' : null;
  }
  if (!small.startsWith('{')) return null;
  if (small.includes('"ifcxversion"') || small.includes('"ifcx_')) return 'IFCX';
  return small.includes('"asset"') ? 'glTF' : null;
}

/** The kind of a file by its first bytes; `name` decides for undocumented formats. */
export function kindOfHead(head: Uint8Array, name: string): FileKind {
  const start = latinText(head.subarray(0, 64));
  const known = dwgStart.test(start) ? 'DWG' : beginnings.find(([mark]) => start.startsWith(mark))?.[1];
  if (known) return known;
  if (isCompoundFile(head)) return /\.rvt$/i.test(name) ? 'RVT' : /\.rfa$/i.test(name) ? 'RFA' : 'compound';
  const text = latinText(head.subarray(0, kindBytes));
  if (text.slice(0, 1_024).includes('%PDF-')) return 'PDF';
  const unmarked = afterComments(unixLines(text));
  if (unmarked.startsWith('ISO-10303-21;'))
    return /^IFC/i.test(stepSchema(text) ?? '') ? 'IFC' : stepOr(name);
  if (startsAsDxf(unixLines(text))) return 'DXF';
  // Navisworks files of other releases.
  return kindOfText(unmarked) ?? (/\.nw[cdf]$/i.test(name) ? 'NWD' : 'unknown');
}

/** The schema may come after a long header. */
const stepOr = (name: string): FileKind => (/\.ifc$/i.test(name) ? 'IFC' : 'STEP');

/** Years of AutoCAD by the first six letters of a DWG file. */
const dwgReleases: Readonly<Record<string, string>> = {
  AC1006: 'R10',
  AC1009: 'R11 or R12',
  AC1012: 'R13',
  AC1014: 'R14',
  AC1015: '2000 to 2002',
  AC1018: '2004 to 2006',
  AC1021: '2007 to 2009',
  AC1024: '2010 to 2012',
  AC1027: '2013 to 2017',
  AC1032: '2018 or later',
};

/** `AutoCAD 2018 or later (AC1032)`; also of `$ACADVER` in a DXF file. */
export function autocadVersion(code: string): string | null {
  const release = dwgReleases[code];
  if (release !== undefined) return `AutoCAD ${release} (${code})`;
  return /^AC\d/.test(code) ? `AutoCAD (${code})` : null;
}

/** Extensions of files that a viewer opens, or whose facts are read. */
const endings = /\.(?:dxf|dwg|dgn|pdf|glb|ifc|ifczip|rvt|rfa|skp|3dm|stp|step|nw[cdf]|zip)$/i;

/** Whether a file in an archive can be opened here, by its name. */
export const isOpenedByName = (name: string): boolean => endings.test(name);

/** `IFC4`: the schema that a STEP file's header names; null if it is not near the beginning. */
export function stepSchema(text: string): string | null {
  const at = text.search(/FILE_SCHEMA/i);
  return at === -1
    ? null
    : (/^[a-z_]{11}[\s(]{1,20}'([^']{1,80})/i.exec(text.slice(at, at + 200))?.[1] ?? null);
}
