/** A control character, or half of a surrogate pair, which would make `encodeURIComponent` throw. */
export function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}

/** An encoded slash: people never type one, scanners do. Also matches several levels of encoding. */
export function hasEncodedSlash(text: string): boolean {
  return /%(?:25)*(?:2f|5c)/i.test(text);
}

/** A step up the folder tree: two dots next to a slash or backslash, or alone. */
export function hasFolderStep(text: string): boolean {
  return text === '..' || /\.\.[\\/]|[\\/]\.\./.test(text);
}
