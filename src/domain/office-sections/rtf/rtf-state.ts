/** Where text of a group goes. */
export type Destination = 'body' | 'edge' | 'note' | 'number' | 'styles' | 'skip';

/** What a group of RTF inherits and can change. */
export interface RtfGroup {
  to: Destination;
  isHidden: boolean;
  isDeleted: boolean;
  /** Characters that follow a `\u` for readers without Unicode. */
  fallback: number;
}

/** The format of the current paragraph. */
export interface RtfParagraph {
  style: number | null;
  left: number;
  first: number;
  outline: number | null;
  isInTable: boolean;
}

export const plainParagraphFormat: RtfParagraph = {
  style: null,
  left: 0,
  first: 0,
  outline: null,
  isInTable: false,
};

/** Destinations whose text is not the document's. */
const skipped: ReadonlySet<string> = new Set(
  'fonttbl colortbl info pict listtable listoverridetable rsidtbl generator themedata colorschememapping latentstyles datastore xmlnstbl fldinst object objdata filetbl revtbl pgptbl userprops docvar bkmkstart bkmkend atrfstart atrfend atnid atnauthor atndate atnref datafield formfield shpinst nonshppict sp mmathPr falt panose listname wgrffmtfilter background'.split(
    ' ',
  ),
);
const edges: ReadonlySet<string> = new Set(
  'header headerl headerr headerf footer footerl footerr footerf'.split(' '),
);

/** Where the text of a group goes that begins with this word; null if the word isn't a destination. */
export function destinationOf(word: string): Destination | null {
  if (edges.has(word)) return 'edge';
  if (word === 'footnote' || word === 'annotation') return 'note';
  if (word === 'listtext' || word === 'pntext') return 'number';
  if (word === 'stylesheet') return 'styles';
  // The text of a shape is text of the document.
  return skipped.has(word) ? 'skip' : null;
}

/** Control words that stand for one character. */
export const rtfSigns: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  '~': ' ',
  _: '-',
  '-': '',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  page: ' ',
};
