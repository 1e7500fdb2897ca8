import { largest } from '#src/lib/long-lists.ts';
import { cross, dot, minus, plus, times, unit, type Vector } from '#src/lib/model/vector.ts';
import { frameOf, type Angles } from '#src/lib/model/views.ts';

export interface DrawnPart {
  triangles: ArrayLike<number>;
  color: readonly [number, number, number, number];
}

/** An RGBA image, four bytes per pixel; transparent where nothing is drawn. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Margin on each side, as a share of the picture. */
const margin = 0.06;
const light: Vector = unit([0.35, 0.75, 0.55]);

/** Scale and offset that fit the model into the picture. */
interface Fit {
  scale: number;
  left: number;
  top: number;
}

/** Renders on the CPU: parallel projection, depth buffer, flat shading, outlines where faces meet. */
export function drawModel(
  parts: readonly DrawnPart[],
  angles: Angles,
  width: number,
  height: number,
): Pixels {
  const { right, up, toEye } = frameOf(angles);
  const project = (list: ArrayLike<number>, at: number): Vector => {
    const point: Vector = [list[at] ?? 0, list[at + 1] ?? 0, list[at + 2] ?? 0];
    return [dot(point, right), dot(point, up), dot(point, toEye)];
  };
  const fit = fitOf(parts, project, width, height);
  const target: Target = {
    width,
    height,
    data: new Uint8ClampedArray(width * height * 4),
    depth: new Float32Array(width * height).fill(-Infinity),
    faces: new Int32Array(width * height).fill(-1),
  };
  // Transparent parts are drawn last, so that what is behind them shows through.
  const order = [...parts.entries()].toSorted(([, a], [, b]) => b.color[3] - a.color[3]);
  for (const [id, { triangles, color }] of order)
    for (let at = 0; at + 8 < triangles.length; at += 9) {
      const [a, b, c] = [project(triangles, at), project(triangles, at + 3), project(triangles, at + 6)];
      const normal = unit(cross(minus(b, a), minus(c, a)));
      if (normal[2] <= 1e-6) continue;
      const inSpace = plus(plus(times(right, normal[0]), times(up, normal[1])), times(toEye, normal[2]));
      const shade = 0.55 + 0.45 * Math.max(0, dot(inSpace, light));
      fill(target, [onPicture(a, fit), onPicture(b, fit), onPicture(c, fit)], {
        color,
        shade,
        face: id * 4096 + facing(inSpace),
      });
    }
  outline(target);
  return { width, height, data: target.data };
}

/** A number for a face's direction, equal for all faces of one plane. */
const facing = ([x, y, z]: Vector): number =>
  (Math.round(x * 7) + 7) * 225 + (Math.round(y * 7) + 7) * 15 + Math.round(z * 7) + 7;

function fitOf(
  parts: readonly DrawnPart[],
  project: (list: ArrayLike<number>, at: number) => Vector,
  width: number,
  height: number,
): Fit {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { triangles } of parts)
    for (let at = 0; at + 2 < triangles.length; at += 3) {
      const [x, y] = project(triangles, at);
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
  const free = 1 - 2 * margin;
  const scale = Math.min((width * free) / (right - left || 1), (height * free) / (top - bottom || 1));
  return {
    scale,
    left: width / 2 - ((left + right) / 2) * scale,
    top: height / 2 + ((bottom + top) / 2) * scale,
  };
}

const onPicture = ([x, y, z]: Vector, { scale, left, top }: Fit): Vector => [
  left + x * scale,
  top - y * scale,
  z,
];

interface Target extends Pixels {
  depth: Float32Array;
  faces: Int32Array;
}

interface Paint {
  color: DrawnPart['color'];
  shade: number;
  face: number;
}

function fill(target: Target, [a, b, c]: readonly [Vector, Vector, Vector], paint: Paint): void {
  const { width, height } = target;
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const from = (k: 0 | 1): number => Math.max(0, Math.floor(Math.min(a[k], b[k], c[k])));
  const until = (k: 0 | 1, end: number): number => Math.min(end - 1, Math.ceil(Math.max(a[k], b[k], c[k])));
  for (let y = from(1); area !== 0 && y <= until(1, height); y += 1)
    for (let x = from(0); x <= until(0, width); x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const u = ((b[0] - px) * (c[1] - py) - (b[1] - py) * (c[0] - px)) / area;
      const w = ((a[0] - px) * (b[1] - py) - (a[1] - py) * (b[0] - px)) / area;
      if (u < 0 || w < 0 || u + w > 1) continue;
      setPixel(target, x, y, u * a[2] + (1 - u - w) * b[2] + w * c[2], paint);
    }
  // A membrane seen from the side is thinner than a pixel, so its edges are drawn as lines.
  const edges = [[a, b] as const, [b, c] as const, [c, a] as const];
  const longest = largest(edges.map(([start, end]) => Math.hypot(end[0] - start[0], end[1] - start[1])));
  if (Math.abs(area) > longest * 1.5) return;
  for (const [start, end] of edges) {
    const steps = Math.ceil(longest);
    for (let step = 0; step <= steps; step += 1) {
      const [x, y, z] = plus(start, times(minus(end, start), step / Math.max(1, steps)));
      if (x >= 0 && y >= 0 && x < width && y < height)
        setPixel(target, Math.floor(x), Math.floor(y), z, paint);
    }
  }
}

function setPixel(
  { width, data, depth, faces }: Target,
  x: number,
  y: number,
  z: number,
  paint: Paint,
): void {
  const pixel = y * width + x;
  const { color, shade, face } = paint;
  const [, , , opacity] = color;
  // A face must not cover a pixel twice, which would double its opacity.
  if (z <= (depth[pixel] ?? 0) || (opacity < 1 && faces[pixel] === face)) return;
  for (const channel of [0, 1, 2] as const) {
    const under = (data[pixel * 4 + 3] ?? 0) > 0 ? (data[pixel * 4 + channel] ?? 0) : 255;
    data[pixel * 4 + channel] = opacity * displayed(color[channel] * shade) + (1 - opacity) * under;
  }
  data[pixel * 4 + 3] = 255;
  if (opacity === 1) depth[pixel] = z;
  faces[pixel] = face;
}

/** Converts linear color to sRGB. */
const displayed = (value: number): number => 255 * Math.min(1, value) ** (1 / 2.2);

/** Darkens pixels whose right or lower neighbor belongs to another face, and the object's border. */
function outline({ width, height, data, faces }: Target): void {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const face = faces[pixel];
      const next = x + 1 < width ? faces[pixel + 1] : face;
      const below = y + 1 < height ? faces[pixel + width] : face;
      if (face === next && face === below) continue;
      for (const channel of [0, 1, 2]) data[pixel * 4 + channel] = (data[pixel * 4 + channel] ?? 0) * 0.35;
      data[pixel * 4 + 3] = 255;
    }
}
