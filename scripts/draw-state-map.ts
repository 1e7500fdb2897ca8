import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { geoAlbersUsa, geoPath } from 'd3-geo';
import type { GeoContext, GeoPermissibleObjects } from 'd3-geo';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import * as v from 'valibot';
import { usStates } from '#src/lib/states.ts';

/**
 * Draws the states of the map, after an upgrade of us-atlas: node scripts/draw-state-map.ts
 *
 * The borders of the Census are simplified until they are seen no better on a screen, projected with Alaska and Hawaii as
 * insets, and written as one path per state in whole units, to be formatted with oxfmt. Neighbors share their arcs, so no gap opens between them.
 */
const root = join(import.meta.dirname, '..');
const target = join(root, 'src/components/library/state-shapes.ts');
const width = 960;
const height = 600;
/** In square degrees: what a point must add to a border to be kept. */
const detail = 0.004;
/** Islands smaller than this in square units are left out, except where a state would be left without land. */
const leastIsland = 12;
/** A state too small to point at is drawn as a dot of this radius: the District of Columbia. */
const dot = 4;
/** In square units: a smaller state has no room for its count. */
const leastForText = 900;

const Geometry = v.looseObject({ type: v.string(), properties: v.object({ name: v.string() }) });
const Atlas = v.looseObject({
  type: v.literal('Topology'),
  objects: v.looseObject({
    states: v.looseObject({ type: v.literal('GeometryCollection'), geometries: v.array(Geometry) }),
  }),
});

type Topology = Parameters<typeof presimplify>[0];
type Point = readonly [x: number, y: number];

function isTopology(value: unknown): value is Topology {
  return v.is(Atlas, value);
}

/** The rings of a shape in whole units; d3 draws into it as into a canvas. */
function ringsOf(shape: GeoPermissibleObjects): Point[][] {
  const rings: Point[][] = [];
  const add = (x: number, y: number): void => {
    const point: Point = [Math.round(x), Math.round(y)];
    const ring = rings.at(-1);
    const last = ring?.at(-1);
    if (last?.[0] !== point[0] || last[1] !== point[1]) ring?.push(point);
  };
  const context: GeoContext = {
    beginPath: () => undefined,
    arc: () => undefined,
    closePath: () => undefined,
    moveTo: (x, y) => {
      rings.push([]);
      add(x, y);
    },
    lineTo: add,
  };
  geoPath(projection, context)(shape);
  return rings;
}

function areaOf(ring: readonly Point[]): number {
  let twice = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

/** The middle of a ring by its area. */
function centerOf(ring: readonly Point[]): Point {
  let twice = 0;
  let sumX = 0;
  let sumY = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    const cross = x * nextY - nextX * y;
    twice += cross;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  }
  return [Math.round(sumX / (3 * twice)), Math.round(sumY / (3 * twice))];
}

/** `M10 20l-3 4z`: relative steps, with no more signs than needed. */
function pathOf(rings: readonly (readonly Point[])[]): string {
  return rings
    .map((ring) => {
      const steps = ring.map(([x, y], index) => {
        const [beforeX, beforeY] = ring[index - 1] ?? [0, 0];
        return index === 0 ? [x, y] : [x - beforeX, y - beforeY];
      });
      const numbers = steps.flat().join(' ').replaceAll(' -', '-');
      return `M${numbers.replace(/^(\d+)[ ](\d+)/, '$1 $2l')}z`.replace('l ', 'l');
    })
    .join('');
}

function dotAt([x, y]: Point): string {
  return `M${x - dot} ${y}a${dot} ${dot} 0 1 0 ${2 * dot} 0a${dot} ${dot} 0 1 0-${2 * dot} 0z`;
}

const atlas: unknown = JSON.parse(readFileSync(join(root, 'node_modules/us-atlas/states-10m.json'), 'utf8'));
if (!isTopology(atlas)) throw new Error('us-atlas has another form.');
const topology = simplify(presimplify(atlas), detail);
const collection = topology.objects['states'];
if (collection?.type !== 'GeometryCollection') throw new Error('us-atlas has no states.');
const projection = geoAlbersUsa()
  .scale(1280)
  .translate([width / 2, height / 2]);

const shapes = new Map(
  collection.geometries.map((geometry) => {
    const { name } = v.parse(Geometry, geometry).properties;
    const rings = ringsOf(feature(topology, geometry)).filter((ring) => ring.length > 2);
    const largest = Math.max(...rings.map(areaOf));
    return [name, rings.filter((ring) => areaOf(ring) >= Math.min(leastIsland, largest))] as const;
  }),
);

const drawn = usStates.map(({ value, name }) => {
  const rings = shapes.get(name);
  const largest = rings?.toSorted((one, other) => areaOf(other) - areaOf(one))[0];
  if (!rings || !largest) throw new Error(`${name} is not on the map.`);
  const area = areaOf(largest);
  const isDot = area < dot * dot;
  const path = isDot ? dotAt(largest[0] ?? [0, 0]) : pathOf(rings);
  const place = area < leastForText ? 'null' : `[${centerOf(largest).join(', ')}]`;
  return { row: `  ['${value}', '${path}', ${place}],`, isDot };
});
// A dot is drawn over its neighbors.
const rows = drawn.toSorted((one, other) => Number(one.isDot) - Number(other.isDot)).map(({ row }) => row);
writeFileSync(
  target,
  [
    '/** Written by scripts/draw-state-map.ts from us-atlas (borders of the US Census Bureau, public domain). */',
    `export const mapSize = { width: ${width}, height: ${height} } as const;`,
    '',
    '/** The 50 states and the District of Columbia by their two letters: SVG path, and where a figure has room. */',
    'export const stateShapes: readonly (readonly [',
    '  state: string,',
    '  path: string,',
    '  place: readonly [x: number, y: number] | null,',
    '])[] = [',
    ...rows,
    '];',
    '',
  ].join('\n'),
);
const bytes = readFileSync(target);
console.log(`${rows.length} states, ${bytes.length} bytes, ${brotliCompressSync(bytes).length} in brotli`);
