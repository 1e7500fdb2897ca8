import type { DxfFile } from '#src/lib/dxf/dxf-file.ts';
import { numberOf } from '#src/lib/dxf/groups.ts';

/** Inches per drawing unit, by $INSUNITS code. */
const unitInches: Readonly<Record<number, number>> = {
  1: 1,
  2: 12,
  3: 63_360,
  4: 1 / 25.4,
  5: 1 / 2.54,
  6: 1 / 0.0254,
  7: 1 / 0.000_025_4,
  8: 0.000_001,
  9: 0.001,
  10: 36,
  11: 1e-8 / 2.54,
  12: 1e-6 / 25.4,
  13: 0.001 / 25.4,
  14: 1 / 0.254,
  15: 10 / 0.0254,
  16: 100 / 0.0254,
  21: 12.000_024,
  22: 1.000_002,
  23: 36.000_072,
  24: 63_360.126_72,
};

export interface DrawingUnits {
  /** Inches per model unit. */
  inches: number;
  /** Whether the file states the unit; otherwise inches are assumed. */
  isUnitStated: boolean;
}

/** A drawing without a unit is in millimeters if it says that it is metric. */
export function unitsOfDrawing({ header }: Pick<DxfFile, 'header'>): DrawingUnits {
  const named = unitInches[numberOf(header.get('$INSUNITS') ?? [], 70)];
  if (named !== undefined) return { inches: named, isUnitStated: true };
  const isMetric = numberOf(header.get('$MEASUREMENT') ?? [], 70) === 1;
  return { inches: isMetric ? 1 / 25.4 : 1, isUnitStated: isMetric };
}
