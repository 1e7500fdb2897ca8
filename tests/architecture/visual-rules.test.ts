import { expect, it } from 'vitest';
import { sourcesOf, withoutComments } from '#tests/architecture/sources.ts';

/*
 * What is seen is said with tokens (src/styles/tokens.css). These are the values outside of them that there are, such as the colors
 * of drawings on paper, which are the same in every theme. The numbers may only fall.
 */
const outside = { 'font sizes': 9, gaps: 5, radii: 1, colors: 54, shadows: 8 };

const kinds: Readonly<Record<keyof typeof outside, (property: string, value: string) => boolean>> = {
  'font sizes': (property, value) =>
    (property === 'font-size' || property === 'font') && /(?:^| )[\d.]+(?:rem|px)/.test(sizeIn(value)),
  // Hair's breadths aside, and the step of the primitives between two tokens.
  gaps: (property, value) =>
    /^(?:row-|column-)?gap$/.test(property) && /(?<![\w.-])(?![1236]px)[\d.]+px/.test(value),
  radii: (property, value) =>
    property === 'border-radius' && !/^(?:(?:var\(--radius\)|0|50%) ?)+$/.test(value),
  colors: (property, value) =>
    !property.endsWith('shadow') && /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(value),
  shadows: (property, value) => property === 'box-shadow' && /\brgb\(/.test(value),
};

/** Of a shorthand, what stands before the height of the line. */
const sizeIn = (value: string): string => value.split('/')[0] ?? value;

const declarations = sourcesOf('src/**/*.css')
  .filter(({ path }) => !/styles\/(?:tokens|grays|fonts)\.css$/.test(path))
  .flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/(?<=[{;]\s*)([a-z-]+):([^;{}]+);/g)].map(
      ([, property = '', value = '']) => ({ path, property, value: value.trim() }),
    ),
  );

it.each(Object.entries(kinds))('%s outside of the tokens become fewer', (kind, isOutside) => {
  const found = declarations
    .filter(({ property, value }) => isOutside(property, value))
    .map(({ path, property, value }) => `${path}: ${property}: ${value}`);
  const limit = Object.entries(outside).find(([name]) => name === kind)?.[1];
  expect(found, `Take a token, or lower the number of ${kind}:\n${found.join('\n')}`).toHaveLength(
    limit ?? 0,
  );
});
