/** XML 1.0 cannot express control characters, lone surrogates and the two non-characters. */
export const invalidXmlCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
