import { escapeMarkup } from '#src/domain/specification/writers/escape-markup.ts';

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A run of text; preserves leading and trailing spaces. */
export const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r>`;

/** A paragraph with a style; `properties` come after the style, in schema order. */
export const paragraph = (style: string, content: string, properties = ''): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}</w:pPr>${content}</w:p>`;

export const tab = '<w:r><w:tab/></w:r>';

/** A field that the word processor computes, `PAGE` or `NUMPAGES`; `shown` is displayed until then. */
export const field = (name: string, shown = '1'): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${escapeMarkup(shown)}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
