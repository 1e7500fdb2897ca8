import { tableEntry } from '#src/reference-api/drawings/dxf/table-entry.ts';
import { type Handles, type Tag, realText } from '#src/reference-api/drawings/dxf/tags.ts';
import { noteHeight } from '#src/reference-api/drawings/drafting/primitive.ts';

export const textStyle = 'NOTES';
/** Feet and inches to the sixteenth, architectural ticks, text above the line. */
export const dimensionStyle = 'ARCHITECTURAL';

/** The text styles; `notes` is the handle that the dimension style refers to. */
export const textStyles = (handles: Handles, notes: string): ((owner: string) => Tag[])[] =>
  ['Standard', textStyle].map((name) =>
    tableEntry(
      'STYLE',
      'AcDbTextStyleTableRecord',
      handles,
      name,
      [
        [40, '0.0'],
        [41, '1.0'],
        [50, '0.0'],
        [71, 0],
        [42, realText(noteHeight)],
        [3, 'arial.ttf'],
        [4, ''],
      ],
      name === textStyle ? notes : undefined,
    ),
  );

/** The dimension styles. Sizes are paper inches times the drawing's scale. */
export function dimensionStyles(
  handles: Handles,
  notes: string,
  scale: number,
): ((owner: string) => Tag[])[] {
  const rest: Tag[] = [
    [40, realText(scale)],
    [41, '0.085'],
    [42, '0.05'],
    [44, '0.06'],
    [140, realText(noteHeight)],
    [142, '0.05'],
    [147, '0.035'],
    [73, 0],
    [74, 0],
    [77, 1],
    // Suppresses zero feet but not zero inches: 5/8", 1'-0".
    [78, 3],
    [271, 4],
    [276, 2],
    [277, 4],
    [340, notes],
  ];
  return ['Standard', dimensionStyle].map((name) =>
    tableEntry('DIMSTYLE', 'AcDbDimStyleTableRecord', handles, name, rest),
  );
}
