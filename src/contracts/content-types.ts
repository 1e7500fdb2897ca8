import * as v from 'valibot';

/** The twelve kinds of content, by the words that stand in links (spec §2). */
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

export const contentType = v.picklist(contentTypes);
export type ContentType = v.InferOutput<typeof contentType>;

/** How many items of each type there are. A type with none may be left out. */
export const countsByType = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));
export type CountsByType = Partial<Record<ContentType | 'company', number>>;
