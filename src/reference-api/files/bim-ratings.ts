import type { Product } from '#src/contracts/content.ts';
import type { BimRatings } from '#src/reference-api/files/bim/bim-object.ts';

/** 1 Btu/(h·ft²·°F) in W/(m²·K). */
const wattsPerBtu = 5.678263;
const outside = /^(?:04|07(?!8[14]|92)|083[36]|084[14]|0851|0862|0891|13|2656|3[1-5]|48)/;
const inside = /^(?:06(?!16)|0781|0784|0814|0922|0929|09|10(?!14)|12|2651)/;

/** The product's measures that standard property sets have a place for, as its record words them. */
export function ratingsOf({ attributes, csi }: Product): BimRatings {
  const valueOf = (...keys: readonly string[]) => attributes.find(({ key }) => keys.includes(key))?.value;
  const sound = valueOf('soundTransmission');
  const flame = valueOf('surfaceBurningClass', 'roofFireClass');
  const fire = valueOf('fireRating', 'fireProtectionRating');
  const u = valueOf('uFactor');
  const r = valueOf('thermalResistance');
  const section = csi[0]?.number ?? '';
  return {
    fire: fire === undefined ? null : String(fire),
    acoustic: sound === undefined ? null : `STC ${sound}`,
    flameSpread: flame === undefined ? null : String(flame),
    thermalTransmittance:
      typeof u === 'number' ? watts(u) : typeof r === 'number' && r > 0 ? watts(1 / r) : null,
    isExternal: outside.test(section) ? true : inside.test(section) ? false : null,
  };
}

const watts = (value: number): number => Number((value * wattsPerBtu).toFixed(3));
