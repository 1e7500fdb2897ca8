import { escapeMarkup } from '#src/domain/specification/writers/escape-markup.ts';
import { dateString, textString } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import type { ObjectId, PdfFile } from '#src/domain/specification/writers/pdf/pdf-file.ts';

/** The metadata of a document. */
export interface AboutDocument {
  title: string;
  author: string;
  subject: string;
  /** ISO date of its content; the only date in the file. */
  date: string;
  /** Whether it declares PDF/UA, for screen readers; true for every document that we write alone. */
  isUniversal?: boolean;
}

export function documentInfo(about: AboutDocument, producer: string): string {
  const { title, author, subject } = about;
  const date = dateString(about.date);
  return `<</Title ${textString(title)}/Author ${textString(author)}/Subject ${textString(subject)}/Creator ${textString(producer)}/Producer ${textString(producer)}/CreationDate ${date}/ModDate ${date}>>`;
}

/** The same metadata as XMP. Uncompressed, so that search tools can read it. */
export function metadata(pdf: PdfFile, about: AboutDocument, producer: string): ObjectId {
  const { title, author, subject } = about;
  const word = (text: string): string => `<rdf:li xml:lang="x-default">${escapeMarkup(text)}</rdf:li>`;
  const date = `${about.date}T12:00:00Z`;
  const xmp = [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">',
    // Declares PDF/UA-1 (ISO 14289-1) for screen readers.
    ...(about.isUniversal === false ? [] : ['<pdfuaid:part>1</pdfuaid:part>']),
    `<dc:title><rdf:Alt>${word(title)}</rdf:Alt></dc:title>`,
    `<dc:description><rdf:Alt>${word(subject)}</rdf:Alt></dc:description>`,
    `<dc:creator><rdf:Seq><rdf:li>${escapeMarkup(author)}</rdf:li></rdf:Seq></dc:creator>`,
    '<dc:language><rdf:Bag><rdf:li>en-US</rdf:li></rdf:Bag></dc:language>',
    `<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate><xmp:CreatorTool>${escapeMarkup(producer)}</xmp:CreatorTool><pdf:Producer>${escapeMarkup(producer)}</pdf:Producer>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
  return pdf.addStream('/Type/Metadata/Subtype/XML', new TextEncoder().encode(xmp), 'plain');
}
