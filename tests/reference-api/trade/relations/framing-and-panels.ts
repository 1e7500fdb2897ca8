import {
  both,
  numberOf,
  oneOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

const within = (one: number, other: number, by: number): boolean => Math.abs(one - other) <= by;
const baseSteel: Readonly<Record<string, number>> = {
  33: 0.0329,
  43: 0.0428,
  54: 0.0538,
  68: 0.0677,
  97: 0.0966,
};
/** Pounds per square foot and inch of thickness. */
const plates: Readonly<Record<string, number>> = {
  aluminum: 14.1,
  'stainless steel': 41.7,
  bronze: 45.7,
  'weathering steel': 40.8,
};

/** Cold-formed framing, decorative metal, casework and fiberglass panels. */
export const framingAndPanelRelations: readonly Relation[] = [
  {
    name: 'mils have their base steel (AISI S240)',
    sections: ['0540'],
    holds: (product) => {
      const [gauge, base] = [textOf(product, 'gauge'), numberOf(product, 'metalThickness')];
      return gauge === null || base === null ? null : baseSteel[gauge.slice(0, 2)] === base;
    },
  },
  {
    name: 'steel of 33 and 43 mil yields at 33 ksi, of 54 and more at 50',
    sections: ['0540'],
    holds: (product) =>
      both(product, ['metalThickness', 'yieldStrength'], (inches, ksi) => ksi === (inches < 0.05 ? 33 : 50)),
  },
  {
    name: 'studs come in depths that are rolled',
    sections: ['0540'],
    nouns: /stud/i,
    holds: oneOf('depth', 3.5, 3.625, 4, 5.5, 6, 8),
  },
  {
    name: 'studs of 33 mil do not back masonry: L/360 at most',
    sections: ['0540'],
    nouns: /exterior/i,
    holds: (product) =>
      numberOf(product, 'metalThickness') !== 0.0329 || textOf(product, 'deflectionLimit') !== 'L/600',
  },
  {
    name: 'a joist spans 19 to 26 times its depth',
    sections: ['0540'],
    nouns: /joist/i,
    holds: (product) =>
      both(
        product,
        ['depth', 'spanLength'],
        (inches, feet) => (feet * 12) / inches >= 19 && (feet * 12) / inches <= 26,
      ),
  },
  {
    name: 'a slide clip of thicker steel holds more',
    sections: ['0540'],
    nouns: /clip/i,
    holds: (product) =>
      both(product, ['metalThickness', 'concentratedLoad'], (inches, pounds) =>
        inches < 0.06 ? pounds < 900 : inches < 0.08 ? pounds < 1200 : pounds > 1200,
      ),
  },
  {
    name: 'metal sheet weighs by its metal, thickness and holes',
    sections: ['0570'],
    nouns: /screen|perforated|column/i,
    holds: (product) => {
      const metal = plates[textOf(product, 'materialType') ?? ''];
      const solid = 1 - (numberOf(product, 'openArea') ?? 0) / 100;
      return metal === undefined
        ? null
        : both(product, ['thickness', 'weightPerArea'], (inches, psf) =>
            within(psf, metal * inches * solid, 0.02),
          );
    },
  },
  {
    name: 'each metal has a finish that it takes',
    sections: ['0570'],
    holds: (product) => {
      const [metal, finish] = [textOf(product, 'materialType'), textOf(product, 'finish')];
      if (metal === null || finish === null) return null;
      return (
        {
          aluminum: /PVDF|anodized/,
          'stainless steel': /No\.|textured/,
          bronze: /statuary/,
          'weathering steel': /weathered/,
        }[metal]?.test(finish) ?? false
      );
    },
  },
  {
    name: 'a glass railing is a guard: 42 inches, 200 lbf and 50 lbf/ft, laminated',
    sections: ['0570'],
    nouns: /railing/i,
    holds: (product) =>
      numberOf(product, 'height') === 42 &&
      numberOf(product, 'concentratedLoad') === 200 &&
      numberOf(product, 'lineLoad') === 50 &&
      /laminated/.test(textOf(product, 'glazingType') ?? ''),
  },
  {
    name: 'cab panels spread flame to 75 and smoke to 450 at most (ASME A17.1)',
    sections: ['0570'],
    nouns: /cab/i,
    holds: (product) =>
      both(product, ['flameSpread', 'smokeDeveloped'], (flame, smoke) => flame <= 75 && smoke <= 450),
  },
  {
    name: 'base cabinets are 24 inches deep and 34 high, wall cabinets 14 deep',
    sections: ['0641'],
    nouns: /cabinet$|casework/i,
    holds: (product) => {
      const kind = textOf(product, 'configuration');
      return kind === null
        ? null
        : both(product, ['depth', 'height'], (depth, height) =>
            kind === 'wall cabinet'
              ? depth <= 16
              : depth === 24 && (kind !== 'base cabinet' || height === 34),
          );
    },
  },
  {
    name: 'Premium casework has the better edge and face',
    sections: ['0641'],
    nouns: /laminate-clad|veneer/i,
    holds: (product) =>
      (textOf(product, 'grade') === 'Premium') ===
      /3 mm|AA/.test(`${textOf(product, 'edgeDetail') ?? ''} ${textOf(product, 'facer') ?? ''}`),
  },
  {
    name: 'wider shelves carry less',
    sections: ['0641'],
    nouns: /shelving/i,
    holds: (product) => both(product, ['width', 'liveLoad'], (inches, psf) => psf === 80 - (inches / 6) * 10),
  },
  {
    name: 'FRP weighs 8.2 lb per square foot and inch',
    sections: ['0683'],
    holds: (product) =>
      both(product, ['thickness', 'weightPerArea'], (inches, psf) => within(psf, inches * 8.2, 0.006)),
  },
  {
    name: 'Class A spreads flame to 25, Class C to 200 (ASTM E84)',
    sections: ['0683'],
    holds: (product) => {
      const [burns, flame] = [textOf(product, 'surfaceBurningClass'), numberOf(product, 'flameSpread')];
      return burns === null || flame === null
        ? null
        : burns === 'Class A'
          ? flame <= 25
          : flame > 75 && flame <= 200;
    },
  },
  {
    name: 'thicker FRP takes a harder blow',
    sections: ['0683'],
    holds: (product) =>
      both(
        product,
        ['thickness', 'impactResistance'],
        (inches, pounds) => pounds === { 0.06: 54, 0.09: 72, 0.12: 120 }[inches],
      ),
  },
  {
    name: 'gypsum panels break in bending under a load (ASTM C473), not at a stress',
    sections: ['0616', '0929'],
    holds: ({ attributes }) => {
      const bending = attributes.filter(({ label }) => label.startsWith('Flexural'));
      return bending.some(({ standard }) => standard === 'ASTM C473')
        ? bending.every(({ unit }) => unit === 'lbf')
        : null;
    },
  },
];
