import type { ListLevel } from '#src/domain/specification/writers/list-levels.ts';

/** Ids of the paragraph styles other than the levels', which have 1 to 7. */
const styleNumbers = { SCT: 10, CMT: 11, TBT: 12, TBL: 13, EOS: 14, CPR: 15 } as const;

const formats = { decimal: 0, decimalZero: 22, upperLetter: 3, lowerLetter: 4 } as const;

/** The section's multilevel list; each level is linked to its style. */
export const listTable = (levels: readonly ListLevel[]): string =>
  [
    '{\\*\\listtable{\\list\\listtemplateid1589098673',
    ...levels.map(levelRtf),
    '{\\listname section;}\\listid1589098674}}',
    '{\\*\\listoverridetable{\\listoverride\\listid1589098674\\listoverridecount0\\ls1}}',
  ].join('\r\n');

function levelRtf({ format, text, left, hanging }: ListLevel, level: number): string {
  const number = formats[format];
  const places: string[] = [];
  let length = 0;
  // A placeholder takes one character; its position is counted from 1.
  const template = text.replace(/%(\d)|./g, (sign, digit?: string) => {
    length += 1;
    if (digit === undefined) return sign;
    places.push(hex(length));
    return hex(Number(digit) - 1);
  });
  return [
    `{\\listlevel\\levelnfc${number}\\levelnfcn${number}\\leveljc0\\leveljcn0\\levelfollow0\\levelstartat1`,
    `{\\leveltext${hex(length)}${template};}{\\levelnumbers${places.join('')};}`,
    `\\s${level + 1}\\fi-${hanging}\\li${left}\\jclisttab\\tx${left}}`,
  ].join('');
}

const hex = (number: number): string => `\\'${number.toString(16).padStart(2, '0')}`;

/** The paragraph format of a level. RTF needs it in the style and again in every paragraph. */
export function levelProperties({ before, left, hanging }: ListLevel, level: number): string {
  const head = level < 2 ? `\\keepn\\outlinelevel${level}` : '';
  return `\\s${level + 1}${head}\\sb${before}\\fi-${hanging}\\li${left}\\tx${left}${level === 0 ? '\\b' : ''}`;
}

export const listProperties = (level: number): string => `\\ls1${level === 0 ? '' : `\\ilvl${level}`}`;

/** Formats of paragraphs that aren't on a level. */
export const properties = {
  SCT: `\\s${styleNumbers.SCT}\\qc\\keepn\\b`,
  CMT: `\\s${styleNumbers.CMT}\\sb160\\cf1`,
  TBT: `\\s${styleNumbers.TBT}\\keepn\\sb160\\sa60\\b`,
  TBL: `\\s${styleNumbers.TBL}\\sb30\\sa30\\fs18`,
  EOS: `\\s${styleNumbers.EOS}\\qc\\sb480\\b`,
  CPR: `\\s${styleNumbers.CPR}\\qc\\sb160\\cf1\\fs16`,
} as const;

const names = {
  SCT: 'SCT',
  CMT: 'CMT',
  TBT: 'Table Title',
  TBL: 'Table Text',
  EOS: 'EOS',
  CPR: 'Copyright',
} as const;

export const styleSheet = (levels: readonly ListLevel[]): string =>
  [
    '{\\stylesheet{\\s0\\snext0 Normal;}',
    ...levels.map(
      (level, at) =>
        `{${levelProperties(level, at)}${listProperties(at)}\\sbasedon0\\snext${at + 1} ${level.style};}`,
    ),
    ...keysOf(names).map((key) => `{${properties[key]}\\sbasedon0\\snext0 ${names[key]};}`),
    '}',
  ].join('\r\n');

const keysOf = <Key extends string>(table: Readonly<Record<Key, string>>): Key[] => {
  const isKey = (key: string): key is Key => Object.hasOwn(table, key);
  return Object.keys(table).filter(isKey);
};
