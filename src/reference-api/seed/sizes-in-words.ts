import type { DetailDefinition, DetailParameter } from '#src/reference-api/drawings/details/define-detail.ts';
import { nominalPipe } from '#src/reference-api/drawings/drafting/real-sizes.ts';
import { inchNumber } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import { titleCase } from '#src/reference-api/seed/titles-and-text.ts';

/** A size in the words of a title: `3-5/8 in. Stud Depth`, `NPS 4 Pipe`, `3 in 12 Slope`. */
function sizeInWords({ label }: DetailParameter, size: number): string {
  if (/^Slope\b/.test(label)) return `${inchNumber(size)} in 12 Slope`;
  if (label.startsWith('Tilt')) return `${String(size)} Degree Tilt`;
  const [pipe, rest] = label.split(' outside diameter');
  const nominal = rest === undefined ? null : nominalPipe(size);
  if (nominal !== null) return `NPS ${inchNumber(nominal)} ${titleCase(pipe ?? '')}`;
  return `${inchNumber(size)} in. ${titleCase(label)}`;
}

/** `6 in. Insulation Thickness, 1-1/2 in. Deck Depth`. */
export const sizesInWords = (
  definition: DetailDefinition,
  parameters: Readonly<Record<string, number>>,
): string =>
  definition.parameters
    .flatMap((parameter) => {
      const size = parameters[parameter.name];
      return size === undefined ? [] : [sizeInWords(parameter, size)];
    })
    .join(', ');
