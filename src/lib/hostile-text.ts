/** A control character, or a lone surrogate, for which `encodeURIComponent` would throw. */
export function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}

/** An encoded slash, which people never type but scanners do. Also matches repeated encoding. */
export function hasEncodedSlash(text: string): boolean {
  return /%(?:25)*(?:2f|5c)/i.test(text);
}

/** A step up the folder tree: two dots next to a slash or backslash, or alone. */
export function hasPathTraversal(text: string): boolean {
  return text === '..' || /\.\.[\\/]|[\\/]\.\./.test(text);
}
