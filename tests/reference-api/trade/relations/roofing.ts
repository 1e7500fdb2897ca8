import {
  both,
  number,
  numberOf,
  oneOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

/** Bare steel of the manufacturers' standard gauge, in inches. */
const steelSheet: Readonly<Record<string, number>> = {
  '20 ga': 0.0359,
  '22 ga': 0.0299,
  '24 ga': 0.0239,
  '26 ga': 0.0179,
  '29 ga': 0.0142,
};

/** A gauge says its inches, or has them in its name: `0.032 in`. */
export function gaugeAgrees(sheet: Readonly<Record<string, number>>): Relation['holds'] {
  return (product) => {
    const [gauge, thickness] = [textOf(product, 'gauge'), numberOf(product, 'metalThickness')];
    if (gauge === null || thickness === null) return null;
    return (sheet[gauge] ?? Number.parseFloat(gauge)) === thickness;
  };
}

const membranes = ['075323', '075423', '075216'];

const flashingSheet: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'stainless steel': { '26 ga': 0.0178, '24 ga': 0.0235 },
  copper: { '16 oz': 0.0216, '20 oz': 0.027, '24 oz': 0.0323 },
  'coated steel': steelSheet,
};

export const roofingRelations: readonly Relation[] = [
  {
    name: 'gauge, ounces and thickness of flashing agree for its metal',
    sections: ['0762'],
    holds: (product) => gaugeAgrees(flashingSheet[textOf(product, 'materialType') ?? ''] ?? {})(product),
  },
  {
    name: 'copper is sold in ounces, other metals are not',
    sections: ['0762'],
    holds: (product) => {
      const [metal, gauge] = [textOf(product, 'materialType'), textOf(product, 'gauge')];
      return metal === null || gauge === null ? null : (metal === 'copper') === gauge.endsWith('oz');
    },
  },
  {
    name: 'copper sheet has 30 ksi (ASTM B370)',
    sections: ['0762'],
    nouns: /copper/i,
    holds: number('metalTensileStrength', (ksi) => ksi === 30),
  },
  {
    name: 'copper is not painted',
    sections: ['0762'],
    nouns: /copper/i,
    holds: oneOf('finish', 'mill', 'patinated'),
  },
  {
    name: 'a hatch guard is 42 inches high and holds 200 lbf (29 CFR 1910.29)',
    sections: ['0772'],
    nouns: /railing/i,
    holds: (product) =>
      both(product, ['height', 'concentratedLoad'], (inches, force) => inches === 42 && force >= 200),
  },
  {
    name: 'a roof hatch carries a live load of 40 psf at least',
    sections: ['0772'],
    nouns: /hatch$/i,
    holds: number('liveLoad', (load) => load >= 40),
  },
  {
    name: 'gauge and thickness of metal panels agree',
    sections: ['0741', '074213', '0771'],
    holds: gaugeAgrees(steelSheet),
  },
  {
    name: 'UL 580 classes are Class 30, 60 and 90',
    sections: ['0741'],
    holds: oneOf('upliftClass', 'Class 30', 'Class 60', 'Class 90'),
  },
  {
    name: 'UL 580 gives a class, not a pressure; what another test gives is never less than the class',
    sections: ['0741'],
    holds: (product) => {
      const [name, uplift] = [textOf(product, 'upliftClass'), numberOf(product, 'upliftResistance')];
      const test = product.attributes.find(({ key }) => key === 'upliftResistance')?.standard;
      return name === null || uplift === null
        ? null
        : uplift >= Number(name.replace('Class ', '')) && test !== 'UL 580';
    },
  },
  {
    name: 'a snap-lock panel needs a slope of 3 in 12',
    sections: ['0741'],
    nouns: /snap-lock/i,
    holds: number('minimumSlope', (slope) => slope >= 3),
  },
  {
    name: 'a seam of less than 2 inches is not for slopes under 1/2 in 12',
    sections: ['0741'],
    nouns: /seam|snap/i,
    holds: (product) =>
      both(product, ['ribHeight', 'minimumSlope'], (rib, slope) => rib >= 2 || slope >= 0.5),
  },
  {
    name: 'a metal roof is Class A by UL 790',
    sections: ['0741'],
    holds: oneOf('roofFireClass', 'Class A'),
  },
  {
    name: 'FM approvals of membranes go in steps of 15 psf from 1-60: 1-60, 1-75, 1-90 …',
    sections: membranes,
    holds: number('windUplift', (uplift) => uplift >= 60 && uplift % 15 === 0),
  },
  {
    name: 'roof coverings are Class A, B or C',
    sections: ['0741', ...membranes],
    holds: oneOf('roofFireClass', 'Class A', 'Class B', 'Class C'),
  },
  {
    name: 'TPO sheet comes in 45, 60 and 80 mil',
    sections: ['075423'],
    nouns: /membrane/i,
    holds: oneOf('membraneThickness', 45, 60, 80),
  },
  {
    name: 'EPDM sheet comes in 45, 60, 75 and 90 mil',
    sections: ['075323'],
    nouns: /membrane/i,
    holds: oneOf('membraneThickness', 45, 60, 75, 90),
  },
  {
    name: 'TPO of 45 mil has no warranty of 20 years and more',
    sections: ['075423'],
    holds: (product) =>
      both(product, ['membraneThickness', 'warranty'], (mils, years) => mils > 45 || years < 20),
  },
  {
    name: 'TPO holds 220 lbf by D751 (ASTM D6878)',
    sections: ['075423'],
    holds: number('grabTensile', (force) => force >= 220),
  },
  {
    name: 'EPDM holds 1,305 psi and stretches 300 percent (ASTM D4637)',
    sections: ['075323'],
    holds: (product) =>
      both(product, ['tensileStrength', 'elongation'], (psi, percent) => psi >= 1305 && percent >= 300),
  },
  {
    name: 'black EPDM does not reflect the sun',
    sections: ['075323'],
    nouns: /nonreinforced|fleece/i,
    holds: number('solarReflectanceIndex', (index) => index < 10),
  },
  {
    name: 'white membranes reflect it',
    sections: ['075423', '075323'],
    nouns: /white|TPO/i,
    holds: number('solarReflectanceIndex', (index) => index >= 78),
  },
  {
    name: 'only a self-adhered sheet is laid self-adhered',
    sections: ['0754'],
    nouns: /membrane/i,
    holds: (product) => {
      const method = textOf(product, 'installationMethod');
      return method === null ? null : (method === 'self-adhered') === /self-adhered/i.test(product.noun);
    },
  },
];
