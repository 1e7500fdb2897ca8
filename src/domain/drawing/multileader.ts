import { partRecord } from '#src/domain/drawing/part-record.ts';
import type { Arrowhead } from '#src/domain/drawing/settings.ts';
import type { DxfBlock, DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, pointOf, pointsOf, textOf, type Group, type Groups } from '#src/lib/dxf/groups.ts';
import { addAll } from '#src/lib/long-lists.ts';

/** Groups between two markers, by the first marker: their codes mean different things in each. */
interface Parts {
  whole: Group[];
  context: Group[];
  leaders: { end: Group[]; lines: Group[][] }[];
}

/** The records that a MULTILEADER refers to by handle. */
export interface Named {
  nameOf: (handle: string) => string;
  blockOf: (name: string) => DxfBlock | undefined;
  arrowheadOf: (name: string, size: number) => Arrowhead;
}

function partsOf(groups: Groups): Parts {
  const parts: Parts = { whole: [], context: [], leaders: [] };
  let own = parts.whole;
  for (const group of groups) {
    const [code, value] = group;
    const leader = parts.leaders.at(-1);
    if (code === 300 && value === 'CONTEXT_DATA{') own = parts.context;
    else if (code === 302 && value === 'LEADER{') parts.leaders.push({ end: (own = []), lines: [] });
    else if (code === 304 && value === 'LEADER_LINE{') leader?.lines.push((own = []));
    else if (code === 305 && leader) own = leader.end;
    else if (code === 303) own = parts.context;
    else if (code === 301) own = parts.whole;
    else own.push(group);
  }
  return parts;
}

/** A color packed into one number, whose first byte is the type; no groups if it is the whole entity's color. */
function packedColor(value: number): Group[] {
  const kind = value >>> 24;
  if (kind === 0xc2) return [[420, value & 0xff_ff_ff]];
  return kind === 0xc3 ? [[62, value & 0xff]] : kind === 0xc0 ? [[62, 256]] : [];
}

/** The frame of its text, at the landing gap's distance, and its background. */
function boxOf(whole: Groups, context: Groups): Group[] {
  const height = numberOf(context, 41);
  const [hasFrame, hasGround] = [numberOf(whole, 292) === 1, numberOf(context, 292) === 1];
  if ((!hasFrame && !hasGround) || height <= 0) return [];
  const isOfWindow = numberOf(context, 291) === 1;
  const [first] = packedColor(numberOf(context, 91));
  return [
    [90, (hasFrame ? 16 : 0) + (hasGround ? (isOfWindow ? 3 : 1) : 0)],
    ...(first ? [[first[0] === 420 ? 421 : 63, first[1]] as const] : []),
    [45, hasFrame ? 1 + numberOf(context, 145) / height : numberOf(context, 141, 1.5)],
  ];
}

/** Its leaders as LEADER records: none, straight, or curved (170), with a landing (291) unless they come from above. */
function leaderParts({ whole, context, leaders }: Parts, { nameOf, arrowheadOf }: Named): DxfRecord[] {
  const kind = numberOf(whole, 170, 1);
  const hasLanding = numberOf(whole, 291, 1) === 1 && numberOf(whole, 271) === 0;
  const { size, block } = arrowheadOf(nameOf(textOf(whole, 342)), numberOf(context, 140));
  const lineType = nameOf(textOf(whole, 341));
  const pen: Group[] = [
    ...packedColor(numberOf(whole, 91)),
    [370, numberOf(whole, 171, -2)],
    ...(lineType === '' ? [] : [[6, lineType] as const]),
  ];
  return leaders.flatMap(({ end, lines }) => {
    const [last, along] = [pointOf(end, 10), pointOf(end, 11)];
    const length = hasLanding ? numberOf(end, 40) : 0;
    const landing = length === 0 ? [] : [last.x + along.x * length, last.y + along.y * length];
    return (kind === 0 ? [] : lines).map((line) => {
      const points = [...pointsOf(line, 10), last.x, last.y, ...landing];
      const groups = points.map((value, at): Group => [at % 2 === 0 ? 10 : 20, value]);
      const arrow: Group[] = [
        [71, size > 0 ? 1 : 0],
        [72, kind === 2 ? 1 : 0],
        [140, size],
        [2, block],
      ];
      return partRecord('LEADER', [...arrow, ...groups], pen);
    });
  });
}

/** The values of the block's attributes, each after its definition's handle, at the insertion. */
function attributeParts(whole: Groups, insert: Groups, block: DxfBlock | undefined): DxfRecord[] {
  const [at, base] = [pointOf(insert, 10), pointOf(block?.groups ?? [], 10)];
  const [scale, degrees] = [numberOf(insert, 41, 1), numberOf(insert, 50)];
  const turn = (degrees * Math.PI) / 180;
  const moved = (groups: Groups, code: number): Group[] => {
    const point = pointOf(groups, code);
    const [x, y] = [(point.x - base.x) * scale, (point.y - base.y) * scale];
    return [
      [code, at.x + x * Math.cos(turn) - y * Math.sin(turn)],
      [code + 10, at.y + x * Math.sin(turn) + y * Math.cos(turn)],
    ];
  };
  return whole.flatMap(([code, handle], start) => {
    if (code !== 330) return [];
    const definition = block?.entities.find(
      ({ type, groups }) => type === 'ATTDEF' && textOf(groups, 5) === handle,
    );
    if (!definition) return [];
    const { groups } = definition;
    const own: Group[] = [
      [1, textOf(whole.slice(start), 302)],
      [40, numberOf(groups, 40) * scale],
      [50, numberOf(groups, 50) + degrees],
    ];
    return [
      { type: 'ATTRIB', groups: [...own, ...moved(groups, 10), ...moved(groups, 11), ...groups], parts: [] },
    ];
  });
}

/** The entities that draw a MULTILEADER. */
export function multileaderParts(groups: Groups, named: Named): DxfRecord[] {
  const all = partsOf(groups);
  const { whole, context } = all;
  const parts = leaderParts(all, named);
  const [text, place, direction] = [textOf(context, 304), pointOf(context, 12), pointOf(context, 13, 1)];
  if (text !== '') {
    const own: Group[] = [
      [10, place.x],
      [20, place.y],
      [11, direction.x],
      [21, direction.y],
      [40, numberOf(context, 41)],
      [41, numberOf(context, 43)],
      [44, numberOf(context, 45, 1)],
      [71, numberOf(context, 171, 1)],
      [7, named.nameOf(textOf(context, 340))],
    ];
    const pen = packedColor(numberOf(context, 90));
    parts.push(partRecord('MTEXT', [...own, ...boxOf(whole, context), [1, text]], pen));
  }
  const block = named.nameOf(textOf(context, 341));
  if (block !== '') {
    const [at, scale] = [pointOf(context, 15), pointOf(context, 16, 1)];
    const insert: Group[] = [
      [2, block],
      [10, at.x],
      [20, at.y],
      [41, scale.x],
      [42, scale.y],
      [50, (numberOf(context, 46) * 180) / Math.PI],
    ];
    parts.push(partRecord('INSERT', insert, packedColor(numberOf(context, 93))));
    addAll(parts, attributeParts(whole, insert, named.blockOf(block)));
  }
  return parts;
}
