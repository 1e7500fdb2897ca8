import type { Attribute } from '#src/contracts/content.ts';
import { smallest } from '#src/lib/long-lists.ts';
import { hasWords } from '#src/reference-api/trade/conditions.ts';
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
    /stone wool/i,
    /honeycomb/i,
    /polystyrene/i,
    /polyurethane/i,
    /polyiso/i,
    /mineral/i,
    /particleboard/i,
    /plywood/i,
  ],
  // What is light is made with light aggregate.
  densityClass: [/lightweight|expanded shale/i, /normal weight|slag cement/i],
  worktop: [/phenolic/i, /epoxy resin/i, /stainless/i],
  glazingType: [/triple|three lites/i, /(?<!triple )insulating|two lites/i],
  // Two panes of glass burn otherwise than glass on a back sheet.
  moduleFireType: [/Type 29|two panes/, /Type [12]\b|half cells behind/],
  configuration: [/high-rate sand|graded media/, /regenerative media|tubes coated/],
  frame: [/channel/i, /angle/i],
  jacket: [/plenum/i, /riser/i],
  glazing: [/\btriple\b|\bthree lites/i, /^insulating$|\btwo lites of/i],
  finish: [/anodized/i, /powder/i, /PVDF/, /galvanized$/i],
};
const isGauge = /^\d+ (?:ga|gauge)\b/;
const isInches = /^0\.\d+ in$/;
const aluminum = /alumin(?!um-zinc)/i;
/** Of stainless steel. */
const steelGrade = /\b(?:304L?|316L?|444)\b/;

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
  const [grade] = steelGrade.exec(value) ?? [];
  if (grade !== undefined && steelGrade.test(text)) return !text.includes(grade);
  if (key === 'coating' && /galvanized|powder/i.test(value)) return /stainless/i.test(text);
  if (/anodized/i.test(value) && !aluminum.test(text)) return /steel/i.test(text);
  const words = families[key] ?? [];
  const stated = words.filter((word) => word.test(value));
  return (
    stated.length > 0 && words.some((word) => word.test(text)) && !stated.some((word) => word.test(text))
  );
}

/**
 * Picks a product's material text from those of its section that contradict its properties the least and name the fewest
 * choices that it does not have: preferably one that names those it has (its liner, its steel).
 */
export function pickMaterial(
  { materials, attributes: offered }: Pick<SectionProfile, 'materials' | 'attributes'>,
  attributes: readonly Attribute[],
  random: Random,
): string {
  const fewest = smallest(materials.map((text) => contradictions(text, attributes)));
  const consistent = materials.filter((text) => contradictions(text, attributes) === fewest);
  const own = attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const others = offered
    .flatMap(({ values }) => partsOf(values))
    .filter((part) => !own.some((value) => hasWords(value, part)));
  const othersIn = (text: string) => others.filter((other) => hasWords(text, other)).length;
  const least = smallest(consistent.map(othersIn));
  const fitting = consistent.filter((text) => othersIn(text) === least);
  const namesOwn = fitting.filter((text) => own.some((value) => hasWords(text, value)));
  const [first] = fitting;
  return first === undefined ? '' : random.pick(namesOwn.length > 0 ? namesOwn : fitting);
}

const longEnough = 4;

/** The choices of a property, and the parts of those that have several: `mineral wool` of `mineral wool, faced`. */
const partsOf = (values: SectionProfile['attributes'][number]['values']): string[] =>
  'least' in values
    ? []
    : values
        .flatMap((value) => [value, ...value.split(/[,;] | with | and /)])
        .filter((part) => part.length >= longEnough);

/** What a property may be besides what is stated. */
export function otherValuesOf(
  offered: SectionProfile['attributes'],
  key: string,
  stated: Attribute['value'],
): string[] {
  const values = offered.find((one) => one.key === key)?.values ?? [];
  return typeof stated === 'string' ? partsOf(values).filter((part) => !hasWords(stated, part)) : [];
}
