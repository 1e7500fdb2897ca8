import type { ContentType } from '#src/contracts/content-types.ts';
import { brand } from '#src/brand.ts';

/** Content types in the division sidebar, in order, with their labels. (requirements: division-sidebar) */
export const divisionSidebar: readonly { contentType: ContentType; label: string }[] = [
  { contentType: 'cad', label: 'CAD Details' },
  { contentType: 'bim', label: 'BIM' },
  { contentType: 'certificate', label: 'Certifications' },
  { contentType: 'epd', label: 'EPDs' },
  { contentType: 'hpd', label: 'HPDs' },
  { contentType: 'product', label: 'Building Products' },
  { contentType: 'spec', label: 'CSI Specifications' },
  { contentType: 'sw', label: `${brand.specWizard}s` },
  { contentType: 'video', label: 'Videos' },
  { contentType: 'catalog', label: 'e-Catalogs' },
];
