import type { Shape, Sheet, SheetLayer, SheetText } from '#src/domain/drawing/sheet.ts';

/** The shapes that two drawings share, and those that only one of them has. */
export interface Comparison {
  same: Difference;
  /** Only in the first drawing. */
  here: Difference;
  /** Only in the other drawing. */
  there: Difference;
}

interface Difference {
  layers: SheetLayer[];
  texts: SheetText[];
  count: number;
}

/** Leaves out title blocks, which always differ. A line equals the same line drawn in the other direction. */
export function compareSheets(here: Sheet, there: Sheet): Comparison {
  const theirs = new Map<string, number>();
  const eachShape = (
    sheet: Sheet,
    visit: (layer: SheetLayer, group: number, shape: Shape, key: string) => void,
  ): void => {
    for (const layer of sheet.layers) {
      if (isTitleBlock(layer.name)) continue;
      for (const [at, group] of layer.groups.entries()) {
        for (const shape of group.shapes) visit(layer, at, shape, `${layer.name} ${shapeKey(shape)}`);
      }
    }
  };
  const take = (key: string): boolean => {
    const left = theirs.get(key) ?? 0;
    if (left > 0) theirs.set(key, left - 1);
    return left > 0;
  };
  eachShape(there, (_layer, _group, _shape, key) => theirs.set(key, (theirs.get(key) ?? 0) + 1));
  for (const text of there.texts) theirs.set(textKey(text), (theirs.get(textKey(text)) ?? 0) + 1);
  const result: Comparison = { same: empty(), here: empty(), there: empty() };
  const shared = new Map<string, number>();
  eachShape(here, (layer, group, shape, key) => {
    const isShared = take(key);
    if (isShared) shared.set(key, (shared.get(key) ?? 0) + 1);
    put(isShared ? result.same : result.here, layer, group, shape);
  });
  for (const text of here.texts.filter(({ kind }) => kind !== 'title')) {
    const isShared = take(textKey(text));
    if (isShared) shared.set(textKey(text), (shared.get(textKey(text)) ?? 0) + 1);
    putText(isShared ? result.same : result.here, text);
  }
  const takeShared = (key: string): boolean => {
    const left = shared.get(key) ?? 0;
    if (left > 0) shared.set(key, left - 1);
    return left > 0;
  };
  eachShape(there, (layer, group, shape, key) => {
    if (!takeShared(key)) put(result.there, layer, group, shape);
  });
  for (const text of there.texts.filter(({ kind }) => kind !== 'title')) {
    if (!takeShared(textKey(text))) putText(result.there, text);
  }
  return result;
}

const isTitleBlock = (layer: string): boolean => layer.endsWith('-TTLB');
const empty = (): Difference => ({ layers: [], texts: [], count: 0 });

function put(into: Difference, layer: SheetLayer, group: number, shape: Shape): void {
  let own = into.layers.find(({ name }) => name === layer.name);
  if (!own) {
    own = { ...layer, groups: layer.groups.map((one) => ({ ...one, shapes: [] })) };
    into.layers.push(own);
  }
  own.groups[group]?.shapes.push(shape);
  into.count++;
}

function putText(into: Difference, text: SheetText): void {
  into.texts.push(text);
  into.count++;
}

/** Differences below a thousandth of a unit don't show on a drawing. */
const rounded = (value: number): string => (Math.round(value * 1_000) / 1_000 || 0).toString();

function shapeKey(shape: Shape): string {
  switch (shape.kind) {
    case 'line': {
      const points = shape.points.map(rounded);
      const back: string[] = [];
      for (let at = points.length - 2; at >= 0; at -= 2) back.push(points[at] ?? '', points[at + 1] ?? '');
      const [one, other] = [points.join(), back.join()];
      return `${shape.closed ? 'closed' : 'line'} ${one < other ? one : other}`;
    }
    case 'fill':
      return `fill ${shape.loops.map((loop) => loop.map(rounded).join()).join(';')}`;
    case 'arc':
      return `arc ${[shape.x, shape.y, shape.radius, shape.start, shape.end].map(rounded).join()}`;
    case 'hatch':
      return `hatch ${shape.points.map(rounded).join()}`;
  }
}

const textKey = ({ text, x, y, layer }: SheetText): string =>
  `text ${layer} ${text} ${rounded(x)},${rounded(y)}`;
