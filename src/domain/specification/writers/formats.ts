import type { SpecFileFormat } from '#src/contracts/spec-files.ts';

/** File formats for a section, named by their extension. */
export const documentFormats = ['docx', 'pdf', 'rtf', 'txt', 'html', 'md'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Formats that the spec file host can write too. */
export const remoteFormats: readonly SpecFileFormat[] = ['docx', 'rtf', 'txt', 'html'];

interface FormatFacts {
  label: string;
  /** What it is good for, in a few words. */
  use: string;
  mime: string;
  /** Whether the file can contain hidden notes. */
  hidesText: boolean;
  /** Whether it has pages: paper size, header, and footer. */
  hasPages: boolean;
}

export const formatFacts: Readonly<Record<DocumentFormat, FormatFacts>> = {
  docx: {
    label: 'Word',
    use: 'Numbering and styles stay live: PRT, ART, PR1 to PR5.',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    hidesText: true,
    hasPages: true,
  },
  pdf: {
    label: 'PDF',
    use: 'For issue: fonts embedded, bookmarks, tagged.',
    mime: 'application/pdf',
    hidesText: false,
    hasPages: true,
  },
  rtf: {
    label: 'RTF',
    use: 'For other word processors; numbering stays live.',
    mime: 'application/rtf',
    hidesText: true,
    hasPages: true,
  },
  txt: {
    label: 'Plain text',
    use: '78 columns, hanging indents.',
    mime: 'text/plain;charset=utf-8',
    hidesText: false,
    hasPages: false,
  },
  html: {
    label: 'Web page',
    use: 'One HTML file that opens in any browser.',
    mime: 'text/html;charset=utf-8',
    hidesText: true,
    hasPages: true,
  },
  md: {
    label: 'Markdown',
    use: 'For wikis and version control.',
    mime: 'text/markdown;charset=utf-8',
    hidesText: false,
    hasPages: false,
  },
};
