import type { Cad } from '#src/contracts/content.ts';
import type { Callout } from '#src/contracts/callouts.ts';
import { detailDefinitions, drawDetail } from '#src/reference-api/drawings/details/details.ts';
import { productFits } from '#src/reference-api/drawings/details/product-parts/details-of-product.ts';
import { spanOfVariations } from '#src/reference-api/files/cad-files.ts';
import { notesInPicture } from '#src/reference-api/drawings/svg/drawing-to-picture.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';
import type { World } from '#src/reference-api/world/world.ts';

/** The parts of a detail that the library has products for: its own product first, then from top to bottom. */
export function calloutsOf(world: World, cad: Cad): Callout[] {
  const detail = world.details.get(cad.id);
  if (!detail) return [];
  const { key, parameters, labels: own } = detail;
  const notes = notesInPicture(drawDetail(key, { parameters, labels: own }), spanOfVariations(world, cad));
  const labels: Readonly<Record<string, string>> = { ...detailDefinitions[key].labels, ...own };
  // The first fit of each part wins.
  const parts = new Map(productFits[key].toReversed().map(({ part, sections }) => [part, sections]));
  return [...parts]
    .flatMap(([part, sections]) => {
      const text = labels[part] ?? '';
      const note = notes.find((one) => one.text === text.toUpperCase());
      const [number] = sections.filter((one) => world.content.inSection(one, 'product').length > 0);
      const section = part in own ? cad.csi[0] : number === undefined ? undefined : csiSectionOf(number);
      return note && section
        ? [{ cad: cad.id, x: note.x, y: note.y, text, section, isOwn: part in own }]
        : [];
    })
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || one.y - other.y)
    .map(({ isOwn: _isOwn, ...callout }) => callout);
}
