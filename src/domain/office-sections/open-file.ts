import { composedPattern } from '#src/lib/composed-pattern.ts';
import { numberSigns, pairsOfDigits, plainDigits } from '#src/domain/masterformat/number-signs.ts';
import { RefusedFileError, type FoundText } from '#src/domain/office-sections/found-text.ts';
import { readPlain } from '#src/domain/office-sections/read-plain.ts';
import { readRtf } from '#src/domain/office-sections/rtf/read-rtf.ts';
import { readSec } from '#src/domain/office-sections/sec/read-sec.ts';
import { sectionDigits } from '#src/domain/office-sections/section-heading.ts';
import { sectionFromText, type OpenedSection } from '#src/domain/office-sections/section-from-text.ts';
import { readWord } from '#src/domain/office-sections/word/read-word.ts';
import { TooLargeError } from '#src/lib/budget.ts';

/** A file to open, as the worker gets it. */
export interface OfficeFile {
  name: string;
  bytes: Uint8Array;
}
export type OpenedFile = { section: OpenedSection; problem?: never } | { section?: never; problem: string };

/** The largest file that is opened, in bytes. */
const mostFileBytes = 50_000_000;

/** Reads an office's section from a file. Never throws: if the file can't be read, returns the reason as a sentence. */
export function openOfficeFile({ name, bytes }: OfficeFile): OpenedFile {
  try {
    if (bytes.length === 0) throw new RefusedFileError('The file is empty.');
    if (bytes.length > mostFileBytes)
      throw new RefusedFileError(
        'The file is larger than 50 MB. Save it without its pictures, and open it again.',
      );
    const section = sectionFromText(textOf(name, bytes));
    if (section.counts.lines + section.counts.notes + section.counts.tables === 0)
      throw new RefusedFileError('The file has no text.');
    const number = section.number || numberInName(name);
    return { section: { ...section, number, title: section.title || titleInName(name) } };
  } catch (error) {
    if (error instanceof RefusedFileError) return { problem: error.message };
    if (error instanceof TooLargeError)
      return { problem: 'The file has more parts than a specification could.' };
    return {
      problem: 'The file couldn’t be read. Save it as .docx in Word or LibreOffice, and open it again.',
    };
  }
}

/** Detects the format from the first bytes; the name only distinguishes text formats. */
function textOf(name: string, bytes: Uint8Array): FoundText {
  const starts = (...signs: number[]): boolean => signs.every((sign, at) => bytes[at] === sign);
  if (starts(0x50, 0x4b, 3, 4) || starts(0x50, 0x4b, 5, 6)) {
    if (/\.do[ct]m$/i.test(name))
      throw new RefusedFileError(
        'The file can hold macros. Save it as a Word document without macros (.docx).',
      );
    return readWord(bytes);
  }
  if (starts(0xd0, 0xcf, 0x11, 0xe0))
    throw new RefusedFileError(
      'This is an old Word file (.doc), or one with a password. Save it as .docx without a password, and open it again.',
    );
  if (starts(0x25, 0x50, 0x44, 0x46))
    throw new RefusedFileError(
      'This is a PDF, which keeps no structure of a section. Open the Word file it was made from.',
    );
  if (starts(0x7b, 0x5c, 0x72, 0x74, 0x66)) return readRtf(bytes);
  if (/\.(?:docx|rtf)$/i.test(name))
    throw new RefusedFileError(`The file’s name ends in ${ending(name)}, but it isn’t such a file.`);
  const text = withoutControls(decoded(bytes));
  return /<SEC[\s>]|<(?:PRT|SPT|SCN)>/i.test(text.slice(0, 20_000)) ? readSec(text) : readPlain(text);
}

/** A file with more control characters at its beginning isn't text. */
const fewControls = 8;
const control = /[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/gu;
/** Dashes and quotation marks that some programs truncated to the lower byte of their code. */
const cutSigns: Readonly<Record<string, string>> = {
  '\u0013': '–',
  '\u0014': '—',
  '\u0018': '‘',
  '\u0019': '’',
  '\u001C': '“',
  '\u001D': '”',
};

/** Removes stray control characters. Throws if the file isn't text. */
function withoutControls(text: string): string {
  const head = text.slice(0, 4000);
  if (head.includes('\0') || (head.match(control) ?? []).length > fewControls)
    throw new RefusedFileError('This isn’t a text. Open a Word, RTF, text, or SpecsIntact file.');
  return text.replaceAll(control, (sign) => cutSigns[sign] ?? '');
}

const ending = (name: string): string => name.slice(name.lastIndexOf('.'));

/** UTF-8 if it is valid, or as its byte order mark says; otherwise Windows' Western code page. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const nameNumber = composedPattern(
  String.raw`^[^\d]{0,40}(${pairsOfDigits})(?!\d)[${numberSigns}]{0,9}`,
  'u',
);

/** `07 92 00 - Joint Sealants.docx` says both. */
const numberInName = (name: string): string => sectionDigits(nameNumber.exec(plainDigits(name))?.[1] ?? '');

function titleInName(name: string): string {
  const number = nameNumber.exec(plainDigits(name))?.[0] ?? '';
  return name
    .slice(number.length)
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
}
