import { contentTypes } from '#src/contracts/content-types.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { brand } from '#src/brand.ts';

/** How a content type is called on screen. */
export interface ContentTypeWords {
  /** One of them, within a sentence: `CAD detail`. */
  singular: string;
  /** Several, as heading or tab: `CAD details`. */
  plural: string;
  /** The head of a narrow column: `CAD`. */
  short: string;
  /** The mark on cards and rows, like a sheet number: `CAD`. */
  code: string;
}

export const contentTypeWords: Readonly<Record<ContentType, ContentTypeWords>> = {
  cad: { singular: 'CAD detail', plural: 'CAD details', short: 'CAD', code: 'CAD' },
  bim: { singular: 'BIM object', plural: 'BIM objects', short: 'BIM', code: 'BIM' },
  certificate: { singular: 'certification', plural: 'Certifications', short: 'Cert.', code: 'CERT' },
  epd: { singular: 'EPD', plural: 'EPDs', short: 'EPD', code: 'EPD' },
  hpd: { singular: 'HPD', plural: 'HPDs', short: 'HPD', code: 'HPD' },
  product: { singular: 'product', plural: 'Products', short: 'Products', code: 'PRODUCT' },
  spec: { singular: 'specification', plural: 'Specifications', short: 'Spec', code: 'SPEC' },
  sw: { singular: brand.specWizard, plural: `${brand.specWizard}s`, short: 'Wizard', code: 'WIZ' },
  video: { singular: 'video', plural: 'Videos', short: 'Video', code: 'VIDEO' },
  catalog: { singular: 'catalog', plural: 'Catalogs', short: 'Catalog', code: 'CATALOG' },
  datasheet: { singular: 'datasheet', plural: 'Datasheets', short: 'Data', code: 'DATA' },
  webinar: { singular: 'webinar', plural: 'Webinars', short: 'Webinar', code: 'WEBINAR' },
};

/** The content type that a link names, or null. The name is its word in paths: `/company/…/cad/1`. (requirements: content-types) */
export function contentTypeFrom(text: string): ContentType | null {
  return contentTypes.find((type) => type === text) ?? null;
}
