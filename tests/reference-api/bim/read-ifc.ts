import * as v from 'valibot';
import type { IfcAPI } from 'web-ifc';

const line = v.record(v.string(), v.unknown());
const wrapped = v.object({ value: v.union([v.string(), v.number(), v.boolean()]) });
export type Line = v.InferOutput<typeof line>;

/** Every instance of exactly this class, in file order. */
export function linesOf(api: IfcAPI, model: number, ifcClass: string): Line[] {
  const ids = api.GetLineIDsWithType(model, api.GetTypeCodeFromName(ifcClass.toUpperCase()));
  const found: number[] = [];
  for (let index = 0; index < ids.size(); index += 1) found.push(ids.get(index));
  return found.toSorted((a, b) => a - b).map((id) => v.parse(line, api.GetLine(model, id)));
}

/** The plain value of an attribute; null where the file says nothing. */
export function valueOf(item: Line | undefined, attribute: string): string | number | boolean | null {
  const found = v.safeParse(wrapped, item?.[attribute]);
  return found.success ? found.output.value : null;
}

const raw = v.object({ ID: v.number(), type: v.number(), arguments: v.array(v.unknown()) });

/** Derived attributes, `*` in the file, which the reader's raw lines leave out. */
const derived = new Map([
  ['IfcGeometricRepresentationSubContext', 4],
  ['IfcSIUnit', 1],
]);

/** How many attributes each instance has in the file, and how many the reader's schema lists for its class. */
export function attributeCounts(
  api: IfcAPI,
  model: number,
): { entity: string; given: number; listed: number }[] {
  const ids = api.GetAllLines(model);
  return Array.from({ length: ids.size() }, (_, index) => {
    const id = ids.get(index);
    const { type, arguments: given } = v.parse(raw, api.GetRawLineData(model, id));
    const entity = api.GetNameFromTypeCode(type);
    const { expressID: _id, type: _type, ...listed } = v.parse(line, api.GetLine(model, id));
    return {
      entity,
      given: given.length + (derived.get(entity) ?? 0),
      listed: Object.keys(listed).length,
    };
  });
}

interface Extent {
  width: number;
  height: number;
  depth: number;
}

/** The box around all meshes in metres, as the reader triangulates them (it turns z up into y up). */
export function extentOf(api: IfcAPI, model: number): Extent {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  api.StreamAllMeshes(model, (mesh) => {
    for (let at = 0; at < mesh.geometries.size(); at += 1) {
      const placed = mesh.geometries.get(at);
      const geometry = api.GetGeometry(model, placed.geometryExpressID);
      const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      const matrix = placed.flatTransformation;
      for (let index = 0; index < vertices.length; index += 6)
        for (const axis of [0, 1, 2]) {
          const moved =
            [0, 1, 2].reduce((sum, k) => sum + (matrix[k * 4 + axis] ?? 0) * (vertices[index + k] ?? 0), 0) +
            (matrix[12 + axis] ?? 0);
          low[axis] = Math.min(low[axis] ?? moved, moved);
          high[axis] = Math.max(high[axis] ?? moved, moved);
        }
      geometry.delete();
    }
  });
  const [width = 0, height = 0, depth = 0] = high.map((value, axis) => value - (low[axis] ?? 0));
  return { width, height, depth };
}
