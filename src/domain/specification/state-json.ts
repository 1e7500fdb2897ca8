import * as v from 'valibot';
import type { SectionState } from '#src/domain/specification/section-state.ts';

/**
 * A person's decisions as JSON, for browser drafts and files. Arrays and pairs replace sets and maps, in insertion
 * order, which moved paragraphs depend on.
 */
export interface StateJson {
  version: 1;
  /** Ids of the chosen lines. */
  lines: number[];
  /** Pairs of a blank's key and its value. */
  inputs: [string, string][];
  /** Decision keys of groups answered with "none of these". */
  none: string[];
  own: {
    changed: [number, string][];
    struck: number[];
    added: { id: number; parentId: number; afterId: number | null; text: string }[];
    moved: [number, number | null][];
    /** A promoted or demoted line, its parent, and the line that it follows. Missing in older drafts. */
    placed?: [number, number, number | null][] | undefined;
  };
}

const lineId = v.pipe(v.number(), v.integer(), v.minValue(1));
const ownId = v.pipe(v.number(), v.integer(), v.maxValue(-1));
const anyId = v.union([lineId, ownId]);
const text = v.pipe(v.string(), v.maxLength(20_000));

const stateJson = v.object({
  version: v.literal(1),
  lines: v.array(lineId),
  inputs: v.array(v.tuple([v.string(), text])),
  none: v.array(v.string()),
  own: v.object({
    changed: v.array(v.tuple([lineId, text])),
    struck: v.array(lineId),
    added: v.array(v.object({ id: ownId, parentId: anyId, afterId: v.nullable(anyId), text })),
    moved: v.array(v.tuple([lineId, v.nullable(lineId)])),
    placed: v.optional(v.array(v.tuple([lineId, lineId, v.nullable(lineId)]))),
  }),
}) satisfies v.GenericSchema<unknown, StateJson>;

export const stateToJson = ({ lines, inputs, none, own }: SectionState): StateJson => ({
  version: 1,
  lines: [...lines],
  inputs: [...inputs],
  none: [...none],
  own: {
    changed: [...own.changed],
    struck: [...own.struck],
    added: [...own.added],
    moved: [...own.moved],
    ...(own.placed.size > 0 && {
      placed: [...own.placed].map(([id, { parentId, afterId }]): [number, number, number | null] => [
        id,
        parentId,
        afterId,
      ]),
    }),
  },
});

/** Null for invalid data: anyone can edit what a browser or a file stores. */
export function stateFromJson(json: unknown): SectionState | null {
  const { success, output } = v.safeParse(stateJson, json);
  if (!success) return null;
  const { lines, inputs, none, own } = output;
  return {
    lines: new Set(lines),
    inputs: new Map(inputs),
    none: new Set(none),
    own: {
      changed: new Map(own.changed),
      struck: new Set(own.struck),
      // Drops duplicate ids, because a paragraph that follows itself would cause an endless loop.
      added: [...new Map(own.added.map((one) => [one.id, one])).values()],
      moved: new Map(own.moved),
      placed: new Map(own.placed?.map(([id, parentId, afterId]) => [id, { parentId, afterId }])),
    },
  };
}
