import { escapeHtml } from '#src/reference-api/seed/news.ts';

/** Colors of all of the library's own drawings. */
export const ink = '#14171a';
export const paper = '#ffffff';

export interface Line {
  x: number;
  y: number;
  size: number;
  text: string;
  weight?: number;
  anchor?: 'start' | 'middle';
  fill?: string;
  /** How wide the text is in any font. */
  wide?: number;
}

export function svg(width: number, height: number, title: string, inner: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
    `<title>${attribute(title)}</title>${inner}</svg>`
  );
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  stroke = 'none',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${stroke}"/>`;
}

/** Text in the site's fonts, or in similar ones where the picture is opened by itself. */
export function text({
  x,
  y,
  size,
  text: content,
  weight = 400,
  anchor = 'start',
  fill = ink,
  wide,
}: Line): string {
  return (
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}"` +
    `${wide === undefined ? '' : ` textLength="${wide}" lengthAdjust="spacingAndGlyphs"`} font-family="IBM Plex Sans, Helvetica, Arial, sans-serif">${attribute(content)}</text>`
  );
}

/** A finished picture inside another one, without its own frame. */
export function inset(picture: string, x: number, y: number, width: number, height: number): string {
  const start = picture.indexOf('<svg');
  return picture.slice(Math.max(0, start)).replace(/^<svg([^>]*)>/, (_, attributes: string) => {
    const remaining = attributes.replaceAll(/\s(?:width|height|x|y|role)="[^"]*"/g, '');
    return `<svg${remaining} x="${x}" y="${y}" width="${width}" height="${height}">`;
  });
}

/** Wraps text to a number of lines and characters; the rest becomes an ellipsis. */
export function wrapped(content: string, characters: number, lines: number): string[] {
  const rows: string[] = [];
  for (const word of content.split(/\s+/)) {
    const last = rows.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= characters)
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows.length <= lines ? rows : [...rows.slice(0, lines - 1), `${rows[lines - 1] ?? ''} …`];
}

const attribute = (content: string): string => escapeHtml(content).replaceAll('"', '&quot;');
