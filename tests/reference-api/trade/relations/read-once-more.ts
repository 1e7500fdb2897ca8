import type { Product } from '#src/contracts/content.ts';
import { numberOf, textOf, type Relation } from '#tests/reference-api/trade/relations/relation.ts';

const isLimited = ({ limitations }: Product, words: RegExp): boolean =>
  limitations.some((one) => words.test(one));
const textsOf = ({ summary, description }: Product): string => `${summary} ${description}`;

/** What readers of single records found, as rules that all records keep. */
export const readOnceMoreRelations: readonly Relation[] = [
  {
    name: 'the height of a product is its own: where it stands has another name',
    sections: [],
    holds: ({ attributes }) => {
      const height = attributes.find(({ key }) => key === 'height');
      return height === undefined ? null : !(height.standard ?? '').startsWith('NFPA 72');
    },
  },
  {
    name: 'a text leaves the area that a sprinkler covers to its value, which goes with the hazard',
    sections: ['2113'],
    holds: (product) =>
      numberOf(product, 'coverageArea') === null ? null : !/square feet|sq ft at most/.test(textsOf(product)),
  },
  {
    name: 'brick glazed on two faces is not told to leave one open',
    sections: ['0421'],
    holds: (product) =>
      (textOf(product, 'faceType') ?? '').includes('two faces') ? !isLimited(product, /back must dry/) : null,
  },
  {
    name: 'brick for interiors has no limits of veneers and copings',
    sections: ['0421'],
    holds: (product) =>
      textOf(product, 'grade') === 'Class Interior' ? !isLimited(product, /veneer|copings/i) : null,
  },
  {
    name: 'a reader of mobile credentials accepts them',
    sections: ['2810'],
    nouns: /mobile credential/i,
    holds: (product) => /mobile/i.test(textOf(product, 'credential') ?? ''),
  },
  {
    name: 'a crane has limits of its own service class alone',
    sections: ['4122'],
    holds: (product) => {
      const grade = textOf(product, 'serviceClass');
      return grade === null ? null : grade === 'Class C' || !isLimited(product, /^Class C /);
    },
  },
  {
    name: 'the fan of a cyclone moves its air against 9 to 12 inches of water, at 65%',
    sections: ['4411'],
    nouns: /^Cyclone/,
    holds: (product) => {
      const [airflow, power] = [numberOf(product, 'airflow'), numberOf(product, 'motorPower')];
      if (airflow === null || power === null) return null;
      const inches = (power * 6356 * 0.65) / airflow;
      return inches >= 9 && inches <= 12;
    },
  },
  {
    name: 'a text leads with what is measured, not with what is granted',
    sections: [],
    holds: (product) => !/reference service life|a warranty of|; warranty/i.test(textsOf(product)),
  },
  {
    name: 'geotextiles are of a class of survivability, which is no load',
    sections: ['313219'],
    nouns: /geotextile/i,
    holds: (product) =>
      textOf(product, 'loadClass') === null && textOf(product, 'survivabilityClass') !== null,
  },
  {
    name: 'sound absorption of a wall panel is not that of a ceiling',
    sections: ['0984'],
    nouns: /wall|plank|wood|felt panel/i,
    holds: (product) => {
      const mounting = textOf(product, 'mounting');
      return mounting === null ? null : !mounting.startsWith('Type E');
    },
  },
  {
    name: 'a finish is the one that the material has',
    sections: ['0742'],
    holds: (product) => {
      const finish = textOf(product, 'finish');
      return finish === null ? null : !/wood-grain/.test(finish) || /wood-grain/.test(product.materials);
    },
  },
  {
    name: 'a handrail bears the loads of ASCE 7, not those of grab bars',
    sections: ['0552', '1026'],
    nouns: /handrail/i,
    holds: ({ attributes, limitations }) => {
      const load = attributes.find(({ key }) => key === 'concentratedLoad');
      return load === undefined
        ? null
        : load.standard === 'ASCE 7' &&
            load.value === 200 &&
            !limitations.some((one) => /250 pounds/.test(one));
    },
  },
  {
    name: 'lead times are those of the finish that is offered',
    sections: ['074646'],
    holds: ({ materials, options }) => {
      const times = options.find(({ name }) => name === 'Lead time')?.values ?? [];
      const isOther = /primed/.test(materials) ? /^Colors/ : /^Primed/;
      return times.length === 0 ? null : !times.some(({ text }) => isOther.test(text));
    },
  },
];
