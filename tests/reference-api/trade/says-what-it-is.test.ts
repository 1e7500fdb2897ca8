import { describe, expect, it } from 'vitest';

import type { Product } from '#src/contracts/content.ts';
import { everyStatedProduct } from '#tests/support/stated-products.ts';

const products = everyStatedProduct();
const named = (list: readonly Product[]): string[] => [...new Set(list.map(({ noun }) => noun))];
const sectionOf = ({ csi }: Product): string => csi[0]?.number ?? '';
const states = ({ attributes }: Product, key: string): boolean => attributes.some((one) => one.key === key);
const saysIn = ({ attributes }: Product, key: string): string =>
  attributes.flatMap((one) => (one.key === key && typeof one.value === 'string' ? [one.value] : [])).join();
const words = ({ materials, attributes }: Product): string =>
  [materials, ...attributes.map(({ value }) => String(value))].join('; ');

describe('a property has the name that the trade gives it for the kind', () => {
  it.each([
    ['a roof slope, but the slope of a wash', 'minimumSlope', /^(?!0741|1334)/],
    ['a compressive strength, but the surface compression of glass', 'compressiveStrength', /^08/],
    [
      'an STC of its own, but that of assemblies tested with it',
      'soundTransmission',
      /^(?:0784|0792|0922|0929)/,
    ],
    ['a flow rate, but the recovery of a water heater', 'flowRate', /^2234/],
    ['a concentrated load, but the force that holds a truck', 'concentratedLoad', /^1113/],
    ['a design speed, but the wind speed of a tower', 'designSpeed', /^48/],
    ['inputs and outputs, but the sensing points of a duct', 'channels', /^2535/],
    ['a service temperature, but the ambient one of electronics', 'serviceTemperature', /^(?:2514|2846)/],
  ])('not %s', (_, key, section) => {
    const wrong = products.filter((one) => section.test(sectionOf(one)) && states(one, key));
    expect(named(wrong)).toEqual([]);
  });

  it('a grade is neither a type, a span, a steel shape, nor a weight', () => {
    const wrong = products.filter((one) =>
      /^Type |^W\d|^HSS|^\d+\/\d+$|weight|°F|^Category/.test(saysIn(one, 'grade')),
    );
    expect(named(wrong)).toEqual([]);
  });

  it('a membrane thickness is that of a membrane', () => {
    const wrong = products.filter(
      (one) => states(one, 'membraneThickness') && !/membrane|sheet/i.test(one.noun),
    );
    expect(named(wrong)).toEqual([]);
  });
});

describe('what is stated and what is offered agree', () => {
  it.each([
    ['anodized', 'Anodized finish'],
    ['PVDF', 'Color, PVDF'],
  ])(
    'a product with an %s finish is offered in it, where its kind has a choice of finishes',
    (finish, name) => {
      const wrong = products.filter((one) => {
        const offered = one.options.map((option) => option.name);
        const hasChoice = offered.includes('Anodized finish') || offered.includes('Color, PVDF');
        return hasChoice && saysIn(one, 'finish').includes(finish) && !offered.includes(name);
      });
      expect(named(wrong)).toEqual([]);
    },
  );

  it('a firestop around a pipe is of a size that pipes have', () => {
    const sizes = [1, 1.5, 2, 3, 4, 6, 8, 10, 12];
    const wrong = products.filter(
      (one) =>
        /wrap strip|collar|cast-in firestop/i.test(one.noun) &&
        one.attributes.some(({ key, value }) => key === 'diameter' && !sizes.includes(Number(value))),
    );
    expect(named(wrong)).toEqual([]);
  });

  it('concrete has the strength that its material names', () => {
    const wrong = products.filter(({ materials, attributes }) => {
      const stated = /concrete of ([\d,]+) psi/.exec(materials)?.[1]?.replaceAll(',', '');
      const own = attributes.find(({ key }) => key === 'compressiveStrength')?.value;
      return stated !== undefined && own !== undefined && Number(stated) !== own;
    });
    expect(named(wrong)).toEqual([]);
  });

  it('the jacket of a fiber cable has a color of its fiber', () => {
    const colors = products.flatMap((one) => {
      const offered = one.options.find(({ name }) => name === 'Jacket color')?.values ?? [];
      const fiber = one.attributes.find(({ label }) => label === 'Fiber')?.value ?? '';
      return offered.map(({ text }) => `${String(fiber)}: ${text}`);
    });
    expect(colors.filter((text) => /multimode: Yellow|single-mode: Aqua/.test(text))).toEqual([]);
  });

  it('a rack that holds two bicycles says so in its properties', () => {
    const racks = products.filter(({ summary }) => summary.startsWith('Holds two bicycles by'));
    const counts = racks.flatMap((one) =>
      one.noun === 'Bicycle rack'
        ? one.attributes.flatMap(({ label, value }) => (label === 'Bicycles' ? [value] : []))
        : [],
    );
    expect(new Set(counts)).toEqual(new Set([2]));
  });

  it('a color temperature is offered as such, not only within a tunable range', () => {
    const wrong = products.filter((one) => {
      const kelvin = one.attributes.find(({ key }) => key === 'colorTemperature')?.value;
      const offered = one.options.find(({ name }) => name === 'Color temperature')?.values;
      return offered !== undefined && !offered.some(({ text }) => text.startsWith(`${String(kelvin)} K`));
    });
    expect(named(wrong)).toEqual([]);
  });

  it('two components come in no cartridge, and one in no kit of two parts', () => {
    const wrong = products.filter((one) => {
      const packages =
        one.options.find(({ name }) => name === 'Package')?.values.map(({ text }) => text) ?? [];
      const isOfTwo = /two-part|Type M\b/.test(words(one));
      return packages.some((text) => (isOfTwo ? /cartridge|sausage/ : /two part/).test(text));
    });
    expect(named(wrong)).toEqual([]);
  });

  it('a finish that names a metal is offered on that metal', () => {
    const wrong = products.filter((one) => {
      const finishes =
        one.options.find(({ name }) => name === 'Finish')?.values.map(({ text }) => text) ?? [];
      const said = words(one).toLowerCase();
      return finishes.some((text) =>
        (/aluminum|stainless|brass/i.exec(text) ?? []).some(
          (metal) => !said.includes(metal.toLowerCase()) && !(metal === 'brass' && said.includes('bronze')),
        ),
      );
    });
    expect(named(wrong)).toEqual([]);
  });

  it.each([
    [/^(?:Type|stainless steel) 304$/, /\bpools?\b|coastal/i],
    [/^narrow stile/, /school/i],
    [/^33 mil/, /veneer/i],
    [/P1, walls$/, /floors?\b/i],
  ])('a product of %s is not for what it does not bear', (value, use) => {
    const wrong = products.filter(
      (one) =>
        one.attributes.some((own) => value.test(String(own.value))) &&
        one.uses.some((text) => use.test(text)),
    );
    expect(named(wrong)).toEqual([]);
  });
});

