/** XML 1.0 cannot express control characters, lone surrogates and the two non-characters. */
const invalid = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A feed that all readers accept: omits characters that XML doesn't allow, and removes the line breaks that the writer adds
 * around text with markup characters, because many readers show them.
 */
export const plainFeed = (xml: string): string =>
  xml
    .replaceAll(invalid, '')
    .replaceAll(/>\s{1,99}<!\[CDATA\[/g, '><![CDATA[')
    .replaceAll(/\]\]>\s{1,99}<\//g, ']]></');
