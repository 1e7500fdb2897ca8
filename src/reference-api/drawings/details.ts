import type { DetailDefinition } from '#src/reference-api/drawings/define-detail.ts';
import { baseOfWall } from '#src/reference-api/drawings/details/base-of-wall.ts';
import { curb } from '#src/reference-api/drawings/details/curb.ts';
import { eave } from '#src/reference-api/drawings/details/eave.ts';
import { ridge } from '#src/reference-api/drawings/details/ridge.ts';
import { roofEdge } from '#src/reference-api/drawings/details/roof-edge.ts';
import { windowHead } from '#src/reference-api/drawings/details/window-head.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry.ts';
import type { DetailKey } from '#src/reference-api/drawings/keys.ts';

/** Every construction detail that can be drawn. */
export const detailDefinitions: Readonly<Partial<Record<DetailKey, DetailDefinition>>> = {
  'roof-edge': roofEdge,
  ridge: ridge,
  eave: eave,
  curb: curb,
  'base-of-wall': baseOfWall,
  'window-head': windowHead,
};

export interface DetailOptions {
  /** Sizes in inches by parameter name; what is missing takes its default. */
  parameters?: Readonly<Record<string, number>>;
  /** What the notes call the materials, by label name. */
  labels?: Readonly<Record<string, string>>;
}

/** Draws a detail; the same key and options always give the same drawing. */
export function drawDetail(key: DetailKey, { parameters = {}, labels = {} }: DetailOptions = {}): Drawing {
  const definition = detailDefinitions[key];
  if (!definition) throw new RangeError(`No detail is drawn for ${key}.`);
  return definition.draw(parameters, labels);
}
