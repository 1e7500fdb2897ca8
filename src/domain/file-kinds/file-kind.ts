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

/** How many first bytes are enough. */
export const kindBytes = 4_096;

/** Kinds by how they begin, as Latin letters. */
const beginnings: readonly (readonly [RegExp, FileKind])[] = [
  [/^AC(?:1\.\d\d|2\.\d\d|10\d\d)/, 'DWG'],
  [/^AutoCAD Binary DXF\r\n/, 'DXF'],
  [/^glTF/, 'GLB'],
  [/^3D Geometry File Format /, '3DM'],
  [/^(?:\u00FF\u00FE\u00FF\u000ES\0k\0e\0t\0c\0h\0U\0p\0|\u000ESketchUp Model)/, 'SKP'],
  [/^[\u0008\u00C8]\u0009\u00FE\u0002/, 'DGN'],
  [/^PK(?:\u0003\u0004|\u0005\u0006)/, 'ZIP'],
  [/^\u0089PNG\r\n/, 'PNG'],
  [/^\u00FF\u00D8\u00FF/, 'JPEG'],
];

/** Kinds of text, after spaces, a byte order mark, and comments. */
const texts: readonly (readonly [RegExp, FileKind])[] = [
  [/^<(?:!doctype html|html)\b/i, 'HTML'],
  [/^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<(?:[\w-]+:)?ifcXML\b/i, 'ifcXML'],
  [/^<\?xml\b[^]*?(?:buildingsmart-tech\.org\/ifc|iso_10303_28|urn:iso\.org:standard:10303)/i, 'ifcXML'],
  [/^<\?xml\b/, 'XML'],
  [/^\{[^]{0,2000}?"(?:ifcxVersion|version"\s*:\s*"ifcx)/i, 'IFCX'],
  [/^\{[^]{0,2000}?"asset"\s*:\s*\{/, 'glTF'],
];

/** The kind of a file by its first bytes, as far as they say it; `name` decides where a format is not documented. */
export function kindOfHead(head: Uint8Array, name: string): FileKind {
  const start = latinText(head.subarray(0, 64));
  const known = beginnings.find(([pattern]) => pattern.test(start))?.[1];
  if (known) return known;
  if (isCompoundFile(head)) return /\.rvt$/i.test(name) ? 'RVT' : /\.rfa$/i.test(name) ? 'RFA' : 'compound';
  const text = latinText(head.subarray(0, kindBytes));
  if (text.slice(0, 1_024).includes('%PDF-')) return 'PDF';
  const unmarked = afterComments(unixLines(text));
  if (unmarked.startsWith('ISO-10303-21;'))
    return /FILE_SCHEMA\s*\(\s*\(\s*'IFC/i.test(text) ? 'IFC' : stepOr(name);
  if (startsAsDxf(unixLines(text))) return 'DXF';
  // Autodesk documents no beginning of these.
  return (
    texts.find(([pattern]) => pattern.test(unmarked))?.[1] ?? (/\.nw[cdf]$/i.test(name) ? 'NWD' : 'unknown')
  );
}

/** The schema may stand behind a long head. */
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

/** Endings of what a viewer opens, or of what is read for what it says about itself. */
const endings = /\.(?:dxf|dwg|dgn|pdf|glb|ifc|ifczip|rvt|rfa|skp|3dm|stp|step|nwd|zip)$/i;

/** Whether a file in an archive can be opened here, by its name. */
export const isOpenedByName = (name: string): boolean => endings.test(name);
