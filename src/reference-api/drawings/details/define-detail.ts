import { composeDrawing } from '#src/reference-api/drawings/drafting/compose-drawing.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { scaleText } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';

export interface DetailParameter {
  name: string;
  label: string;
  unit: 'in';
  least: number;
  greatest: number;
  step: number;
  default: number;
}

export interface DetailDefinition {
  /** As in drawing titles: `Roof Edge with Metal Fascia`. */
  condition: string;
  view: 'Section' | 'Plan' | 'Elevation' | 'Isometric';
  parameters: readonly DetailParameter[];
  /** Default material names for the notes: `membrane: '60 mil TPO membrane'`. */
  labels: Readonly<Record<string, string>>;
  /** The default scale as text: `3" = 1'-0"`. */
  readonly scaleNote: string;
  /** Ignores unknown names, uses defaults for missing ones, and clamps sizes to their range. */
  draw(parameters: Readonly<Record<string, number>>, labels: Readonly<Record<string, string>>): Drawing;
}

/** Label, minimum, maximum, step, and default, in inches. */
type SizeRange = readonly [label: string, least: number, greatest: number, step: number, standard: number];

interface DetailSketch<P extends string, L extends string> {
  condition: string;
  view: DetailDefinition['view'];
  /** The largest scale that suits the subject, in model inches per paper inch. */
  scale: number;
  sizes: Readonly<Record<P, SizeRange>>;
  labels: Readonly<Record<L, string>>;
  sketch(pen: Pen, sizes: Readonly<Record<P, number>>, label: (name: L) => string): void;
}

function clampSize(value: number | undefined, [, least, greatest, , standard]: SizeRange): number {
  if (value === undefined || !Number.isFinite(value)) return standard;
  return Math.min(greatest, Math.max(least, value));
}

/** All sizes of a detail: those given, within their range, and the default of each other. */
function clampSizes<P extends string>(
  ranges: Readonly<Record<P, SizeRange>>,
  given: Readonly<Record<string, number>>,
): Readonly<Record<P, number>> {
  const isComplete = (sizes: Readonly<Record<string, number>>): sizes is Readonly<Record<P, number>> =>
    Object.keys(ranges).every((name) => Object.hasOwn(sizes, name));
  const entries = Object.entries<SizeRange>(ranges);
  const sizes = Object.fromEntries(entries.map(([name, range]) => [name, clampSize(given[name], range)]));
  if (!isComplete(sizes)) throw new Error('A size is missing');
  return sizes;
}

/** Makes a detail from its sketch; TypeScript checks the names of sizes and labels. */
export function defineDetail<const P extends string, const L extends string>(
  detail: DetailSketch<P, L>,
): DetailDefinition {
  const parameters = Object.entries<SizeRange>(detail.sizes).map(
    ([name, [label, least, greatest, step, standard]]): DetailParameter => ({
      name,
      label,
      unit: 'in',
      least,
      greatest,
      step,
      default: standard,
    }),
  );
  const draw: DetailDefinition['draw'] = (given, names) =>
    composeDrawing(detail.scale, (pen) => {
      detail.sketch(
        pen,
        clampSizes(detail.sizes, given),
        (name) => (names[name] ?? '').trim() || detail.labels[name],
      );
    });
  let standard: string | null = null;
  return {
    condition: detail.condition,
    view: detail.view,
    parameters,
    labels: detail.labels,
    get scaleNote() {
      standard ??= scaleText(draw({}, {}).scale);
      return standard;
    },
    draw,
  };
}
