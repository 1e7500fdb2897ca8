import type { RenderedPage } from '../../src/entry-server/entry-server.tsx';

/** The site's empty page, which every address gets that has no page of its own. */
export interface Template {
  html: string;
  /** Links to the style sheets of some markup, as text. */
  stylesOf: (markup: string) => string;
}

/** What React puts before the markup, since it belongs to the head: escaped, so that no value holds a `<`. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^<>]*>)*/;
const emptyRoot = '<div id="root"></div>';
const wordsWithoutScript =
  'You can read this page without JavaScript. Searching, viewers, SpecWizard, and accounts need it.';

/** JSON that ends no script element and that any reader takes for what it is, wherever it stands in a page. */
export function jsonForPage(data: unknown): string {
  return JSON.stringify(data).replaceAll(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The whole page at a path; `made` is when, in ms since 1970. */
export function pageFile(
  path: string,
  { html: rendered, answers }: RenderedPage,
  { html: empty, stylesOf }: Template,
  made: number,
): string {
  const [head = ''] = hoisted.exec(rendered) ?? [];
  const markup = rendered.slice(head.length);
  if (/<[^<>]* style="/.test(markup)) throw new Error('has a style in its markup, which the policy refuses');
  const data = jsonForPage({ made, answers });
  const parts = [
    ['</head>', `${stylesOf(markup)}${head}</head>`],
    [
      emptyRoot,
      `<div id="root" data-path="${path.replaceAll('&', '&amp;')}">${markup}</div><script type="application/json" id="page-data">${data}</script>`,
    ],
  ] as const;
  // The page says for itself what the empty one says of all, and its scripts are requested once it is painted (`hydration.ts`).
  const page = empty
    .replaceAll('rel="modulepreload"', 'rel="after-paint"')
    .replace(/<title data-default>[^<]*<\/title>\s*/, '')
    .replaceAll(/<meta [^<>]*data-default[^<>]*>\s*/g, '')
    .replace(
      /(<aside class="notice-bar"[^>]*>)[^<]*(<\/aside>)/,
      (_, begin: string, end: string) => begin + wordsWithoutScript + end,
    );
  return parts.reduce((text, [place, filled]) => {
    if (!text.includes(place)) throw new Error(`The empty page has no ${place}.`);
    return text.replace(place, () => filled);
  }, page);
}

/** Where a host finds the page at a path: `/about` is `about.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${decodeURIComponent(path.slice(1))}.html`;
}
