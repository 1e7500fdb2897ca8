import { TooLargeError } from '#src/lib/budget.ts';
import { openPackedFile, PackedFileError } from '#src/lib/packed-file.ts';

/** As of files that are not packed. */
const mostBytes = 100_000_000;

/**
 * The bytes of an IFC file, also from its packed form (IFCZIP), of which there is one in each. Null for an archive
 * without one, or a damaged one. Throws a `TooLargeError` where it unpacks to more than 100 MB.
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
