import type { Attribute } from '#src/contracts/content.ts';
import { smallest } from '#src/lib/long-lists.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** For each property, words that identify a material both in its value and in a text about the product. */
const families: Readonly<Record<string, readonly RegExp[]>> = {
  materialType: [
    /stainless/i,
    /alumin(?!um-zinc)/i,
    /bronze/i,
    /brass/i,
    /copper/i,
    /(?<!stainless )steel/i,
    /polymer/i,
    /PETG/,
    /FRP|fiberglass/i,
    /EPDM/,
    /neoprene/i,
    /\bPVC\b(?!-free)|\bvinyl(?! ester)/,
    /vinyl ester/i,
    /\bpolyester/i,
  ],
  coreType: [
    /honeycomb/i,
    /polystyrene/i,
    /polyurethane/i,
    /polyiso/i,
    /mineral/i,
    /particleboard/i,
    /plywood/i,
  ],
  worktop: [/phenolic/i, /epoxy resin/i, /stainless/i],
  glazingType: [/triple|three lites/i, /(?<!triple )insulating|two lites/i],
  jacket: [/plenum/i, /riser/i],
  glazing: [/\btriple\b|\bthree lites/i, /^insulating$|\btwo lites of/i],
  finish: [/anodized/i, /powder/i, /PVDF/, /galvanized$/i],
};
const isGauge = /^\d+ (?:ga|gauge)\b/;
const isInches = /^0\.\d+ in$/;
const aluminum = /alumin(?!um-zinc)/i;

/** How many values of the product contradict a text about its material. */
function contradictions(text: string, attributes: readonly Attribute[]): number {
  // A gauge suggests the metal only if no other property names it.
  const isNamed = attributes.some(({ key }) => key === 'materialType');
  return attributes.filter(
    ({ key, value }) =>
      typeof value === 'string' && !(key === 'gauge' && isNamed) && isDenied(text, key, value),
  ).length;
}

function isDenied(text: string, key: string, value: string): boolean {
  if (key === 'gauge') {
    // Steel is sold by gauge, aluminum by inches.
    const [named, steel] = [aluminum.test(text), /steel/i.test(text)];
    return (isGauge.test(value) && named && !steel) || (isInches.test(value) && steel && !named);
  }
  if (key === 'coating' && /galvanized|powder/i.test(value)) return /stainless/i.test(text);
  if (/anodized/i.test(value) && !aluminum.test(text)) return /steel/i.test(text);
  const words = families[key] ?? [];
  const stated = words.filter((word) => word.test(value));
  return (
    stated.length > 0 && words.some((word) => word.test(text)) && !stated.some((word) => word.test(text))
  );
}

/**
 * Picks a product's material text from those of its section that contradict its properties the least: preferably one that names
 * values the product has (its liner, its steel), otherwise one that names no other values.
 */
export function pickMaterial(
  { materials, attributes: offered }: Pick<SectionProfile, 'materials' | 'attributes'>,
  attributes: readonly Attribute[],
  random: Random,
): string {
  const ownValues = attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const others = offered
    .flatMap(({ values }) => ('least' in values ? [] : values))
    .filter((value) => !ownValues.includes(value));
  const namesOwn = materials.filter((material) => ownValues.some((value) => names(material, value)));
  const namesNoOther = materials.filter((material) => !others.some((value) => names(material, value)));
  // A text that names a finish is worth nothing if the metal is another.
  const fewest = smallest(materials.map((text) => contradictions(text, attributes)));
  const fitting = [namesOwn, namesNoOther, materials]
    .map((some) => some.filter((text) => contradictions(text, attributes) === fewest))
    .find((some) => some.length > 0);
  return fitting === undefined ? '' : random.pick(fitting);
}

/** Compares whole words: `Type 316` is not in `Type 316L`. */
function names(material: string, value: string): boolean {
  const [text, wanted] = [material.toLowerCase(), value.toLowerCase()];
  const at = text.indexOf(wanted);
  return at >= 0 && !/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(at + wanted.length));
}
