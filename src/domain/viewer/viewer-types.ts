import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { File } from '#src/contracts/shapes.ts';

/** Types with a viewer, and the format it shows. Other types show everything on their own page. */
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

export function hasViewer(type: ContentType): boolean {
  return viewed[type] !== undefined;
}

/** The file that an item's viewer shows; null if it has none. */
export function viewedFile({ content_type: type, files }: Content): File | null {
  return files.find(({ format }) => format === viewed[type]) ?? null;
}
