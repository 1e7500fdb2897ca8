/** XML 1.0 cannot express control characters, lone surrogates and the two non-characters. */
const invalid = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A feed as all readers take it: what XML has no letters for is left out, and texts with signs of markup, which the writer puts
 * on lines of their own, stand alone in their elements: many readers show the spaces.
 */
export const plainFeed = (xml: string): string =>
  xml
    .replaceAll(invalid, '')
    .replaceAll(/>\s{1,99}<!\[CDATA\[/g, '><![CDATA[')
    .replaceAll(/\]\]>\s{1,99}<\//g, ']]></');
