import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { Recording } from '#src/contracts/recording.ts';
import type { File } from '#src/contracts/shapes.ts';
import { safeHref } from '#src/lib/safe-href.ts';

/** Types with a file that is read here, and its format. Other types show everything on their own page. */
const viewed: Readonly<Partial<Record<ContentType, string>>> = {
  cad: 'DXF',
  bim: 'GLB',
  spec: 'PDF',
  certificate: 'PDF',
  epd: 'PDF',
  hpd: 'PDF',
  catalog: 'PDF',
  datasheet: 'PDF',
};

/**
 * Whether an item has its own viewer screen: a recording that plays here, or a type whose file is read here. A specification is
 * read on its own page, even if it has a PDF.
 */
export function hasViewer(item: Content): boolean {
  if ('recording' in item) return isPlayedHere(item.recording);
  return viewed[item.content_type] !== undefined && item.content_type !== 'spec';
}

/** Whether the site plays the recording itself, which requires a file on its own origin; others are linked. */
export const isPlayedHere = (recording: Recording | null): recording is Recording =>
  safeHref(recording?.url)?.startsWith('/') === true;

/** The file that an item's viewer shows; null if it has none. */
export const viewedFile = ({ content_type: type, files }: Content): File | null =>
  files.find(({ format }) => format === viewed[type]) ?? null;
