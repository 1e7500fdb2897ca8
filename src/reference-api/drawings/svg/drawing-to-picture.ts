import type {
  Drawing,
  Face,
  FaceTone,
  Layer,
  Point,
  Shape,
} from '#src/reference-api/drawings/geometry/drawing.ts';
import { largest } from '#src/lib/long-lists.ts';
import { boundsOf } from '#src/reference-api/drawings/geometry/bounds.ts';
import { polar } from '#src/reference-api/drawings/geometry/vector.ts';
import { explodeShape } from '#src/reference-api/drawings/drafting/explode-shape.ts';
import type { Primitive } from '#src/reference-api/drawings/drafting/primitive.ts';
import { fontSize } from '#src/reference-api/drawings/drafting/text-metrics.ts';
import { facePaths } from '#src/reference-api/drawings/svg/face-paths.ts';
import { PathData } from '#src/reference-api/drawings/svg/path-data.ts';
import { type PictureTag, tagElements } from '#src/reference-api/drawings/svg/picture-tag.ts';
import {
  filled,
  glass,
  ink,
  type PictureFill,
  pictureStyle,
  type PictureWeight,
  quiet,
  stroked,
  toneOf,
} from '#src/reference-api/drawings/svg/picture-style.ts';
import { lettering } from '#src/reference-api/drawings/svg/lettering.ts';
import { xmlText } from '#src/reference-api/drawings/svg/xml-text.ts';

export interface PictureOptions {
  title: string;
  /** The material's color; without one the faces have no tone. */
  tone?: string | null;
  /** Below the drawing where there is room for words. */
  tag?: PictureTag | null;
  /** With the symbols and words of the drawing, where there is room for them. */
  annotated?: boolean;
  /** At the scale of drawings with this span, to be shown beside them. */
  span?: Span;
  /** 16:9 instead of 4:3, for what is mostly wide: elevations of buildings. */
  wide?: boolean;
}

/** Width and height in model inches. */
export interface Span {
  x: number;
  y: number;
}

/** Size in pixels where nothing else says how large it is, and units for each of them. */
const [width, usualHeight, fine] = [400, 300, 5];
const wideHeight = 225;
const margin = 12;
/** Room for the tag at the lower edge; in a wide picture, the tag is as large as the words of the drawing. */
const tagHeight = { usual: 50, wide: 34 } as const;

const weightOf: Partial<Record<Layer, PictureWeight>> = {
  'A-DETL-OTLN': 'profile',
  'A-DETL-MEDM': 'medium',
};

/**
 * The construction as a picture for any size from a list to a page: lines of three weights that do not grow with it,
 * one tone with its shade, and a tag. Dimensions and notes are left out.
 */
export function drawingToPicture(drawing: Drawing, options: PictureOptions): string {
  const { title, tone = null, tag = null, annotated = false, wide = false, span } = options;
  const height = wide ? wideHeight : usualHeight;
  const { scale } = drawing;
  const shapes = constructionOf(drawing);
  const notes = annotated
    ? drawing.shapes.filter(({ layer }) => layer === 'A-ANNO-SYMB' || layer === 'A-ANNO-TEXT')
    : [];
  const view = viewOf(shapes, scale, height, span);
  const tones = tone === null ? null : { lit: toneOf(tone, false), shaded: toneOf(tone, true), glass };
  const faces = tones ? facesOf(drawing.faces ?? [], view.place, tones) : '';
  const swatch = tag?.swatch ? [{ fill: tag.swatch, dark: tag.swatch }] : [];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * fine} ${height * fine}" role="img">` +
    `<title>${xmlText(title)}</title>${pictureStyle([...(faces && tones ? usedTones(drawing.faces ?? []).map((one) => tones[one]) : []), ...swatch], wide ? 'wide' : 'usual')}` +
    `<g class="d" fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"` +
    `${transformOf(notes.length > 0 ? [...shapes, ...notes] : shapes, scale, view, tag ? tagHeight[wide ? 'wide' : 'usual'] : 0)}>${faces}` +
    linesOf(shapes, scale, view) +
    (notes.length > 0
      ? `<g class="n">${linesOf(notes, scale, view)}${wordsOf(notes, scale, view)}</g>`
      : '') +
    `</g>${tag ? tagElements(tag, height * fine) : ''}</svg>\n`
  );
}

const constructionOf = ({ shapes }: Drawing): Shape[] =>
  shapes.filter(({ layer }) => layer.startsWith('A-DETL-'));

/** The largest width and height of the constructions. */
export function spanOf(drawings: readonly Drawing[]): Span {
  const bounds = drawings.map((drawing) => boundsOf(constructionOf(drawing), drawing.scale));
  return {
    x: largest(bounds.map(({ min, max }) => max.x - min.x)),
    y: largest(bounds.map(({ min, max }) => max.y - min.y)),
  };
}

/** What each note points to in a picture without tag and words: as parts of its width and its height. */
export function notesInPicture(drawing: Drawing, span?: Span): { x: number; y: number; text: string }[] {
  const { place } = viewOf(constructionOf(drawing), drawing.scale, usualHeight, span);
  return drawing.shapes.flatMap((shape) => {
    const target = shape.kind === 'leader' ? shape.points[0] : undefined;
    if (shape.kind !== 'leader' || target === undefined) return [];
    const { x, y } = place(target);
    const share = (units: number, of: number): number => Number((units / (of * fine)).toFixed(4));
    return [{ x: share(x, width), y: share(y, usualHeight), text: shape.text.replaceAll(/\s+/g, ' ') }];
  });
}

