import {
  both,
  number,
  numberOf,
  oneOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

const never =
  (key: string): Relation['holds'] =>
  ({ attributes }) =>
    attributes.every((one) => one.key !== key || one.value === 'none');

export const envelopeRelations: readonly Relation[] = [
  {
    name: 'the movement of a sealant is a class of ASTM C920: 12-1/2, 25, 35, 50 or 100/50',
    sections: ['0792'],
    nouns: /sealant/i,
    holds: oneOf('movementCapability', 12.5, 25, 35, 50, 100),
  },
  {
    name: 'backer rod neither moves nor cures nor bonds',
    sections: ['0792'],
    nouns: /backer/i,
    holds: (product) =>
      ['movementCapability', 'cureTime', 'elongation', 'hardness'].every((key) => never(key)(product)),
  },
  {
    name: 'silicone serves at 250 °F and more, polyurethane does not',
    sections: ['0792'],
    nouns: /silicone|polyurethane/i,
    holds: (product) => {
      const heat = numberOf(product, 'serviceTemperature');
      return heat === null ? null : heat >= 250 === /silicone/i.test(product.noun);
    },
  },
  {
    name: 'sealants keep the VOC limits of SCAQMD 1168: 250 g/L at most',
    sections: ['0792', '0784'],
    holds: number('vocContent', (grams) => grams <= 250),
  },
  {
    name: 'a softer sealant moves further: 100/50 is Shore A 20 at most',
    sections: ['0792'],
    nouns: /silicone weatherseal/i,
    holds: (product) =>
      both(product, ['movementCapability', 'hardness'], (moves, shore) => moves < 100 || shore <= 20),
  },
  {
    name: 'an F rating is 1, 2, 3 or 4 hours (UL 1479)',
    sections: ['0784'],
    holds: oneOf('assemblyFireRating', 'F 1 hour', 'F 2 hours', 'F 3 hours', 'F 4 hours'),
  },
  {
    name: 'collars and sleeves come in sizes of pipe',
    sections: ['0784'],
    nouns: /collar|sleeve/i,
    holds: oneOf('diameter', 1.5, 2, 3, 4, 6, 8, 10, 12),
  },
  {
    name: 'tempered, laminated and spandrel glass has no fire rating',
    sections: ['0880'],
    nouns: /tempered|laminated|spandrel|insulating/i,
    holds: never('fireProtectionRating'),
  },
  {
    name: 'the rating of glass stands in its mark: OH-45 is 45 minutes',
    sections: ['0880'],
    nouns: /fire-rated/i,
    holds: (product) => {
      const [rating, mark] = [textOf(product, 'fireProtectionRating'), textOf(product, 'configuration')];
      return rating === null || mark === null
        ? null
        : Number.parseInt(rating, 10) === Number(mark.split('-').at(-1));
    },
  },
  {
    name: 'glass lets in no less light than half again its heat, and no more than all',
    sections: ['0880'],
    holds: (product) =>
      both(
        product,
        ['visibleTransmittance', 'solarHeatGain'],
        (light, heat) => light <= 1 && light / heat < 2.6,
      ),
  },
  {
    name: 'fully tempered glass is compressed to 10,000 psi, heat-strengthened to 3,500 to 7,500 (ASTM C1048)',
    sections: ['0880'],
    nouns: /tempered|spandrel/i,
    holds: (product) => {
      const psi = numberOf(product, 'surfaceCompression');
      if (psi === null) return null;
      return /tempered/i.test(product.noun) ? psi >= 10_000 : psi >= 3500 && psi <= 7500;
    },
  },
  {
    name: 'a unit of three lites insulates better than any of two',
    sections: ['0880'],
    nouns: /low-e/i,
    holds: (product) => {
      const [u, kind] = [numberOf(product, 'uFactor'), textOf(product, 'glazingType')];
      return u === null || kind === null ? null : (kind === 'triple insulating') === u < 0.2;
    },
  },
  {
    name: 'safety glass is Category II of 16 CFR 1201',
    sections: ['0880'],
    nouns: /laminated|tempered/i,
    holds: oneOf('classification', 'Category II'),
  },
  {
    name: 'a storefront with a thermal break has a U-factor under 0.46, one without it over 0.5',
    sections: ['0841'],
    nouns: /thermal storefront/i,
    holds: (product) => {
      const u = numberOf(product, 'uFactor');
      return u === null ? null : /^nonthermal/i.test(product.noun) ? u > 0.5 : u < 0.46;
    },
  },
  {
    name: 'frames with a lower U-factor resist condensation better',
    sections: ['0841', '0844'],
    holds: (product) =>
      both(product, ['uFactor', 'condensationResistance'], (u, factor) =>
        u < 0.35 ? factor >= 62 : factor < 75,
      ),
  },
  {
    name: 'storefronts and curtain walls leak 0.06 cfm per square foot at most, doors 1.0',
    sections: ['0841', '0844'],
    holds: (product) => {
      const leak = numberOf(product, 'airLeakage');
      return leak === null ? null : leak <= (/door/i.test(product.noun) ? 1 : 0.06);
    },
  },
  {
    name: 'curtain walls are tested for water at 12 psf and more, storefronts at 8',
    sections: ['0841', '0844'],
    holds: (product) => {
      const water = numberOf(product, 'waterResistance');
      return water === null ? null : water >= (product.csi[0]?.number === '084413' ? 12 : 8);
    },
  },
  {
    name: 'water is tested at 15 percent of the design pressure and more (AAMA 501)',
    sections: ['0841', '0844'],
    holds: (product) =>
      both(
        product,
        ['waterResistance', 'designPressure'],
        (water, wind) => water >= 0.15 * wind - 0.001 || water >= 12,
      ),
  },
  {
    name: 'lap siding is a foot wide at most',
    sections: ['0746'],
    nouns: /lap/i,
    holds: number('width', (inches) => inches >= 5 && inches <= 12),
  },
  {
    name: 'lap siding shows its width less a lap of 1-1/4 inches',
    sections: ['0746'],
    nouns: /lap/i,
    holds: (product) => both(product, ['width', 'coverage'], (width, shown) => width - shown === 1.25),
  },
  {
    name: 'siding panels are 4 feet wide',
    sections: ['0746'],
    nouns: /panel/i,
    holds: oneOf('width', 48),
  },
  {
    name: 'fiber cement is noncombustible and spreads no flame',
    sections: ['0746'],
    holds: (product) =>
      textOf(product, 'combustibility') === 'noncombustible' && numberOf(product, 'flameSpread') === 0,
  },
  {
    name: 'an hourly rating of an insulated panel needs a core of mineral wool',
    sections: ['074213'],
    nouns: /insulated/i,
    holds: (product) => {
      const [rating, core] = [textOf(product, 'assemblyFireRating'), textOf(product, 'coreType')];
      return rating === null || core === null ? null : rating === 'none' || core === 'mineral wool';
    },
  },
  {
    name: 'what burns inside is not rated zero: foam cores spread flame to 25',
    sections: ['074213'],
    nouns: /insulated/i,
    holds: (product) => {
      const [spread, core] = [numberOf(product, 'flameSpread'), textOf(product, 'coreType')];
      return spread === null || core === null
        ? null
        : spread <= 25 && (spread === 0) === (core === 'mineral wool');
    },
  },
];
