/**
 * As in URLs, in display order (requirements: content-types). Has no schema, so that any folder can import it cheaply.
 */
export const contentTypes = [
  'cad',
  'bim',
  'certificate',
  'epd',
  'hpd',
  'product',
  'spec',
  'sw',
  'video',
  'catalog',
  'datasheet',
  'webinar',
] as const;
export type ContentType = (typeof contentTypes)[number];

/** Number of items per type; types without items can be missing. */
export type CountsByType = Partial<Record<ContentType | 'company', number>>;
