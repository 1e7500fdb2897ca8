import type { Spec } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/db.ts';
import type { Made } from '#src/reference-api/content-files/made.ts';
import type { SpecDocument } from '#src/reference-api/files/documents/spec-document.ts';
import { specFromProfile } from '#src/reference-api/files/documents/spec-from-profile.ts';
import { specToDocx } from '#src/reference-api/files/documents/spec-to-docx.ts';
import { specToHtml } from '#src/reference-api/files/documents/spec-to-html.ts';
import { specToRtf } from '#src/reference-api/files/documents/spec-to-rtf.ts';
import { specToTxt } from '#src/reference-api/files/documents/spec-to-txt.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';

export async function specFile(world: World, spec: Spec, format: string): Promise<Made> {
  const document = specDocumentOf(world, spec);
  if (!document) return null;
  switch (format) {
    case 'DOCX':
      return specToDocx(document);
    case 'RTF':
      return specToRtf(document);
    case 'TXT':
      return specToTxt(document);
    case 'HTML':
      return specToHtml(document);
    default:
      return null;
  }
}

/** The section as text, written around the manufacturer's first product in it. */
function specDocumentOf(
  world: World,
  spec: Pick<Spec, 'csi' | 'productIds' | 'coid' | 'edition' | 'revised'>,
): SpecDocument | null {
  const profile = profileOf(spec.csi[0]?.number ?? '');
  const product = world.content.find('product', spec.productIds[0] ?? 0);
  const company = world.companies.get(spec.coid);
  if (!profile || !product || !company) return null;
  return specFromProfile(profile, product, company, {
    edition: spec.edition.replace('MasterFormat ', ''),
    revised: spec.revised,
  });
}
