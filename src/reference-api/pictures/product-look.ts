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

/** The share of light that a color throws back, from 0 to 1: the luminance of sRGB. */
function lightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A plain white, which throws back nine tenths of the light, has a solar reflectance index of about 105. */
const indexOfLightness = 115;

/**
 * The color that a product is shown in: one that it is sold in, another in each view, else that of its material. A solar
 * reflectance index that is stated is that of the color nearest to it: 95 belongs to a white roof, and not to a tan one.
 */
export function colorOf(
  { id, options, attributes, materials, noun }: Product,
  view = 1,
): { color: string; name: string | null } {
  const colors = options
    .flatMap(({ values }) => values)
    .flatMap(({ text, swatch }) => (swatch === null ? [] : [{ color: swatch, name: text }]));
  const index = attributes.find(({ key }) => key === 'solarReflectanceIndex')?.value;
  const isIndexStated = typeof index === 'number';
  const distance = ({ color }: { color: string }) =>
    isIndexStated ? Math.abs(lightnessOf(color) * indexOfLightness - index) : 0;
  const first = isIndexStated ? 0 : hash(`color ${id}`);
  const sold = colors.toSorted((one, other) => distance(one) - distance(other))[
    (first + view - 1) % Math.max(1, colors.length)
  ];
  if (sold) return sold;
  const said = `${noun} ${materials}`;
  return { color: materialColors.find(([words]) => words.test(said))?.[1] ?? plain, name: null };
}

/** Properties by which products of a kind are told apart, the first that a product has. */
const telling = [
  'membraneThickness',
  'thickness',
  'fireRating',
  'assemblyFireRating',
  'fireProtectionRating',
  'diameter',
  'gauge',
  'width',
  'capacity',
  'flow',
] as const;

export function tagOf(product: Product, view = 1): PictureTag {
  const { color, name } = colorOf(product, view);
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
