/** The first letters of the first two words of a name, for a monogram: «Plain & Sons» gives `PS`; `?` without any. */
export function initialsOf(name: string): string {
  const words = name
    .slice(0, 400)
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.slice(0, 2).map((word) => /[\p{L}\p{N}]/u.exec(word.normalize('NFC'))?.[0] ?? '');
  return letters.join('').toLocaleUpperCase('en-US') || '?';
}
