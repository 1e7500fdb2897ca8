import type { Company } from '#src/contracts/companies.ts';
import { largest } from '#src/lib/long-lists.ts';
import { letteringWidth } from '#src/reference-api/drawings/svg/lettering.ts';
import { ink, paper, svg, text, wrapped } from '#src/reference-api/pictures/svg.ts';
import { hash } from '#src/reference-api/world/random.ts';

const WIDTH = 240;
const HEIGHT = 80;
const SIGN = 56;
/** Where the name begins, and how wide it may be. */
const NAME_X = 82;
const NAME_WIDTH = WIDTH - NAME_X - 8;
/** Pixels: a logo no wider than this in a list shows its sign and the first word of the name, as large as there is room. */
const SMALL = 120;
const colors = ['#1f3a5f', '#7a2e1d', '#22543d', '#4a3b6b', '#5a4a12', '#0f4c5c', '#6b1f3a', '#333f48'];

/** The color of a manufacturer's logo. */
export const markColor = (company: Pick<Company, 'webabrv'> | undefined): string =>
  colors[hash(company?.webabrv ?? '') % colors.length] ?? ink;

/**
 * A manufacturer's logo, different in form and color for each, with the name beside it. On nothing, as a logo is printed.
 * In a list, where the whole name would be too small to read, it is the sign with one word.
 */
export function companyLogo({ companyNoHtml, webabrv, founded }: Company, mayShrink = true): string {
  const seed = hash(webabrv);
  const color = markColor({ webabrv });
  const rows = wrapped(companyNoHtml, 18, 3);
  const longest = largest(rows.map((row) => letteringWidth(row, 1, true)));
  const size = Math.min(rows.length > 2 ? 15 : rows.length > 1 ? 18 : 22, Math.floor(NAME_WIDTH / longest));
  const top = HEIGHT / 2 - ((rows.length - 1) * size * 1.15) / 2 + size * 0.34;
  const whole =
    `<g transform="translate(12 ${(HEIGHT - SIGN) / 2})">${signOf(companyNoHtml, seed, color, founded)}</g>` +
    rows
      .map((row, index) =>
        text({ x: NAME_X, y: Math.round(top + index * size * 1.15), size, text: row, weight: 600 }),
      )
      .join('');
  if (!mayShrink) return svg(WIDTH, HEIGHT, companyNoHtml, whole);
  return svg(
    WIDTH,
    HEIGHT,
    companyNoHtml,
    `<style>@media(max-width:${SMALL}px){.l{display:none}.s{display:inline}}</style>` +
      `<g class="l">${whole}</g><g class="s" display="none">${wordmark(companyNoHtml, seed, color)}</g>`,
  );
}

/** The first word of the name, across the whole logo. */
function wordmark(name: string, seed: number, color: string): string {
  const [word = name] = name.split(' ');
  const size = Math.min(58, Math.floor((WIDTH - 30) / letteringWidth(word, 1, true)));
  const base = Math.round(HEIGHT / 2 + size * 0.35);
  const wide = Math.round(letteringWidth(word, size, true));
  const letters = (fill: string, x = 10, y = base) => text({ x, y, size, text: word, weight: 700, fill });
  const forms = [
    () => `<path d="M2 12h${wide + 18}v56H2z" fill="${color}"/>${letters(paper)}`,
    () => `${letters(color)}<path d="M10 ${base + 7}h${wide}v6H10z" fill="${color}"/>`,
    () =>
      `<path d="M4 14h${wide + 14}v52H4z" fill="none" stroke="${color}" stroke-width="4"/>${letters(color)}`,
    () => `<path d="M2 10h8v60H2z" fill="${color}"/>${letters(color, 20)}`,
    () =>
      letters(color) +
      `<path d="M10 ${base - Math.round(size * 0.72) - 14}h${Math.round(wide / 3)}v6H10z" fill="${color}"/>`,
    () => letters(color),
  ];
  return (forms[seed % forms.length] ?? forms[0])?.() ?? '';
}

/** One of six shapes around the initials. */
function signOf(name: string, seed: number, color: string, founded: number | null): string {
  const initials =
    [...name.matchAll(/\p{Lu}/gu)]
      .map(([letter]) => letter)
      .slice(0, 2)
      .join('') || name.slice(0, 1);
  const letters = (fill: string, y = 36) =>
    text({ x: 28, y, size: 22, text: initials, weight: 700, anchor: 'middle', fill });
  const shape = (depth: string, fill = color) => `<path d="${depth}" fill="${fill}"/>`;
  const forms = [
    () => shape('M0 0h56v56H0z') + letters(paper),
    () => shape('M28 0a28 28 0 1 0 .01 0z') + letters(paper),
    () => shape('M28 0l28 28-28 28L0 28z') + letters(paper),
    () => shape('M0 56V18L28 0l28 18v38z') + letters(paper, 44),
    () => `<path d="M3 3h50v50H3z" fill="none" stroke="${color}" stroke-width="5"/>${letters(color)}`,
    () =>
      shape('M0 46h56v10H0z') +
      letters(color, 32) +
      (founded === null
        ? ''
        : text({ x: 28, y: 54, size: 8, text: String(founded), anchor: 'middle', fill: paper })),
  ];
  return (forms[seed % forms.length] ?? forms[0])?.() ?? '';
}
