import { describe, expect, it } from 'vitest';

import type { Bim } from '#src/contracts/content.ts';
import { bimFitness } from '#src/domain/bim-fitness.ts';

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
  ifcClass: 'IfcDoor',
  sizeKb: 42,
  triangles: 320,
  types: 3,
  propertySets: ['Pset_ManufacturerTypeInformation', 'Pset_DoorCommon'],
  parameters: ['Model', 'Width', 'Length', 'Finish', 'URL'].map((name) => ({ name, value: 'x', unit: null })),
};

describe('whether a BIM object is fit for use', () => {
  it('is, when it is light, tested, native and has its parameters', () => {
    expect(bimFitness(good)).toMatchObject({ fitness: 'fit', reasons: [] });
  });

  it.each<[string, Partial<Bim>, string, string]>([
    ['without a shape', { triangles: 0 }, 'unfit', 'no geometry'],
    ['dense', { triangles: 20_001 }, 'check', 'dense geometry'],
    ['very dense', { triangles: 100_001 }, 'unfit', 'very dense geometry'],
    ['very heavy', { sizeKb: 5_001 }, 'unfit', 'very heavy file'],
    ['heavy', { sizeKb: 1_001 }, 'check', 'heavy file'],
    ['without property sets', { propertySets: [] }, 'check', 'no property sets'],
    [
      'without the set of its class',
      { propertySets: ['Pset_ManufacturerTypeInformation'] },
      'check',
      'no common property set',
    ],
    ['nearly without properties', { parameters: [] }, 'check', 'few properties'],
    ['only roughly drawn', { lod: 200 }, 'check', 'only LOD 200'],
    ['of no category', { category: 'Generic Models' }, 'check', 'generic category'],
    ['flat', { category: 'Detail Items' }, 'unfit', 'two-dimensional only'],
    ['a door without a wall', { category: 'Doors', host: 'unhosted' }, 'check', 'not hosted by a wall'],
    ['silent about its host', { host: '' }, 'check', 'host not stated'],
    ['without types', { types: 0 }, 'check', 'no types'],
    ['crowded with types', { types: 51 }, 'check', 'too many types for one object'],
    ['a mere proxy in IFC', { ifcClass: 'IfcBuildingElementProxy' }, 'check', 'no specific IFC class'],
  ])('says why not when it is %s', (_, facts, fitness, reason) => {
    expect(bimFitness({ ...good, ...facts })).toMatchObject({ fitness, reasons: [reason] });
  });

  it('names every reason, the worst decides', () => {
    const found = bimFitness({ ...good, lod: 200, triangles: 0 });
    expect(found).toMatchObject({ fitness: 'unfit', reasons: ['no geometry', 'only LOD 200'] });
  });

  it('looks at nine things, each with what the files say of it', () => {
    const { findings } = bimFitness({ ...good, lod: 200 });
    expect(findings.map(({ aspect, value, fitness }) => [aspect, value, fitness])).toEqual([
      ['IFC file', '42 kB', 'fit'],
      ['Geometry', '320 triangles', 'fit'],
      ['Level of development', 'LOD 200', 'check'],
      ['IFC class', 'IfcDoor', 'fit'],
      ['Property sets', 'Pset_ManufacturerTypeInformation, Pset_DoorCommon', 'fit'],
      ['Properties', '5', 'fit'],
      ['Types', '3', 'fit'],
      ['Category', 'Specialty Equipment', 'fit'],
      ['Host', 'roof', 'fit'],
    ]);
  });
});
