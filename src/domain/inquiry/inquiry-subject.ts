import type { Content, Product } from '#src/contracts/content.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';

/** An item to ask a manufacturer about. */
export interface InquirySubject {
  /** The item's key; the draft is stored under it. */
  key: string;
  coid: number;
  company: string;
  title: string;
  /** Path of its page. */
  page: string;
  section: CsiSection | null;
  productIds: readonly number[];
  /** Colors and finishes available as samples. */
  options: Product['options'];
}

export const inquirySubject = (item: Content, page: string): InquirySubject => ({
  key: `${item.content_type}-${item.id}`,
  coid: item.coid,
  company: item.company,
  title: item.title,
  page,
  section: item.csi[0] ?? null,
  productIds: item.content_type === 'product' ? [item.id] : item.productIds.slice(0, 1),
  options: item.content_type === 'product' ? item.options : [],
});

/** Option values available as samples: those with a color swatch, and finishes. */
export const sampleChoices = (options: InquirySubject['options']): readonly string[] =>
  options
    .filter(({ name, values }) => /color|finish|texture/i.test(name) || values.some(({ swatch }) => swatch))
    .flatMap(({ name, values }) => values.map(({ text }) => `${name}: ${text}`));