describe('a standard is that of the form', () => {
  it.each([
    ['ASTM D6878', /membrane/i],
    ['ASTM D4637', /membrane|bellows/i],
    ['ASTM D7091', /coating|ceiling|enamel/i],
    ['ASTM C579', /^(?!decorative flake)/i],
  ])('%s', (standard, noun) => {
    const wrong = products.filter(
      (one) => one.standards.some((text) => text.startsWith(`${standard} `)) && !noun.test(one.noun),
    );
    expect(named(wrong)).toEqual([]);
  });

  it('PVDF on coated steel is to AAMA 621, on aluminum to AAMA 2605', () => {
    const wrong = products.filter((one) => {
      if (!/^07(?:62|71)/.test(sectionOf(one)) || !saysIn(one, 'finish').includes('PVDF')) return false;
      const isSteel = saysIn(one, 'material') === 'coated steel' || saysIn(one, 'gauge').endsWith(' ga');
      const cited = one.standards.filter((text) => /^AAMA (?:621|2605) /.test(text));
      return cited.length !== 1 || !cited[0]?.startsWith(isSteel ? 'AAMA 621' : 'AAMA 2605');
    });
    expect(named(wrong)).toEqual([]);
  });

  it('an anodized finish is to AAMA 611, where finishes have a standard', () => {
    const wrong = products.filter(
      (one) =>
        /^08(?:41|44|91)|^0771/.test(sectionOf(one)) &&
        saysIn(one, 'finish').includes('anodized') &&
        !one.standards.some((text) => text.startsWith('AAMA 611')),
    );
    expect(named(wrong)).toEqual([]);
  });

  it('a mechanical joint is to AWWA C111, a flange to ASME B16.1', () => {
    const ends = products.flatMap((one) =>
      sectionOf(one) === '400551' ? one.attributes.filter(({ key }) => key === 'endConnection') : [],
    );
    const wrong = ends.filter(({ value, standard }) =>
      value === 'Mechanical joint'
        ? standard !== 'AWWA C111'
        : standard === 'AWWA C111' || (standard === 'ASME B16.1' && value === 'Grooved'),
    );
    expect(wrong.map(({ value, standard }) => `${String(value)} per ${String(standard)}`)).toEqual([]);
  });
});

describe('a size that is stated is one of those offered', () => {
  it('a heater has one of its inputs, in Btu/h or MBH', () => {
    const wrong = products.filter(({ attributes, options }) => {
      const inputs = options.find(({ name }) => name === 'Input')?.values ?? [];
      const stated = (key: string) => attributes.find((one) => one.key === key)?.value;
      const capacity = stated('heatInput') ?? stated('heatingCapacity');
      return (
        capacity !== undefined &&
        inputs.some(({ text }) => text.endsWith(' MBH')) &&
        !inputs.some(({ text }) => Number.parseFloat(text.replace(',', '')) * 1000 === Number(capacity))
      );
    });
    expect(named(wrong)).toEqual([]);
  });
});
