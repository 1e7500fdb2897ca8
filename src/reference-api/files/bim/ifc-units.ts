import { list, none, real, text } from '#src/reference-api/files/bim/step-file.ts';
import type { StepFile } from '#src/reference-api/files/bim/step-file.ts';

/** Adds inches, square inches and degrees, each by its factor to the SI unit. */
export function addUnits(file: StepFile): string {
  const converted = (kind: string, si: string, name: string, factor: number, exponent: number): string => {
    const dimensions = file.add('IfcDimensionalExponents', [String(exponent), ...'000000']);
    const base = file.add('IfcSIUnit', ['*', kind, ...none(1), si]);
    const measure = kind === '.PLANEANGLEUNIT.' ? 'IFCPLANEANGLEMEASURE' : 'IFCRATIOMEASURE';
    const ratio = file.add('IfcMeasureWithUnit', [`${measure}(${real(factor)})`, base]);
    return file.add('IfcConversionBasedUnit', [dimensions, kind, text(name), ratio]);
  };
  const units = [
    converted('.LENGTHUNIT.', '.METRE.', 'INCH', 0.0254, 1),
    converted('.AREAUNIT.', '.SQUARE_METRE.', 'SQUARE INCH', 0.00064516, 2),
    converted('.PLANEANGLEUNIT.', '.RADIAN.', 'DEGREE', Math.PI / 180, 0),
  ];
  return file.add('IfcUnitAssignment', [list(units)]);
}
