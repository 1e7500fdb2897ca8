import { partRecord } from '#src/domain/drawing/part-record.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, pointOf, pointsOf, textOf } from '#src/lib/dxf/groups.ts';
import type { Group, Groups } from '#src/lib/dxf/groups.ts';

/** Groups between two markers, by the first marker: their codes mean different things in each. */
interface Parts {
  context: Group[];
  leaders: { end: Group[]; lines: Group[][] }[];
}

function partsOf(groups: Groups): Parts {
  const parts: Parts = { context: [], leaders: [] };
  let own: Group[] = [];
  for (const group of groups) {
    const [code, value] = group;
    const leader = parts.leaders.at(-1);
    if (code === 300 && value === 'CONTEXT_DATA{') own = parts.context;
    else if (code === 302 && value === 'LEADER{') parts.leaders.push({ end: (own = []), lines: [] });
    else if (code === 304 && value === 'LEADER_LINE{') leader?.lines.push((own = []));
    else if (code === 305 && leader) own = leader.end;
    else if (code === 303) own = parts.context;
    else if (code === 301) own = [];
    else own.push(group);
  }
  return parts;
}

/** The frame of its text: as far from it as the landing of its line. */
function frameOf(groups: Groups, context: Groups): Group[] {
  const height = numberOf(context, 41);
  const own = groups.findLastIndex(([code]) => code === 301);
  if (numberOf(groups.slice(own + 1), 292) !== 1 || height <= 0) return [];
  return [
    [90, 16],
    [45, 1 + numberOf(context, 145) / height],
  ];
}

/** The entities that draw a MULTILEADER. `blockOf` finds a block's name by the handle of its record. */
export function multileaderParts(groups: Groups, blockOf: (handle: string) => string): DxfRecord[] {
  const { context, leaders } = partsOf(groups);
  const parts: DxfRecord[] = [];
  for (const { end, lines } of leaders) {
    const [last, along, length] = [pointOf(end, 10), pointOf(end, 11), numberOf(end, 40)];
    for (const line of lines) {
      const points = [
        ...pointsOf(line, 10),
        last.x,
        last.y,
        last.x + along.x * length,
        last.y + along.y * length,
      ];
      parts.push(
        partRecord('LEADER', [
          [71, 1],
          [140, numberOf(context, 140)],
          ...points.map((value, at): Group => [at % 2 === 0 ? 10 : 20, value]),
        ]),
      );
    }
  }
  const [text, place, direction] = [textOf(context, 304), pointOf(context, 12), pointOf(context, 13, 1)];
  if (text !== '') {
    parts.push(
      partRecord('MTEXT', [
        [10, place.x],
        [20, place.y],
        [11, direction.x],
        [21, direction.y],
        [40, numberOf(context, 41)],
        [41, numberOf(context, 43)],
        [44, numberOf(context, 45, 1)],
        [71, numberOf(context, 171, 1)],
        ...frameOf(groups, context),
        [1, text],
      ]),
    );
  }
  const block = blockOf(textOf(context, 341));
  if (block !== '') {
    const [at, scale] = [pointOf(context, 15), pointOf(context, 16, 1)];
    parts.push(
      partRecord('INSERT', [
        [2, block],
        [10, at.x],
        [20, at.y],
        [41, scale.x],
        [42, scale.y],
        [50, (numberOf(context, 46) * 180) / Math.PI],
      ]),
    );
  }
  return parts;
}
