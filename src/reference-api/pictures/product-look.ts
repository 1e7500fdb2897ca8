import type { Product } from '#src/contracts/content.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { PictureTag } from '#src/reference-api/drawings/svg/picture-tag.ts';
import { hash } from '#src/reference-api/world/random.ts';
import { withUnit } from '#src/domain/unit-text.ts';

/** Colors of materials that a product's picture shows when it isn't sold in colors, by words for what it is made of. */
const materialColors: readonly (readonly [RegExp, string])[] = [
  [/copper|bronze|brass/i, '#c08a58'],
  [/extruded polystyrene/i, '#e7b3bd'],
  [/expanded polystyrene/i, '#f1efe6'],
  [/polyiso/i, '#e3cf9e'],
  [/mineral wool|stone wool/i, '#a99c78'],
  [/fiberglass|glass[- ]fiber/i, '#e6d9a8'],
  [/plywood|veneer|oak|maple|walnut|hardwood|lumber|strand|\bwood|bamboo|particleboard/i, '#d3b27f'],
  [/EPDM|neoprene|rubber|SBS|asphalt|bitum/i, '#4a4d50'],
  [/brick|clay|terra|quarry/i, '#b0674d'],
  [/concrete|cement|mortar|masonry|granite|stone/i, '#bdb8ad'],
  [/gypsum|plaster/i, '#e8e4d8'],
  [/copolymer|polypropylene|polyethylene|HDPE|geotextile/i, '#5a5e60'],
  [/porcelain|vitreous|ceramic|enamel/i, '#efeeea'],
  [/glass|glazing|acrylic|polycarbonate/i, '#cfe0df'],
  [/felt|wool|fabric|polyester|nylon|carpet/i, '#b9b2a6'],
  [/cast iron|ductile/i, '#6f757a'],
  [/stainless/i, '#dfe3e5'],
  [/alumin/i, '#d6dadd'],
  [/steel|metal|iron/i, '#c4cace'],
];
const plain = '#e4e4df';

/** The color that a product is shown in: one that it is sold in, else that of its material. */
export function colorOf({ id, options, materials, noun }: Product): { color: string; name: string | null } {
  const colors = options
    .flatMap(({ values }) => values)
    .flatMap(({ text, swatch }) => (swatch === null ? [] : [{ color: swatch, name: text }]));
  const sold = colors[hash(`color ${id}`) % Math.max(1, colors.length)];
  if (sold) return sold;
  const said = `${noun} ${materials}`;
  return { color: materialColors.find(([words]) => words.test(said))?.[1] ?? plain, name: null };
}

/** Properties by which products of a kind are told apart, the first that a product has. */
const telling = [
  'membraneThickness',
  'thickness',
  'fireRating',
  'fireProtectionRating',
  'diameter',
  'gauge',
  'width',
  'capacity',
  'flow',
] as const;

export function tagOf(product: Product): PictureTag {
  const { color, name } = colorOf(product);
  const value = telling
    .map((key) => product.attributes.find((one) => one.key === key))
    .find((one) => one !== undefined);
  const note = [product.model, value && withUnit(value.value, value.unit), name];
  return {
    section: formatSection(product.csi[0]?.number ?? '', '04'),
    name: product.noun,
    note: note.filter(Boolean).join(' · '),
    swatch: name === null ? null : color,
  };
}
