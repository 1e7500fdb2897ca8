import type { ContentType } from '#src/contracts/content-types.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { SeededManufacturer } from '#src/reference-api/seed/seed-context.ts';

interface CommonInput {
  type: ContentType;
  id: number;
  title: string;
  manufacturer: SeededManufacturer;
  csi: CsiSection[];
  productIds: number[];
  summary: string;
  created_at: string;
  updated_at: string;
  picture: string | null;
  /** Format and name of each file, `['DXF', 'nfd_075423_TPR-101_eave.dxf']`. */
  files?: readonly (readonly [format: string, name: string])[];
}

/** Fields of every item of content. Sizes are unknown until a file is made. */
export const commonFields = ({ type, manufacturer: { company }, files = [], ...rest }: CommonInput) => ({
  ...rest,
  coid: company.coid,
  company: company.companyNoHtml,
  companySlug: company.companySlug,
  webabrv: company.webabrv,
  files: files.map(([format, name]) => ({
    format,
    name,
    url: `/api/files/${type}/${rest.id}/${encodeURIComponent(name)}`,
    bytes: null,
    updated: rest.updated_at,
  })),
});
