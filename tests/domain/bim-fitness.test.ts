import { describe, expect, it } from 'vitest';

import type { Bim } from '#src/contracts/content.ts';
import { bimFitness } from '#src/domain/bim-fitness.ts';

const today = '2026-11-02';

const good: Bim = {
  id: 1,
  content_type: 'bim',
  title: 'Roof hatch',
  coid: 31250,
  company: 'Northfold Roofing Systems',
  companySlug: 'northfold-roofing-systems',
  webabrv: 'northfold',
  csi: [],
  productIds: [],
  summary: '',
  created_at: '2025-01-01',
  updated_at: '2026-01-01',
  files: [],
  picture: null,
  familyName: 'NFD_RoofHatch',
  category: 'Specialty Equipment',
  host: 'roof',
  lod: 300,
  revitYear: 2024,
  ifcClass: 'IfcDoor',
  sizeKb: 600,
  types: 3,
  parameters: ['Model', 'Width', 'Length', 'Finish', 'URL'].map((name) => ({ name, value: 'x', unit: null })),
  importedGeometry: false,
  tested: '2026-03-01',
};

describe('whether a BIM object is fit for use', () => {
  it('is, when it is light, tested, native and has its parameters', () => {
    expect(bimFitness(good, today)).toMatchObject({ fitness: 'fit', reasons: [] });
  });

  it.each<[string, Partial<Bim>, string, string]>([
    ['made of imported geometry', { importedGeometry: true }, 'unfit', 'imported geometry'],
    ['very heavy', { sizeKb: 5_001 }, 'unfit', 'very heavy file'],
    ['heavy', { sizeKb: 1_001 }, 'check', 'heavy file'],
    ['never tested', { tested: null }, 'check', 'not tested'],
    ['tested long ago', { tested: '2023-10-01' }, 'check', 'tested over 3 years ago'],
    ['made in an old Revit', { revitYear: 2019 }, 'check', 'made in Revit 2019'],
    ['nearly without parameters', { parameters: [] }, 'check', 'few parameters'],
    ['only roughly drawn', { lod: 200 }, 'check', 'only LOD 200'],
    ['of no category', { category: 'Generic Models' }, 'check', 'generic category'],
    ['flat', { category: 'Detail Items' }, 'unfit', 'two-dimensional only'],
    ['a door without a wall', { category: 'Doors', host: 'unhosted' }, 'check', 'not hosted by a wall'],
    ['silent about its host', { host: '' }, 'check', 'host not stated'],
    ['without types', { types: 0 }, 'check', 'no types'],
    ['crowded with types', { types: 51 }, 'check', 'too many types for one family'],
    ['a mere proxy in IFC', { ifcClass: 'IfcBuildingElementProxy' }, 'check', 'no specific IFC class'],
  ])('says why not when it is %s', (_, facts, fitness, reason) => {
    expect(bimFitness({ ...good, ...facts }, today)).toMatchObject({ fitness, reasons: [reason] });
  });

  it('names every reason, the worst decides', () => {
    const found = bimFitness({ ...good, tested: null, importedGeometry: true }, today);
    expect(found).toMatchObject({ fitness: 'unfit', reasons: ['imported geometry', 'not tested'] });
  });

  it('does not hold a missing Revit file against an IFC', () => {
    expect(bimFitness({ ...good, revitYear: null }, today).fitness).toBe('fit');
  });

  it('looks at ten things, each with what the object says of it', () => {
    const { findings } = bimFitness({ ...good, lod: 200 }, today);
    expect(findings.map(({ aspect, value, fitness }) => [aspect, value, fitness])).toEqual([
      ['Geometry', 'native', 'fit'],
      ['File size', '600 kB', 'fit'],
      ['Tested', 'Mar 2026', 'fit'],
      ['Revit', '2024', 'fit'],
      ['Level of development', 'LOD 200', 'check'],
      ['Category', 'Specialty Equipment', 'fit'],
      ['Host', 'roof', 'fit'],
      ['Types', '3', 'fit'],
      ['Parameters', '5', 'fit'],
      ['IFC class', 'IfcDoor', 'fit'],
    ]);
  });
});
