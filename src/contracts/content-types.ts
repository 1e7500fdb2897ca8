/** As in URLs, in display order (requirements: content-types). No schema here, so that every room may import it. */
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

/** How many items of each type there are. A type with none may be left out. */
export type CountsByType = Partial<Record<ContentType | 'company', number>>;
