const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';

/** A 32-bit hash of the text, different for each salt. */
function hash32(value: string, salt: number): number {
  let hash = (0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1)) >>> 0;
  for (const character of value) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    hash = (hash ^ (hash >>> 15)) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The 22-character GlobalId that IFC uses: 128 bits in its own base 64. A name always gives the same id, so a model
 * that is downloaded again updates what was placed before.
 */
export function ifcGuid(name: string): string {
  const words = [1, 2, 3, 4].map((salt) => BigInt(hash32(name, salt)));
  let bits = words.reduce((sum, word) => (sum << 32n) | word, 0n);
  let id = '';
  for (let digit = 0; digit < 22; digit += 1) {
    id = (alphabet[Number(bits & 63n)] ?? '0') + id;
    bits >>= 6n;
  }
  return id;
}
