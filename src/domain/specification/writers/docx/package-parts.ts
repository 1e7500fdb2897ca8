import { brand } from '#src/brand.ts';
import { wordNamespace, xmlHead } from '#src/domain/specification/writers/docx/xml.ts';
import { escapeMarkup } from '#src/domain/specification/writers/escape-markup.ts';

export const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A text part: its file name and its content type. */
export interface TextPart {
  name: string;
  type: 'styles' | 'numbering' | 'settings' | 'header' | 'footer';
}

/** The text parts in the order of their relationship ids: rId1 is the first. */
const textParts: readonly TextPart[] = (['styles', 'numbering', 'settings', 'header', 'footer'] as const).map(
  (type) => ({ name: type, type }),
);

export const relationOf = (name: string, parts: readonly TextPart[] = textParts): string =>
  `rId${parts.findIndex((part) => part.name === name) + 1}`;

/** Declares the content type of each file in the package. */
const contentTypesXml = (parts: readonly TextPart[]): string =>
  [
    xmlHead,
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>`,
    ...parts.map(
      ({ name, type }) => `<Override PartName="/word/${name}.xml" ContentType="${wordType}.${type}+xml"/>`,
    ),
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    '<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/>',
    '</Types>',
  ].join('');

const packageRelationsXml = [
  xmlHead,
  `<Relationships xmlns="${packageRelations}">`,
  `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/>`,
  '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>',
  `<Relationship Id="rId3" Type="${relations}/extended-properties" Target="docProps/app.xml"/>`,
  '</Relationships>',
].join('');

const textRelationsXml = (parts: readonly TextPart[]): string =>
  [
    xmlHead,
    `<Relationships xmlns="${packageRelations}">`,
    ...parts.map(
      ({ name, type }, index) =>
        `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${name}.xml"/>`,
    ),
    '</Relationships>',
  ].join('');

/** Word 2013 and later; without this setting, Word opens the file in compatibility mode. */
export const settingsXml = [
  xmlHead,
  `<w:settings ${wordNamespace}>`,
  '<w:defaultTabStop w:val="576"/><w:characterSpacingControl w:val="doNotCompress"/>',
  '<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>',
  '<w:themeFontLang w:val="en-US"/><w:decimalSymbol w:val="."/><w:listSeparator w:val=","/>',
  '</w:settings>',
].join('');

const appXml = `${xmlHead}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${escapeMarkup(brand.name)}</Application></Properties>`;

interface CoreProperties {
  title: string;
  author: string;
  subject: string;
  /** ISO date. */
  day: string;
}

function coreXml({ title, author, subject, day }: CoreProperties): string {
  const date = `${day}T12:00:00Z`;
  return [
    xmlHead,
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeMarkup(title)}</dc:title><dc:subject>${escapeMarkup(subject)}</dc:subject>`,
    `<dc:creator>${escapeMarkup(author)}</dc:creator><cp:lastModifiedBy>${escapeMarkup(author)}</cp:lastModifiedBy>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created>`,
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified>`,
    '<dc:language>en-US</dc:language></cp:coreProperties>',
  ].join('');
}

interface Package extends CoreProperties {
  document: string;
  /** The parts that the document refers to, by path. */
  texts: Readonly<Record<string, string>>;
  parts?: readonly TextPart[];
}

/** The files of a Word document by path, in packing order. */
export const packageFiles = ({
  document,
  texts,
  parts = textParts,
  ...core
}: Package): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': contentTypesXml(parts),
  '_rels/.rels': packageRelationsXml,
  'word/document.xml': document,
  'word/_rels/document.xml.rels': textRelationsXml(parts),
  ...texts,
  'docProps/core.xml': coreXml(core),
  'docProps/app.xml': appXml,
});
