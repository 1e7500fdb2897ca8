import type { OfficeFont, OfficeTemplate } from '#src/contracts/office-template.ts';
import { mergeLabeledFields, type LabeledField, type Merge } from '#src/domain/conflict.ts';

/** The default header and footer lines. */
export const usualLines = {
  headLeft: '{project}',
  headRight: '{date}',
  footLeft: '{title}',
  footRight: '{section} - {page} of {pages}',
} as const;
export type PageLines = Readonly<Record<keyof typeof usualLines, string>>;

/** The empty template: documents look as they do without one. */
export const blankOffice: OfficeTemplate = {
  name: '',
  logo: null,
  ...usualLines,
  font: 'sans',
  numbering: '1.1',
  paper: 'letter',
};

interface FontFacts {
  label: string;
  /** Named in Word and RTF files, which don't carry the font. */
  word: string;
  /** Embedded in PDF files. */
  pdf: string;
  /** For web pages. */
  css: string;
  rtf: 'fswiss' | 'froman' | 'fmodern';
}

/** A font's name in each format. */
export const fontFacts: Readonly<Record<OfficeFont, FontFacts>> = {
  sans: {
    label: 'Sans serif',
    word: 'Arial',
    pdf: 'IBM Plex Sans',
    css: 'Arial, Helvetica, sans-serif',
    rtf: 'fswiss',
  },
  serif: {
    label: 'Serif',
    word: 'Times New Roman',
    pdf: 'IBM Plex Serif',
    css: '"Times New Roman", Times, serif',
    rtf: 'froman',
  },
  mono: {
    label: 'Typewriter',
    word: 'Courier New',
    pdf: 'IBM Plex Mono',
    css: '"Courier New", Courier, monospace',
    rtf: 'fmodern',
  },
};

export const fontOf = (office: Pick<OfficeTemplate, 'font'> | undefined): FontFacts =>
  fontFacts[office?.font ?? 'sans'];

/** In the order of the form. */
export const officeLabels = {
  name: 'Office name',
  headLeft: 'Header, left',
  headRight: 'Header, right',
  footLeft: 'Footer, left',
  footRight: 'Footer, right',
  font: 'Font',
  numbering: 'Article numbers',
  paper: 'Paper',
} as const;

const empty = 'Empty';
const words: readonly LabeledField<OfficeTemplate>[] = [
  { name: 'name', label: officeLabels.name, text: ({ name }) => name || empty },
  {
    name: 'logo',
    label: 'Logo',
    text: ({ logo }) => (logo ? `A picture of ${logo.width} × ${logo.height} pixels` : 'None'),
  },
  { name: 'headLeft', label: officeLabels.headLeft, text: ({ headLeft }) => headLeft || empty },
  { name: 'headRight', label: officeLabels.headRight, text: ({ headRight }) => headRight || empty },
  { name: 'footLeft', label: officeLabels.footLeft, text: ({ footLeft }) => footLeft || empty },
  { name: 'footRight', label: officeLabels.footRight, text: ({ footRight }) => footRight || empty },
  { name: 'font', label: officeLabels.font, text: ({ font }) => fontFacts[font].label },
  { name: 'numbering', label: officeLabels.numbering, text: ({ numbering }) => numbering },
  { name: 'paper', label: officeLabels.paper, text: ({ paper }) => (paper === 'a4' ? 'A4' : 'Letter') },
];

/** Three-way merge, field by field. */
export const mergeOfficeTemplates: Merge<OfficeTemplate> = (states, choices) =>
  mergeLabeledFields(states, choices, words);
