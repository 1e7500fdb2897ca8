/** A control character, or half of a surrogate pair, which would make `encodeURIComponent` throw. */
export function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}

/** A slash or backslash that is still percent-encoded, once or more: nobody types one, scanners do. */
export function hasEncodedSlash(text: string): boolean {
  return /%(?:25)*(?:2f|5c)/i.test(text);
}

/** A step up the folder tree: two dots next to a slash or backslash, or alone. */
export function hasFolderStep(text: string): boolean {
  return text === '..' || /\.\.[\\/]|[\\/]\.\./.test(text);
}
