import { RefusedFileError } from '#src/domain/office-sections/found-text.ts';
import { MarkupError } from '#src/lib/markup.ts';
import { PackedFileError, openPackedFile } from '#src/lib/packed-file.ts';
import { elementsOf, readXml, type XmlElement } from '#src/lib/xml-tree.ts';

/** How much of a Word file is unpacked; pictures are not. */
const mostBytes = 120_000_000;

/** The parts of a Word file that hold text; what a file lacks is undefined. */
export interface WordParts {
  document: XmlElement;
  styles: XmlElement | undefined;
  numbering: XmlElement | undefined;
  footnotes: XmlElement | undefined;
  endnotes: XmlElement | undefined;
  comments: XmlElement | undefined;
  headers: readonly XmlElement[];
  footers: readonly XmlElement[];
}

const broken = 'The file is damaged: Word couldn’t open it either. Save it again where it was made.';

/** Opens a Word file. Throws a `RefusedFileError` with the reason. */
export function wordParts(bytes: Uint8Array): WordParts {
  try {
    return partsOf(bytes);
  } catch (error) {
    if (error instanceof MarkupError)
      throw new RefusedFileError(
        error.reason === 'doctype'
          ? 'The file has a document type, which could load other files. It wasn’t read.'
          : broken,
      );
    if (!(error instanceof PackedFileError)) throw error;
    throw new RefusedFileError(
      {
        broken,
        'too-large': 'The file unpacks to more than a specification could be. It wasn’t read.',
        locked: 'The file is protected with a password. Remove the password in Word, and open it again.',
      }[error.reason],
    );
  }
}

function partsOf(bytes: Uint8Array): WordParts {
  const file = openPackedFile(bytes, mostBytes);
  const read = (name: string): XmlElement | undefined => {
    const data = file.read(name);
    return data === null ? undefined : withUsualPrefix(decodedXml(data));
  };
  if (file.names.some((name) => /vbaProject|vbaData/i.test(name)))
    throw new RefusedFileError('The file has macros. Save it as a Word document without macros (.docx).');
  const main = mainPart(read('_rels/.rels')) ?? 'word/document.xml';
  const document = read(main);
  if (document === undefined)
    throw new RefusedFileError(
      'This is a ZIP, but not a Word document. Word’s files end in .docx; spreadsheets and presentations aren’t specifications.',
    );
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const edges = (kind: string): XmlElement[] =>
    file.names
      .filter((name) => name.startsWith(`${folder}${kind}`) && name.endsWith('.xml'))
      .slice(0, 60)
      .flatMap((name) => read(name) ?? []);
  return {
    document,
    styles: read(`${folder}styles.xml`),
    numbering: read(`${folder}numbering.xml`),
    footnotes: read(`${folder}footnotes.xml`),
    endnotes: read(`${folder}endnotes.xml`),
    comments: read(`${folder}comments.xml`),
    headers: edges('header'),
    footers: edges('footer'),
  };
}

function decodedXml(data: Uint8Array): XmlElement {
  const isWide = (data[0] === 0xff && data[1] === 0xfe) || (data[0] === 0x3c && data[1] === 0);
  return readXml(new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(data));
}

function mainPart(relations: XmlElement | undefined): string | undefined {
  const target = (relations ? elementsOf(relations) : []).find(({ attributes }) =>
    attributes['Type']?.endsWith('/officeDocument'),
  )?.attributes['Target'];
  return target?.replace(/^\//, '');
}

const wordNamespaces: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

/** Renames a part that calls Word's namespace something other than `w`; hardly any does. */
function withUsualPrefix(root: XmlElement): XmlElement {
  const prefix = Object.entries(root.attributes)
    .find(([, value]) => wordNamespaces.has(value))?.[0]
    .replace(/^xmlns:?/, '');
  if (prefix === undefined || prefix === 'w') return root;
  const renamed = (name: string): string => {
    if (prefix === '') return name.includes(':') ? name : `w:${name}`;
    return name.startsWith(`${prefix}:`) ? `w:${name.slice(prefix.length + 1)}` : name;
  };
  const stack = [root];
  for (let element = stack.pop(); element !== undefined; element = stack.pop()) {
    element.name = renamed(element.name);
    element.attributes = Object.fromEntries(
      Object.entries(element.attributes).map(([key, value]) => [renamed(key), value]),
    );
    for (const child of elementsOf(element)) stack.push(child);
  }
  return root;
}
