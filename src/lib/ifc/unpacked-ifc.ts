import { TooLargeError } from '#src/lib/budget.ts';
import { openPackedFile, PackedFileError } from '#src/lib/packed-file.ts';

/** The same limit as for uncompressed files. */
const mostBytes = 100_000_000;

/**
 * The bytes of an IFC file, compressed (IFCZIP) or not. Null for an archive without an IFC file, or a damaged one. Throws a
 * `TooLargeError` if it unpacks to more than 100 MB.
 */
export function unpackedIfc(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return bytes;
  try {
    const packed = openPackedFile(bytes, mostBytes);
    const name = packed.names.find((one) => /\.ifc$/i.test(one));
    return name === undefined ? null : packed.read(name);
  } catch (error) {
    const isTooLarge = error instanceof PackedFileError && error.reason === 'too-large';
    if (isTooLarge) throw new TooLargeError('The packed file is too large.');
    return null;
  }
}
