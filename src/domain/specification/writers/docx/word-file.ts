import type { OfficeLogo } from '#src/contracts/office-template.ts';
import { bytesOfBase64 } from '#src/lib/base64.ts';
import { brand } from '#src/brand.ts';
import { paragraph, tab, wordNamespace, xmlHead } from '#src/domain/specification/writers/docx/xml.ts';
import { escapeMarkup } from '#src/domain/specification/writers/escape-markup.ts';
import { margin as usualMargin, pageSizes } from '#src/domain/specification/writers/page-size.ts';
import type { Paper } from '#src/domain/specification/writers/print-options.ts';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

interface WordFile extends CoreProperties {
  /** Paragraphs and tables, followed by the properties of the last section. */
  body: string;
  /** Parts that the body refers to: `styles`, `numbering`, `header`, `footer`, or such as `footer1`. */
  parts: Readonly<Record<string, string>>;
  /** The picture that body and header draw with `pictureXml`. */
  logo?: OfficeLogo | null | undefined;
}

/** The files of a Word document by path, in packing order. */
export function wordFiles({
  body,
  parts,
  logo,
  ...core
}: WordFile): Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> {
  const { styles = '', numbering, ...edges } = parts;
  const texts = Object.entries({
    styles,
    ...(numbering === undefined ? {} : { numbering }),
    settings: settingsXml,
    ...edges,
  });
  const names = texts.map(([name]) => name);
  return {
    '[Content_Types].xml': contentTypesXml(names, Boolean(logo)),
    '_rels/.rels': packageRelationsXml,
    'word/document.xml': `${xmlHead}<w:document ${wordNamespace} xmlns:r="${relations}"><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': textRelationsXml(names, Boolean(logo)),
    ...(logo && logoFiles(logo)),
    ...Object.fromEntries(texts.map(([name, text]) => [`word/${name}.xml`, text])),
    'docProps/core.xml': coreXml(core),
    'docProps/app.xml': appXml,
  };
}

interface Page {
  paper: Paper;
  /** Names of parts. */
  header?: string;
  footer?: string;
  /** Distance to the text, and to header and footer, in twips. */
  margin?: number;
  edge?: number;
  /** Whether it starts on a new page. */
  isOnNextPage?: boolean;
  /** Elements after the margins, in schema order. */
  numbers?: string;
  isLandscape?: boolean;
}

/** Page size, margins, header, and footer of a section of the document. */
export function pageXml({
  paper,
  header,
  footer,
  margin = usualMargin,
  edge = 720,
  isOnNextPage = false,
  numbers = '',
  isLandscape = false,
}: Page): string {
  const { width, height } = pageSizes[paper];
  const size = isLandscape
    ? `w:w="${height}" w:h="${width}" w:orient="landscape"`
    : `w:w="${width}" w:h="${height}"`;
  return [
    '<w:sectPr>',
    header === undefined ? '' : `<w:headerReference w:type="default" r:id="${header}"/>`,
    footer === undefined ? '' : `<w:footerReference w:type="default" r:id="${footer}"/>`,
    isOnNextPage ? '<w:type w:val="nextPage"/>' : '',
    `<w:pgSz ${size}/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="${edge}" w:footer="${edge}" w:gutter="0"/>`,
    `${numbers}</w:sectPr>`,
  ].join('');
}

/** The picture, and the header's reference to it. */
const logoFiles = ({ data }: OfficeLogo): Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> => ({
  'word/_rels/header.xml.rels': `${xmlHead}<Relationships xmlns="${packageRelations}">${logoRelation}</Relationships>`,
  'word/media/logo.jpeg': bytesOfBase64(data),
});

const logoRelation = `<Relationship Id="logo" Type="${relations}/image" Target="media/logo.jpeg"/>`;

/** A header or footer with a paragraph style: text at the left and at the right of a line this wide, in twips. */
export function edgeXml(
  element: 'hdr' | 'ftr',
  style: string,
  [left, right]: readonly [string, string],
  width: number,
): string {
  const atRight = `<w:tabs><w:tab w:val="right" w:pos="${width}"/></w:tabs>`;
  return `${xmlHead}<w:${element} ${wordNamespace}>${paragraph(style, left + tab + right, atRight)}</w:${element}>`;
}

/** `footer1` is a footer. */
const typeOf = (name: string): string => name.replaceAll(/\d/g, '');

/** Declares the content type of each file in the package. */
const contentTypesXml = (names: readonly string[], hasLogo: boolean): string =>
  [
    xmlHead,
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    hasLogo ? '<Default Extension="jpeg" ContentType="image/jpeg"/>' : '',
    `<Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>`,
    ...names.map(
      (name) => `<Override PartName="/word/${name}.xml" ContentType="${wordType}.${typeOf(name)}+xml"/>`,
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

const textRelationsXml = (names: readonly string[], hasLogo: boolean): string =>
  [
    xmlHead,
    `<Relationships xmlns="${packageRelations}">`,
    ...names.map(
      (name) => `<Relationship Id="${name}" Type="${relations}/${typeOf(name)}" Target="${name}.xml"/>`,
    ),
    hasLogo ? logoRelation : '',
    '</Relationships>',
  ].join('');

/** Word 2013 and later; without this setting, Word opens the file in compatibility mode. */
const settingsXml = [
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
