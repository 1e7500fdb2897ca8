import { escapeHtml } from '#src/reference-api/seed/news.ts';
import type { Block } from '#src/reference-api/content/markdown.ts';

/** A post as clean HTML, all text escaped: second-level headings, paragraphs, lists, tables, and quotes. */
export function postHtml(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return element('h2', block.text);
    case 'paragraph':
      return element('p', block.text);
    case 'quote':
      return `<blockquote>${element('p', block.text)}</blockquote>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => element('li', item)).join('')}</${tag}>`;
    }
    case 'table': {
      const head = row(block.head.map((cell) => `<th scope="col">${escapeHtml(keepUnitsOnLine(cell))}</th>`));
      const body = block.rows.map(([first = '', ...others]) =>
        row([
          `<th scope="row">${escapeHtml(keepUnitsOnLine(first))}</th>`,
          ...others.map((cell) => element('td', cell)),
        ]),
      );
      return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
    }
  }
}

const beforeUnit =
  /(?<=\d) (?=(?:in\.|ft|sq|cu|lb|psf|psi|mm|kg|gpm|cfm|mph|mils?|perms?|dBA?|Hz|Pa|°[FC]|V|A|W)(?![\p{L}\d]))/gu;

/** Keeps a number and its unit on one line: `3/8 in.`, `70 °F`. */
const keepUnitsOnLine = (text: string) => text.replaceAll(beforeUnit, '\u00A0');

const element = (tag: string, text: string) => `<${tag}>${escapeHtml(keepUnitsOnLine(text))}</${tag}>`;
const row = (cells: readonly string[]) => `<tr>${cells.join('')}</tr>`;
