import { composeDrawing } from '#src/reference-api/drawings/drafting/compose-drawing.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { inchNumber } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import { realSizes } from '#src/reference-api/drawings/drafting/real-sizes.ts';
import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';

export interface DetailParameter {
  name: string;
  label: string;
  least: number;
  greatest: number;
  /** What it can be, in inches, smallest first: sizes that are made, or even steps. */
  sizes: readonly number[];
  default: number;
}

export interface DetailDefinition {
  /** As in drawing titles: `Roof Edge with Metal Fascia`. */
  condition: string;
  view: 'Section' | 'Plan' | 'Elevation' | 'Isometric';
  parameters: readonly DetailParameter[];
  /** Default material names for the notes: `membrane: '60 mil TPO membrane'`. */
  labels: Readonly<Record<string, string>>;
  /** Ignores unknown names, uses defaults for missing ones, and clamps sizes to their range. */
  draw(parameters: Readonly<Record<string, number>>, labels: Readonly<Record<string, string>>): Drawing;
}

/** Label and default, in inches, with the sizes that are made, or with minimum, maximum, and step. */
type SizeRange =
  | readonly [label: string, made: keyof typeof realSizes, standard: number]
  | readonly [label: string, least: number, greatest: number, step: number, standard: number];

interface DetailSketch<P extends string, L extends string> {
  condition: string;
  view: DetailDefinition['view'];
  /** The largest scale that suits the subject, in model inches per paper inch. */
  scale: number;
  sizes: Readonly<Record<P, SizeRange>>;
  /** `{glass}` in a label is that size in inches, `{block nominal}` with its mortar joint. */
  labels: Readonly<Record<L, string>>;
  sketch(pen: Pen, sizes: Readonly<Record<P, number>>, label: (name: L) => string): void;
}

function parameterOf(name: string, range: SizeRange): DetailParameter {
  const [label] = range;
  if (range.length === 3) {
    const [, made, standard] = range;
    const sizes = realSizes[made];
    return { name, label, least: sizes[0], greatest: sizes.at(-1) ?? standard, sizes, default: standard };
  }
  const [, least, greatest, step, standard] = range;
  const steps = Math.round((greatest - least) / step);
  const sizes = Array.from({ length: steps + 1 }, (_, index) => Number((least + index * step).toFixed(4)));
  return { name, label, least, greatest, sizes, default: standard };
}

function clampSize(
  value: number | undefined,
  { least, greatest, default: standard }: DetailParameter,
): number {
  if (value === undefined || !Number.isFinite(value)) return standard;
  return Math.min(greatest, Math.max(least, value));
}

/** A label with the sizes that it names. */
const fillSizes = (label: string, sizes: Readonly<Record<string, number>>): string =>
  label.replaceAll(/\{(\w+)( nominal)?\}/g, (_, name: string, nominal?: string) =>
    inchNumber((sizes[name] ?? 0) + (nominal ? 0.375 : 0)),
  );

/** All sizes of a detail: those given, within their range, and the default of each other. */
function clampSizes<P extends string>(
  parameters: readonly DetailParameter[],
  given: Readonly<Record<string, number>>,
): Readonly<Record<P, number>> {
  const isComplete = (sizes: Readonly<Record<string, number>>): sizes is Readonly<Record<P, number>> =>
    parameters.every(({ name }) => Object.hasOwn(sizes, name));
  const sizes = Object.fromEntries(
    parameters.map((parameter) => [parameter.name, clampSize(given[parameter.name], parameter)]),
  );
  if (!isComplete(sizes)) throw new Error('A size is missing');
  return sizes;
}

/** Makes a detail from its sketch; TypeScript checks the names of sizes and labels. */
export function defineDetail<const P extends string, const L extends string>(
  detail: DetailSketch<P, L>,
): DetailDefinition {
  const parameters = Object.entries<SizeRange>(detail.sizes).map(([name, range]) => parameterOf(name, range));
  const draw: DetailDefinition['draw'] = (given, names) => {
    const sizes = clampSizes<P>(parameters, given);
    return composeDrawing(detail.scale, (pen) => {
      detail.sketch(
        pen,
        sizes,
        (name) => (names[name] ?? '').trim() || fillSizes(detail.labels[name], sizes),
      );
    });
  };
  return {
    condition: detail.condition,
    view: detail.view,
    parameters,
    labels: detail.labels,
    draw,
  };
}
