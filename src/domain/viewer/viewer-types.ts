import type { ContentType } from '#src/contracts/content-types.ts';

/** Types that are looked at or read. Products and SpecWizards have screens of their own. */
const viewed: ReadonlySet<ContentType> = new Set<ContentType>([
  'cad',
  'bim',
  'spec',
  'certificate',
  'epd',
  'hpd',
  'catalog',
  'datasheet',
  'video',
  'webinar',
]);

export function hasViewer(type: ContentType): boolean {
  return viewed.has(type);
}
