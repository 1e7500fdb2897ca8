import {
  both,
  number,
  numberOf,
  oneOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

/** Papers, temporary works and work on what stands. */
export const preliminaryRelations: readonly Relation[] = [
  {
    name: 'papers have pages and formats, no material properties',
    sections: ['0041', '0061'],
    holds: (product) =>
      (numberOf(product, 'pages') ?? 0) > 0 &&
      /PDF|DOCX|XLSX/.test(textOf(product, 'fileFormat') ?? '') &&
      numberOf(product, 'warranty') === null,
  },
  {
    name: 'more lines take more pages',
    sections: ['0041'],
    nouns: /unit price/i,
    holds: (product) => both(product, ['unitPrices', 'pages'], (lines, pages) => lines / pages <= 12.5),
  },
  {
    name: 'a payment bond covers the whole contract sum, a performance bond half of it at least',
    sections: ['0061'],
    holds: ({ noun, ...rest }) => {
      const sum = numberOf({ noun, ...rest }, 'penalSum');
      return sum === null ? null : sum <= 100 && sum >= (/payment/i.test(noun) ? 100 : 50);
    },
  },
  {
    name: 'suit on a payment bond is brought within a year after 90 days’ notice (40 USC 3133)',
    sections: ['0061'],
    nouns: /^payment/i,
    holds: (product) =>
      both(product, ['claimNotice', 'suitPeriod'], (days, years) => days === 90 && years === 1),
  },
  {
    name: 'a temporary barrier of Class A spreads flame to 25 and smokes to 450 at most',
    sections: ['0156'],
    holds: (product) =>
      both(product, ['flameSpread', 'smokeDeveloped'], (flame, smoke) => flame <= 25 && smoke <= 450),
  },
  {
    name: 'a mineral core stops more sound than air does',
    sections: ['0156'],
    holds: (product) => {
      const [core, stc] = [textOf(product, 'coreType'), numberOf(product, 'soundTransmission')];
      return core === null || stc === null ? null : (core === 'mineral wool') === stc > 25;
    },
  },
  {
    name: 'sheeting and fences state no sound transmission',
    sections: ['0156'],
    nouns: /containment|zipper|fence/i,
    holds: (product) => numberOf(product, 'soundTransmission') === null,
  },
  {
    name: 'a banner is as high as the fence, less a hand',
    sections: ['0158'],
    nouns: /banner/i,
    holds: oneOf('height', 48, 68, 92),
  },
  {
    name: 'only a mesh lets wind through',
    sections: ['0158'],
    holds: (product) => (numberOf(product, 'openArea') !== null) === /banner/i.test(product.noun),
  },
  {
    name: 'an expansive agent for warm work acts sooner and in narrower holes',
    sections: ['0241'],
    nouns: /agent/i,
    holds: (product) =>
      both(
        product,
        ['holeDiameter', 'cureTime'],
        (inches, hours) => inches <= 2 && hours === { 1.25: 12, 1.5: 24, 1.75: 36, 2: 48 }[inches],
      ),
  },
  {
    name: 'a shoring frame extends to two feet above its height at most',
    sections: ['0241'],
    nouns: /frame/i,
    holds: (product) =>
      both(
        product,
        ['height', 'extendedHeight'],
        (inches, feet) => feet * 12 > inches && feet * 12 - inches <= 24,
      ),
  },
  {
    name: 'a crate holds what its sides enclose',
    sections: ['0241'],
    nouns: /crate/i,
    holds: (product) => {
      const [w, d, h] = ['width', 'depth', 'height'].map((key) => numberOf(product, key) ?? 0);
      return (
        Math.abs((numberOf(product, 'storageVolume') ?? 0) - ((w ?? 0) * (d ?? 0) * (h ?? 0)) / 1728) < 0.06
      );
    },
  },
  {
    name: 'coverage is solids over film: 1,604 square feet a gallon at a mil',
    sections: ['0282'],
    nouns: /encapsulant|sealer/i,
    holds: (product) => {
      const [solids, film, covers] = ['solidsByVolume', 'dryFilmThickness', 'coverageRate'].map(
        (key) => numberOf(product, key) ?? 0,
      );
      return Math.abs((covers ?? 0) - (16.04 * (solids ?? 0)) / (film ?? 1)) <= 1;
    },
  },
  {
    name: 'a lockdown sealer is thinner than an encapsulant',
    sections: ['0282'],
    holds: (product) => {
      const film = numberOf(product, 'dryFilmThickness');
      return film === null ? null : /lockdown/i.test(product.noun) === film <= 2;
    },
  },
  {
    name: 'HEPA keeps 99.97%, and only an air machine has a flow of air',
    sections: ['0282'],
    holds: (product) => {
      const isMachine = /air machine/i.test(product.noun);
      return (
        (numberOf(product, 'airflow') !== null) === isMachine &&
        (!isMachine || numberOf(product, 'removalEfficiency') === 99.97)
      );
    },
  },
  {
    name: 'an air machine on 115 V draws 12 A at most, for a 15 A circuit',
    sections: ['0282'],
    holds: number('current', (amperes) => amperes <= 12),
  },
  {
    name: 'only a PDF is tagged',
    sections: ['0041', '0061'],
    holds: (product) =>
      textOf(product, 'accessibility') === 'tagged PDF'
        ? /PDF/.test(textOf(product, 'fileFormat') ?? '')
        : null,
  },
];
