import { placement } from '#src/reference-api/files/bim/ifc-body.ts';
import { list, none, real, text, type StepFile } from '#src/reference-api/files/bim/step-file.ts';

/** Makes the GlobalId of one thing in the file from its role there. */
export type IdOf = (role: string) => string;

export interface IfcProject {
  project: string;
  /** Where bodies belong. */
  body: string;
  storey: string;
  /** Puts something at the origin of the storey; returns its placement. */
  placeOnStorey: () => string;
}

/** Adds project, site, building and storey, each within the one before, with units and contexts. */
export function addProject(file: StepFile, name: string, id: IdOf): IfcProject {
  const origin = placement(file, [0, 0, 0], [0, 0, 1], [1, 0, 0]);
  const contextValues = ['$', text('Model'), '3', '1.E-05', origin, '$'];
  const model = file.add('IfcGeometricRepresentationContext', contextValues);
  const inherited = ['*', '*', '*', '*', model, '$', '.MODEL_VIEW.', '$'];
  const body = file.add('IfcGeometricRepresentationSubContext', [text('Body'), text('Model'), ...inherited]);
  const projectValues = [id('project'), '$', text(name), ...none(4), list([model]), addUnits(file)];
  const project = file.add('IfcProject', projectValues);

  const place = (within: string): string => file.add('IfcLocalPlacement', [within, origin]);
  const onSite = place('$');
  const inBuilding = place(onSite);
  const onStorey = place(inBuilding);
  const spatial = (role: string, label: string, at: string): string[] => {
    const named = [id(role), '$', text(label)];
    return [...named, ...none(2), at, ...none(2), '.ELEMENT.'];
  };
  const site = file.add('IfcSite', [...spatial('site', 'Site', onSite), ...none(5)]);
  const building = file.add('IfcBuilding', [...spatial('building', 'Building', inBuilding), ...none(3)]);
  const storey = file.add('IfcBuildingStorey', [...spatial('storey', 'Level 1', onStorey), real(0)]);
  const within = (role: string, whole: string, part: string): string =>
    file.add('IfcRelAggregates', [id(role), ...none(3), whole, list([part])]);
  within('project-site', project, site);
  within('site-building', site, building);
  within('building-storey', building, storey);
  return { project, body, storey, placeOnStorey: () => place(onStorey) };
}

/** Adds inches, square inches and degrees, each by its factor to the SI unit. */
function addUnits(file: StepFile): string {
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