type Place = (point: Point) => Point;
interface View {
  place: Place;
  /** User units per model inch. */
  unit: number;
  /** Of the picture, in pixels. */
  height: number;
}

/** Fits the shapes into the picture. */
function viewOf(shapes: readonly Shape[], scale: number, height: number, span?: Span): View {
  const { min, max } = boundsOf(shapes, scale);
  const [spanX, spanY] = [Math.max(max.x - min.x, 1e-6), Math.max(max.y - min.y, 1e-6)];
  const unit =
    fine *
    Math.min(
      (width - 2 * margin) / Math.max(spanX, span?.x ?? 0),
      (height - 2 * margin) / Math.max(spanY, span?.y ?? 0),
    );
  const [left, top] = [(width * fine - spanX * unit) / 2, (height * fine - spanY * unit) / 2];
  return {
    unit,
    height,
    place: ({ x, y }) => ({ x: left + (x - min.x) * unit, y: top + (max.y - y) * unit }),
  };
}

/** Makes room for what is shown only in larger pictures: notes around the drawing, the tag below it. */
function transformOf(
  shapes: readonly Shape[],
  scale: number,
  { place, height }: View,
  below: number,
): string {
  const { min, max } = boundsOf(shapes, scale);
  const [from, to] = [place({ x: min.x, y: max.y }), place({ x: max.x, y: min.y })];
  const room = (height - below - margin) * fine;
  const by = Math.min(
    1,
    (room - margin * fine) / (to.y - from.y),
    ((width - 2 * margin) * fine) / (to.x - from.x),
  );
  const x = (width * fine) / 2 - ((from.x + to.x) / 2) * by;
  const y = (room + margin * fine) / 2 - ((from.y + to.y) / 2) * by;
  if (by === 1 && Math.abs(x) < 1 && Math.abs(y) < 1) return '';
  return ` transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${by.toFixed(3)})"`;
}

const usedTones = (faces: readonly Face[]): FaceTone[] => [...new Set(faces.map(({ tone }) => tone))];

function facesOf(
  faces: readonly Face[],
  place: Place,
  tones: Readonly<Record<FaceTone, PictureFill>>,
): string {
  return facePaths(faces.map(({ points, tone }) => ({ points: points.map(place), tone })))
    .map(({ data, tone }) => `<path ${filled(tones[tone])} stroke="none" d="${data}"/>`)
    .join('');
}

/** One path for each weight, the heaviest last; hatches are hairlines in a lighter color. */
function linesOf(shapes: readonly Shape[], scale: number, { place, unit }: View): string {
  const paths = {
    hatch: new PathData(),
    hairline: new PathData(),
    medium: new PathData(),
    profile: new PathData(),
  };
  const solid = new PathData();
  // Hatches are spaced as on a sheet 2.6 inches wide; otherwise they would be too dense at card size.
  const hatchScale = (width * fine) / unit / 2.6;
  for (const shape of shapes) {
    const path = paths[shape.layer === 'A-DETL-PATT' ? 'hatch' : (weightOf[shape.layer] ?? 'hairline')];
    for (const primitive of explodeShape(shape, scale, hatchScale))
      addTo(primitive.kind === 'path' && primitive.filled ? solid : path, primitive, place, unit);
  }
  const element = (path: PathData, attributes: string): string =>
    path.text === '' ? '' : `<path ${attributes} d="${path.text}"/>`;
  return (
    element(solid, `fill="${ink}" stroke="none"`) +
    element(paths.hatch, `${stroked('hairline')} stroke="${quiet}"`) +
    element(paths.hairline, stroked('hairline')) +
    element(paths.medium, stroked('medium')) +
    element(paths.profile, stroked('profile'))
  );
}

function addTo(path: PathData, primitive: Primitive, place: Place, unit: number): void {
  switch (primitive.kind) {
    case 'path':
      return path.polyline(primitive.points.map(place), primitive.closed);
    case 'strokes':
      for (const { a, b } of primitive.segments) path.polyline([place(a), place(b)], false);
      return undefined;
    case 'circle':
      return path.circle(place(primitive.center), primitive.radius * unit);
    case 'arc': {
      const { center, radius, start, end } = primitive;
      const sweep = (((end - start) % 360) + 360) % 360;
      const at = (angle: number): Point => {
        const [x, y] = polar([center.x, center.y], angle, radius);
        return place({ x, y });
      };
      return path.arc(at(start), at(end), radius * unit, sweep > 180);
    }
    case 'text':
      return undefined;
  }
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

function wordsOf(shapes: readonly Shape[], scale: number, { place, unit }: View): string {
  const words = shapes
    .flatMap((shape) => explodeShape(shape, scale))
    .flatMap((primitive) => {
      if (primitive.kind !== 'text') return [];
      const { x, y } = place(primitive.at);
      const size = Math.round(fontSize(primitive.height) * unit);
      return [
        lettering({
          text: primitive.text,
          x: Math.round(x),
          y: Math.round(y),
          size,
          anchor: anchors[primitive.align],
        }),
      ];
    });
  return `<g fill="${ink}">${words.join('')}</g>`;
}
