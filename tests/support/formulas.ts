const commands = [
  '=1+1',
  '=HYPERLINK("https://evil.example","x")',
  '+1+1',
  "-1+cmd|' /C calc'!A0",
  '@SUM(1)',
];

/** Each sign that begins a formula, as other characters that spreadsheets take for the same. */
const forms = [
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '\uFE661+1', // small equals
  '\uFE621', // small plus
  '\uFE631', // small hyphen
  '\uFE6BSUM(1)', // small at
  '\u207A1', // superscript plus
  '\u207C1', // superscript equals
  '\u22121+1', // minus sign
];

/** What is not seen before a formula, by its Unicode name. */
const unseen = {
  SPACE: ' ',
  'NO-BREAK SPACE': '\u00A0',
  TAB: '\t',
  'LINE FEED': '\n',
  'VERTICAL TAB': '\v',
  'FORM FEED': '\f',
  'CARRIAGE RETURN': '\r',
  NULL: '\0',
  DELETE: '\u007F',
  'NEXT LINE': '\u0085',
  'SOFT HYPHEN': '\u00AD',
  'EN QUAD': '\u2000',
  'THIN SPACE': '\u2009',
  'ZERO WIDTH SPACE': '\u200B',
  'ZERO WIDTH JOINER': '\u200D',
  'LEFT-TO-RIGHT MARK': '\u200E',
  'RIGHT-TO-LEFT MARK': '\u200F',
  'LINE SEPARATOR': '\u2028',
  'PARAGRAPH SEPARATOR': '\u2029',
  'RIGHT-TO-LEFT OVERRIDE': '\u202E',
  'NARROW NO-BREAK SPACE': '\u202F',
  'WORD JOINER': '\u2060',
  'RIGHT-TO-LEFT ISOLATE': '\u2067',
  'IDEOGRAPHIC SPACE': '\u3000',
  'HANGUL FILLER': '\u3164',
  'VARIATION SELECTOR-16': '\uFE0F',
  'BYTE ORDER MARK': '\uFEFF',
  'BRAILLE PATTERN BLANK': '\u2800',
  'MONGOLIAN VOWEL SEPARATOR': '\u180E',
  'TAG SPACE': '\u{E0020}',
  'several of them': ' \uFEFF\t\u202E\v',
};

/** Signs that are not seen before what follows them. */
export const unseenSigns = Object.values(unseen);

/** Texts that a spreadsheet could run as formulas. */
export const formulas = [
  ...commands,
  ...forms,
  ...unseenSigns.flatMap((sign) => [`${sign}=1+1`, `${sign}@SUM(1)`]),
  ...forms.map((form) => ` ${form}`),
];
