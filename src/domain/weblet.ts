import { brand } from '#src/brand.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { companyIdFrom } from '#src/domain/company-id.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';
import { percentDecode } from '#src/lib/percent-decoding.ts';

/** Layouts of a weblet: text lines, rows with pictures and facts, or a grid of pictures. */
export const webletFormattings = ['compact', 'list', 'grid'] as const;
export type WebletFormatting = (typeof webletFormattings)[number];

export interface WebletAddress {
  coid: number;
  contentType: ContentType;
  formatting: WebletFormatting;
}

/** Matches both forms: the host redirects the frame from the address without `/-`. */
const addressForm = /^(?:\/-)?\/company\/([^/]+)\/weblet\/([^/]+)\/([^/]+)\/?$/;

/** `/company/northfold-31250/weblet/cad/compact`; null if a part is invalid (requirements: routes). */
export function webletFrom(pathname: string): WebletAddress | null {
  const [, id, type, form] = (addressForm.exec(pathname) ?? []).map(percentDecode);
  const coid = companyIdFrom(id ?? '');
  const contentType = contentTypeFrom(type ?? '');
  const formatting = webletFormattings.find((name) => name === form);
  return coid === null || contentType === null || formatting === undefined
    ? null
    : { coid, contentType, formatting };
}

export type Theme = 'light' | 'dark';

/** The theme requested by `?theme=`; null for anything else, which follows the visitor's system setting. */
export function themeFrom(search: string): Theme | null {
  const theme = new URLSearchParams(search).get('theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** Tells the embedding page the height of the content, in CSS pixels. */
export interface HeightMessage {
  type: string;
  height: number;
}

export function heightMessage(height: number): HeightMessage {
  return { type: `${brand.slug}-weblet-height`, height };
}
