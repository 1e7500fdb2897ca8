import { describe, expect, it } from 'vitest';
import { sectionToClipboard } from '#src/domain/specification/writers/section-to-clipboard.ts';
import { sectionToDocx } from '#src/domain/specification/writers/section-to-docx.ts';
import { sectionToHtml } from '#src/domain/specification/writers/section-to-html.ts';
import { sectionToMarkdown } from '#src/domain/specification/writers/section-to-markdown.ts';
import { sectionToRtf } from '#src/domain/specification/writers/section-to-rtf.ts';
import { sectionToText } from '#src/domain/specification/writers/section-to-text.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { readDocx } from '#tests/domain/specification/writers/read-docx.ts';
import { sample } from '#tests/domain/specification/writers/sample-section.ts';

const writers: Readonly<Record<string, (section: PrintedSection) => string>> = {
  DOCX: (section) => JSON.stringify(readDocx(sectionToDocx(section)).lines),
  RTF: sectionToRtf,
  HTML: sectionToHtml,
  Markdown: sectionToMarkdown,
  text: sectionToText,
  clipboard: (section) => sectionToClipboard(section).html,
};

describe.each(Object.entries(writers))('%s', (_, write) => {
  it.each([
    ['00 41 13', 'DOCUMENT', 'SECTION'],
    ['07 42 13', 'SECTION', 'DOCUMENT'],
  ])('heads and ends %s as a %s', (number, kind, other) => {
    const written = write({ ...sample(), number });
    expect(written).toContain(`${kind} ${number}`);
    expect(written).toContain(`END OF ${kind}`);
    expect(written).not.toContain(`${other} ${number}`);
    expect(written).not.toContain(`END OF ${other}`);
  });
});
