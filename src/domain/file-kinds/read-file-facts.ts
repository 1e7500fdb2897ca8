import { autocadVersion, kindBytes, kindOfHead, stepSchema } from '#src/domain/file-kinds/file-kind.ts';
import type { FileKind } from '#src/domain/file-kinds/file-kind.ts';
import { dwgPreview, pngIn, type Preview } from '#src/domain/file-kinds/previews.ts';
import { rhinoPreview } from '#src/domain/file-kinds/rhino-preview.ts';
import { openCompoundFile } from '#src/lib/compound-file.ts';
import { latinText } from '#src/lib/latin-text.ts';
import { openPackedFile, PackedFileError, type PackedFile } from '#src/lib/packed-file.ts';

export interface PackedEntry {
  name: string;
  /** As the archive claims. */
  bytes: number;
}

/** Facts that a file states about itself. */
export interface FileFacts {
  kind: FileKind;
  /** Program and release, where it can be read. */
  version: string | null;
  preview: Preview | null;
  /** The files in an archive; null for other kinds. */
  entries: readonly PackedEntry[] | null;
  /** Why an archive has no list: `locked`, `too-large`, `broken`. */
  problem: PackedFileError['reason'] | null;
}

/** Maximum unpacked size of an archive, whatever its files claim. */
export const mostUnpackedBytes = 200_000_000;

const plain = { version: null, preview: null, entries: null, problem: null };

/** Reads a whole file, or its first bytes. Never throws. */
export function readFileFacts(bytes: Uint8Array, name: string): FileFacts {
  const kind = kindOfHead(bytes.subarray(0, kindBytes), name);
  try {
    return { ...plain, kind, ...factsOf(kind, bytes) };
  } catch {
    return { ...plain, kind };
  }
}

function factsOf(kind: FileKind, bytes: Uint8Array): Partial<FileFacts> {
  switch (kind) {
    case 'DWG':
      return { version: autocadVersion(latinText(bytes.subarray(0, 6))), preview: dwgPreview(bytes) };
    case 'DXF':
      return {
        version: autocadVersion(
          /\$ACADVER\s+1\s+(AC\d{4})/.exec(latinText(bytes.subarray(0, 4_096)))?.[1] ?? '',
        ),
      };
    case 'IFC':
    case 'STEP':
      return {
        version: stepSchema(latinText(bytes.subarray(0, 20_000))),
      };
    case '3DM': {
      const release = Number(latinText(bytes.subarray(24, 32)));
      return {
        version: release > 0 ? `Rhino ${release >= 50 ? release / 10 : release}` : null,
        preview: rhinoPreview(bytes, release),
      };
    }
    case 'DGN':
      // The first byte of old files says how many dimensions there are.
      return { version: `MicroStation before V8, ${bytes[0] === 0xc8 ? '3D' : '2D'}` };
    case 'SKP':
      return { version: sketchUpVersion(bytes), preview: pngIn(bytes) };
    case 'RVT':
    case 'RFA':
    case 'compound':
      return compoundFacts(kind, bytes);
    case 'ZIP':
      return packedFacts(bytes);
    default:
      return {};
  }
}

/** `{23.0.396}` comes after its name, in two-byte characters, or before 2006 in one-byte characters. */
function sketchUpVersion(bytes: Uint8Array): string | null {
  const [, major, minor] =
    /\{(\d{1,2})\.(\d{1,2})/.exec(latinText(bytes.subarray(0, 200)).replaceAll('\0', '')) ?? [];
  if (major === undefined) return null;
  // Named for years since 2013.
  return `SketchUp ${Number(major) >= 13 ? 2000 + Number(major) : `${major}.${minor ?? 0}`}`;
}

function compoundFacts(kind: FileKind, bytes: Uint8Array): Partial<FileFacts> {
  const file = openCompoundFile(bytes);
  if (file === null) return {};
  const info = file.read('BasicFileInfo');
  if (info !== null) {
    const said = revitInfo(info);
    const preview = file.read('RevitPreview4.0');
    return {
      kind: said.isFamily === null ? (kind === 'RFA' ? 'RFA' : 'RVT') : said.isFamily ? 'RFA' : 'RVT',
      version: said.release === null ? null : `Revit ${said.release}`,
      preview: preview && pngIn(preview),
    };
  }
  // A DGN file since V8 is a compound file, too.
  if (file.names.some((one) => /^Dgn[~^]/.test(one)))
    return { kind: 'DGN', version: 'MicroStation V8 or later' };
  return { kind: 'compound' };
}

/** Its text has two-byte characters; before 2019, the release is in the build's name. */
function revitInfo(info: Uint8Array): { release: string | null; isFamily: boolean | null } {
  // The text may begin at an odd byte.
  const texts = [0, 1].map((from) => new TextDecoder('utf-16le').decode(info.subarray(from)));
  const find = (pattern: RegExp): string | null =>
    texts.map((text) => pattern.exec(text)?.[1]).find((found) => found !== undefined) ?? null;
  const release = find(/Format: *(20\d\d)/) ?? find(/Autodesk Revit[\w ]{0,40}? (20\d\d)/);
  const ending = find(/\.(rfa|rft|rvt|rte)(?![a-z])/i)?.toLowerCase() ?? null;
  return { release, isFamily: ending === null ? null : ending.startsWith('rf') };
}

function packedFacts(bytes: Uint8Array): Partial<FileFacts> {
  try {
    const packed = openPackedFile(bytes, mostUnpackedBytes);
    const names = packed.names.filter((name) => !name.endsWith('/'));
    const entries = names.map((name) => ({ name, bytes: packed.sizeOf(name) }));
    return { kind: kindOfPacked(names, packed), entries };
  } catch (error) {
    return { problem: error instanceof PackedFileError ? error.reason : 'broken' };
  }
}

function kindOfPacked(names: readonly string[], packed: PackedFile): FileKind {
  if (packed.names.includes('[Content_Types].xml')) {
    if (names.some((name) => name.startsWith('word/'))) return 'DOCX';
    if (names.some((name) => name.startsWith('xl/'))) return 'XLSX';
  }
  const [only = '', ...others] = names;
  if (others.length > 0) return 'ZIP';
  // Its content decides whether it can be opened.
  return /\.ifcxml$/i.test(only) ? 'ifcXML' : /\.ifc$/i.test(only) ? 'IFCZIP' : 'ZIP';
}
