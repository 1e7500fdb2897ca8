import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { brand } from '#src/brand.ts';

export interface ContentTypeWords {
  /** Singular, within a sentence: `CAD detail`. */
  singular: string;
  /** Plural, as a heading or tab: `CAD details`. */
  plural: string;
  /** Header of a narrow column: `CAD`. */
  short: string;
  /** Code on cards and rows, like a sheet number: `CAD`. */
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

/** The content type by a link's path segment (`/company/…/cad/1`), or null (requirements: content-types). */
export const contentTypeFrom = (text: string): ContentType | null =>
  contentTypes.find((type) => type === text) ?? null;
