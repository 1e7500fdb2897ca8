import { describe, expect, it } from 'vitest';

import { titleOf } from '#src/reference-api/content/standards.ts';
import { sampleWorlds } from '#tests/support/sample-worlds.ts';

describe.each(sampleWorlds().map((world) => [world.seed, world] as const))(
  'the films of world %i',
  (_, world) => {
    const films = world.content.all('video');

    it('show how a test is run only where it is one, and of a product that cites it', () => {
      const tests = films.flatMap(({ title, productIds }) => {
        const [, name] = /^How (.+) Is Run on /.exec(title) ?? [];
        return name === undefined
          ? []
          : [{ name, product: world.content.find('product', productIds[0] ?? 0) }];
      });
      expect(tests.length).toBeGreaterThan(10);
      expect(
        tests
          .filter(
            ({ name, product }) =>
              /\b(?:Code|Sheet, Cold-Rolled|Guide|Manual|Document|Protocol for|Casework)\b/.test(
                titleOf(name) ?? 'Code',
              ) ||
              !product ||
              ![...product.standards, ...product.attributes.map(({ standard }) => standard ?? '')].some(
                (one) => one === name || one.startsWith(`${name} `),
              ),
          )
          .map(({ name }) => name),
      ).toEqual([]);
    });

    it('last as many minutes as their titles say', () => {
      const told = films.flatMap(({ title, seconds }) => {
        const minutes = ['', '', 'Two', 'Three', 'Four'].indexOf(
          / in (\w+) Minutes$/.exec(title)?.[1] ?? '-',
        );
        return minutes < 0 ? [] : [{ title, off: Math.abs(seconds - minutes * 60) }];
      });
      expect(told.length).toBeGreaterThan(5);
      expect(told.filter(({ off }) => off > 10)).toEqual([]);
    });

    it('show no forms, and promise no repair of what is replaced', () => {
      expect(films.filter(({ csi }) => csi[0]?.number.startsWith('00'))).toEqual([]);
      expect(
        films.filter(({ title, summary }) => /Field Repair|damaged corner/.test(`${title} ${summary}`)),
      ).toEqual([]);
    });
  },
);
