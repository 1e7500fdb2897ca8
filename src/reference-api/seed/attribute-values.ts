import type { Attribute } from '#src/contracts/content.ts';
import { converts, shownMeasure } from '#src/domain/units.ts';
import { withUnit } from '#src/domain/unit-text.ts';
import { largest } from '#src/lib/long-lists.ts';
import { inRunningText, withArticle } from '#src/reference-api/seed/titles-and-text.ts';
import { attributeDefinition } from '#src/reference-api/trade/attributes.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import type {
  AttributeDefinition,
  KindProfile,
  SectionProfile,
} from '#src/reference-api/trade/section-profile.ts';

type Value = Attribute['value'];
type Section = SectionProfile['attributes'][number];

/** A product's measured properties, within the range of its kind, with test standards. */
export function attributesOf(profile: KindProfile, random: Random): Attribute[] {
  const values = valuesOf(profile, random);
  return profile.attributes.flatMap((found) => {
    const definition = attributeDefinition(found.key);
    const value = values[found.key] ?? null;
    if (!definition || value === null) return [];
    return [
      {
        key: found.key,
        label: definition.label,
        symbol: definition.symbol,
        value,
        unit: found.key === 'globalWarmingPotential' ? carbonUnit(profile) : definition.unit,
        si: typeof value === 'number' ? inSi(definition, value) : null,
        standard: found.standard,
        better: definition.better,
      },
    ];
  });
}

/** `kg CO2e/m³`: carbon is of the unit that is declared. */
const carbonUnit = ({ epd }: KindProfile): string =>
  `kg CO2e${epd === null ? '' : `/${epd.declaredUnit.replace('1 ', '').replace('metric ton', 't').replace('m3', 'm³').replace('m2', 'm²')}`}`;

/** First random values, then those of one row of the kind's series, if it has any, then values derived from others. */
function valuesOf(
  { attributes, series, deriveValues }: KindProfile,
  random: Random,
): Record<string, Value | null> {
  const drawn = Object.fromEntries(attributes.map((found) => [found.key, valueOf(found, random)]));
  const values = { ...drawn, ...(series.length > 0 ? random.pick(series) : {}) };
  return { ...values, ...deriveValues(values) };
}

function valueOf({ values }: Section, random: Random): Value {
  if (!('least' in values)) return random.pick(values);
  const steps = Math.round((values.greatest - values.least) / values.step);
  return rounded(
    values.least + random.integer(0, steps) * values.step,
    decimalsOf(values.step, values.least),
  );
}

function inSi({ unit }: AttributeDefinition, value: number): Attribute['si'] {
  const si = converts(unit) ? shownMeasure(value, unit, 'si') : null;
  return si === null || si.unit === null ? null : { value: si.value, unit: si.unit };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const decimalsOf = (...numbers: readonly number[]): number =>
  largest(numbers.map((number) => String(number).split('.')[1]?.length ?? 0));

/** With an article, or with a number for countable things: `a thickness of 2 in`, `64 inputs and outputs`. */
export function withArticleOrCount(attribute: Attribute): string {
  const { label, value, unit } = attribute;
  const isCount = typeof value === 'number' && unit === null && isPlural(attribute);
  return isCount
    ? `${withUnit(value, unit)} ${inRunningText(label)}`
    : withArticle(attributeInWords(attribute));
}

/** One property in running text: `R 30 ft²·°F·h/Btu (ASTM C518)`. */
export function attributeInWords({ label, value, unit, standard }: Attribute): string {
  const amount = withUnit(value, unit);
  // `VOC content` and `U-factor` keep their capitals.
  const name = /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return `${name} of ${amount}${standard ? ` per ${standard}` : ''}`;
}

/** `Solids by volume`, `Pages`: these need a plural verb. */
export function isPlural({ label }: Pick<Attribute, 'label'>): boolean {
  const [head = ''] = label.split(
    / (?:by|of|per|in|at|to|for|against|provided|supported|controlled|allowed)\b|,/,
  );
  return /[^s]s$/.test(head);
}
