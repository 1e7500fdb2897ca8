/** Escapes text for use in an element or attribute. */
export const htmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * AMP requires this boilerplate verbatim: it hides the page until AMP's script has run, for eight seconds at
 * most.
 */
const keyframes = ['-webkit-', '-moz-', '-ms-', '-o-', '']
  .map((vendor) => `@${vendor}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`)
  .join('');
const animation = (value: string) =>
  `body{${['-webkit-', '-moz-', '-ms-', ''].map((vendor) => `${vendor}animation:${value}`).join(';')}}`;
const boilerplate = `<style amp-boilerplate>${animation('-amp-start 8s steps(1,end) 0s 1 normal both')}${keyframes}</style><noscript><style amp-boilerplate>${animation('none')}</style></noscript>`;

/** The site's grays, accent color, and font, where it has a file; AMP allows fonts by `@font-face`. */
const styleWith = (font: string | null): string =>
  `${font === null ? '' : `@font-face{font-family:'IBM Plex Sans';font-weight:400 600;font-display:swap;src:url('${font}') format('woff2')}`}
:root{color-scheme:light dark;--paper:#fff;--ink:#22241f;--quiet:#63635e;--line:#d6d6d0;--accent:#0b57a4}
@media (prefers-color-scheme:dark){:root{--paper:#10130f;--ink:#e4e8e1;--quiet:#a0a79e;--line:#39403a;--accent:#6db2f2}}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.45 'IBM Plex Sans',system-ui,sans-serif;overflow-wrap:break-word}
header,main,footer{max-width:720px;margin:0 auto;padding:16px}
header{border-bottom:1px solid var(--line);font-size:18px;font-weight:600;letter-spacing:-.02em}
header a{display:inline-flex;gap:8px;align-items:center}
footer{border-top:1px solid var(--line);color:var(--quiet);font-size:14px}
h1{font-size:28px;line-height:1.2;letter-spacing:-.01em;margin:16px 0 8px}h2{font-size:18px;line-height:1.3;margin:32px 0 0;padding-bottom:4px;border-bottom:1px solid var(--ink)}
h1,h2{font-weight:600}p{margin:0 0 16px}ul{list-style:none;margin:0;padding:0}
li{display:flex;gap:16px;justify-content:space-between;border-bottom:1px solid var(--line);padding:10px 0}
a{color:var(--accent)}header a,h2 a{color:inherit;text-decoration:none}li a{display:flex;gap:12px;align-items:baseline;text-decoration:none}h2 a:hover,li a:hover{text-decoration:underline}
.number{flex:none;font-family:ui-monospace,monospace;font-size:14px;word-spacing:-.3em;color:var(--quiet)}h2 .number{display:inline-block;margin-right:8px}.count{color:var(--quiet);font-variant-numeric:tabular-nums}
`.replaceAll('\n', '');

interface AmpDocument {
  title: string;
  description: string;
  /** Absolute URL of the page that this is a version of. */
  canonical: string;
  /** Trusted HTML; texts from records in it must be escaped. */
  header: string;
  main: string;
  footer: string;
  /** Absolute URL of the site's font, if it has one. */
  font: string | null;
}

/** A complete AMP page (amp.dev): one script, one style sheet, and the site's font. */
export const ampDocument = ({
  title,
  description,
  canonical,
  header,
  main,
  footer,
  font,
}: AmpDocument): string => `<!doctype html>
<html amp lang="en">
<head>
<meta charset="utf-8">
<script async src="https://cdn.ampproject.org/v0.js"></script>
<title>${htmlText(title)}</title>
<link rel="canonical" href="${htmlText(canonical)}">
<meta name="viewport" content="width=device-width,minimum-scale=1,initial-scale=1">
<meta name="description" content="${htmlText(description)}">
${boilerplate}
<style amp-custom>${styleWith(font)}</style>
</head>
<body>
<header>${header}</header>
<main>${main}</main>
<footer>${footer}</footer>
</body>
</html>
`;
