/** A control character, or a lone surrogate, for which `encodeURIComponent` would throw. */
export const hasControlCharacter = (text: string): boolean => /[\p{Cc}\p{Cs}]/u.test(text);

/** An encoded slash, which people never type but scanners do. Also matches repeated encoding. */
export const hasEncodedSlash = (text: string): boolean => /%(?:25)*(?:2f|5c)/i.test(text);

/** A step up the folder tree: two dots next to a slash or backslash, or alone. */
export const hasPathTraversal = (text: string): boolean => text === '..' || /\.\.[\\/]|[\\/]\.\./.test(text);
