import { lookOf, type Axis, type Finish, type Part } from '#src/reference-api/files/bim/part.ts';
import type { BimObject } from '#src/reference-api/files/bim/bim-object.ts';
import { list, real, text, type StepFile } from '#src/reference-api/files/bim/step-file.ts';

type Vector = readonly [number, number, number];

const point = (file: StepFile, values: readonly number[]): string =>
  file.add('IfcCartesianPoint', [list(values.map(real))]);
const direction = (file: StepFile, values: Vector): string =>
  file.add('IfcDirection', [list(values.map(real))]);

/** Adds a placement: its origin, its axis, and the direction of its x. */
export const placement = (file: StepFile, at: Vector, axis: Vector, toX: Vector): string =>
  file.add('IfcAxis2Placement3D', [point(file, at), direction(file, axis), direction(file, toX)]);

/** Where each profile plane starts and extrudes to, so that its x and y are the part's u and v. */
function sweepOf(axis: Axis, from: number, length: number): { at: Vector; along: Vector; toX: Vector } {
  if (axis === 'x') return { at: [from, 0, 0], along: [1, 0, 0], toX: [0, 1, 0] };
  // Only seen along -y are x and z a right-handed pair, so this one is extruded backward from its far end.
  if (axis === 'y') return { at: [0, from + length, 0], along: [0, -1, 0], toX: [1, 0, 0] };
  return { at: [0, 0, from], along: [0, 0, 1], toX: [1, 0, 0] };
}

/** Adds every part as an `IfcExtrudedAreaSolid` in the color of its finish, and returns the solids. */
export function addSolids(file: StepFile, object: BimObject, parts: readonly Part[]): string[] {
  const up = direction(file, [0, 0, 1]);
  const styles = new Map<Finish, string>();
  const styleOf = (finish: Finish): string => {
    const known = styles.get(finish);
    if (known !== undefined) return known;
    const {
      name,
      color: [red, green, blue, opacity],
    } = lookOf(finish, object);
    const color = file.add('IfcColourRgb', ['$', real(red), real(green), real(blue)]);
    const shading = file.add('IfcSurfaceStyleShading', [color, real(Math.round((1 - opacity) * 100) / 100)]);
    const style = file.add('IfcSurfaceStyle', [text(name), '.BOTH.', list([shading])]);
    styles.set(finish, style);
    return style;
  };
  return parts.map((part) => {
    const corners = part.outline.map((corner) => point(file, corner));
    const closed = file.add('IfcPolyline', [list([...corners, ...corners.slice(0, 1)])]);
    const profile = file.add('IfcArbitraryClosedProfileDef', ['.AREA.', text(part.name), closed]);
    const { at, along, toX } = sweepOf(part.axis, part.from, part.length);
    const solid = file.add('IfcExtrudedAreaSolid', [
      profile,
      placement(file, at, along, toX),
      up,
      real(part.length),
    ]);
    file.add('IfcStyledItem', [solid, list([styleOf(part.finish)]), '$']);
    return solid;
  });
}
