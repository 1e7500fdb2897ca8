import type { Point } from '#src/reference-api/drawings/geometry/drawing.ts';

/** Points that lie closer than this to the line between their neighbors are left out. */
const tolerance = 0.7;

/** Path data in whole units, each point relative to the last: half as long as absolute decimals. */
export class PathData {
  #data = '';
  #at: Point = { x: 0, y: 0 };

  get text(): string {
    return this.#data;
  }

  polyline(points: readonly Point[], closed: boolean): void {
    const rounded = (closed ? [...points, ...points.slice(0, 1)] : points).map(whole);
    const kept = simplified(rounded).filter(
      (point, index, all) => index === 0 || !isSame(point, all[index - 1]),
    );
    const [first, ...rest] = closed ? kept.slice(0, -1) : kept;
    if (!first || rest.length === 0) return;
    this.#move(first);
    let last = '';
    for (const point of rest) last = this.#step(point, last);
    if (!closed) return;
    this.#data += 'z';
    this.#at = first;
  }

  /** Counter-clockwise on the page. */
  arc(start: Point, end: Point, radius: number, isLarge: boolean): void {
    const [from, to] = [whole(start), whole(end)];
    this.#move(from);
    const r = Math.max(1, Math.round(radius));
    this.#data += `a${r} ${r} 0 ${isLarge ? 1 : 0} 0${joined(pair(to.x - from.x, to.y - from.y))}`;
    this.#at = to;
  }

  circle(center: Point, radius: number): void {
    const r = Math.max(1, Math.round(radius));
    const { x, y } = whole(center);
    this.#move({ x: x - r, y });
    this.#data += `a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1${-2 * r} 0z`;
  }

  #move(to: Point): void {
    this.#data += `m${pair(to.x - this.#at.x, to.y - this.#at.y)}`;
    this.#at = to;
  }

  /** Appends a line; returns its command, which the next line need not repeat. */
  #step(to: Point, last: string): string {
    const [x, y] = [to.x - this.#at.x, to.y - this.#at.y];
    const command = y === 0 ? 'h' : x === 0 ? 'v' : 'l';
    const numbers = command === 'h' ? String(x) : command === 'v' ? String(y) : pair(x, y);
    this.#data += command === last ? joined(numbers) : command + numbers;
    this.#at = to;
    return command;
  }
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });
const isSame = (a: Point, b: Point | undefined): boolean => a.x === b?.x && a.y === b.y;
/** A minus sign separates as well as a space does. */
const joined = (numbers: string): string => (numbers.startsWith('-') ? numbers : ` ${numbers}`);
const pair = (x: number, y: number): string => x + joined(String(y));

/** The line without the points that no one would miss (Ramer, Douglas, and Peucker). */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(dx, dy);
  let [farthest, at] = [0, 0];
  points.forEach(({ x, y }, index) => {
    const off =
      length === 0
        ? Math.hypot(x - first.x, y - first.y)
        : Math.abs((x - first.x) * dy - (y - first.y) * dx) / length;
    if (off > farthest) [farthest, at] = [off, index];
  });
  if (farthest <= tolerance) return [first, last];
  return [...simplified(points.slice(0, at + 1)), ...simplified(points.slice(at)).slice(1)];
}
