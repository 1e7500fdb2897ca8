import { countText } from '#src/lib/numbers.ts';

export const paragraphCount = (count: number): string =>
  count === 1 ? '1 paragraph' : `${countText(count)} paragraphs`;
export const specificationCount = (count: number): string =>
  count === 1 ? '1 specification' : `${countText(count)} specifications`;
export const standardCount = (count: number): string =>
  count === 1 ? '1 standard' : `${countText(count)} standards`;
export const sectionCount = (count: number): string =>
  count === 1 ? '1 section' : `${countText(count)} sections`;
export const makerCount = (count: number): string =>
  count === 1 ? '1 manufacturer' : `${countText(count)} manufacturers`;
