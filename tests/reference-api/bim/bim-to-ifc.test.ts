import { IfcAPI, LogLevel } from 'web-ifc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bimToIfc } from '#src/reference-api/files/bim/bim-to-ifc.ts';
import type { BimObject } from '#src/reference-api/files/bim/bim-object.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';
import { sampleDoor, sampleObjects } from '#tests/reference-api/bim/sample-objects.ts';
import { attributeCounts, extentOf, linesOf, valueOf } from '#tests/reference-api/bim/read-ifc.ts';

const metre = 0.0254;
const api = new IfcAPI();
let model = -1;
const open = (object: BimObject): number => api.OpenModel(new TextEncoder().encode(bimToIfc(object)));

beforeAll(async () => {
  await api.Init();
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
});

describe.each(sampleObjects)('the IFC file of $id', (object) => {
  beforeAll(() => {
    model = open(object);
  });
  afterAll(() => api.CloseModel(model));

  it('holds one element of the stated class in one storey', () => {
    const known = object.ifcClass === 'IfcNoSuchThing' ? 'IfcBuildingElementProxy' : object.ifcClass;
    const elements = linesOf(api, model, known);
    expect(elements).toHaveLength(1);
    expect(valueOf(elements[0], 'Name')).toBe(object.familyName);
    expect(valueOf(elements[0], 'Tag')).toBe(object.id);
    expect(linesOf(api, model, 'IfcBuildingStorey')).toHaveLength(1);
    expect(linesOf(api, model, 'IfcRelContainedInSpatialStructure')).toHaveLength(1);
  });

  it('has a body as wide, deep and high as the object', () => {
    const { width, depth, height } = object.types[0].dimensions;
    const extent = extentOf(api, model);
    expect(extent.width).toBeCloseTo(width * metre, 4);
    expect(extent.depth).toBeCloseTo(depth * metre, 4);
    expect(extent.height).toBeCloseTo(height * metre, 4);
  });

  it('gives every instance just the attributes that IFC4 lists for it', () => {
    const counts = attributeCounts(api, model);
    expect(counts.length).toBeGreaterThan(60);
    expect(counts.filter(({ given, listed }) => given !== listed)).toEqual([]);
  });

  it('gives every rooted thing its own 22-character id', () => {
    const ids = [...bimToIfc(object).matchAll(/=IFC[A-Z]+\('([0-9A-Za-z_$]{22})',\$/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThanOrEqual(10);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-3]/);
  });
});

const kindsSold = new Map(
  sharedWorld({ seed: 1, scale: 1, today })
    .world.content.all('bim')
    .map((bim) => [bim.ifcClass, bim]),
);

describe('every class that an object of the sample world has', () => {
  it.each([...kindsSold.keys()].toSorted())('%s is an entity of IFC4 with its own attributes', (ifcClass) => {
    const id = open({ ...sampleDoor, ifcClass, predefinedType: '' });
    expect(linesOf(api, id, ifcClass)).toHaveLength(1);
    expect(attributeCounts(api, id).filter(({ given, listed }) => given !== listed)).toEqual([]);
    api.CloseModel(id);
  });
});

describe('what a reader finds in the IFC file of a door', () => {
  beforeAll(() => {
    model = open(sampleDoor);
  });
  afterAll(() => api.CloseModel(model));

  it('is its parameters, in words of any script and figures of any size', () => {
    const sets = linesOf(api, model, 'IfcPropertySet');
    expect(sets.map((set) => valueOf(set, 'Name'))).toEqual([
      'Pset_ManufacturerTypeInformation',
      'Pset_DoorCommon',
      'Manufacturer_ProductData',
    ]);
    const properties = linesOf(api, model, 'IfcPropertySingleValue');
    const found = properties.map((line) => [
      valueOf(line, 'Name'),
      valueOf(line, 'NominalValue'),
      valueOf(line, 'Description'),
    ]);
    expect(found).toEqual([
      ['Manufacturer', sampleDoor.manufacturer, null],
      ['ModelLabel', sampleDoor.familyName, null],
      ['Reference', sampleDoor.familyName, null],
      ['FireRating', '45 min', null],
      ['AcousticRating', 'STC 34', null],
      ['ThermalTransmittance', 2.1, null],
      ['IsExternal', true, null],
      ...sampleDoor.parameters.map(({ name, value, unit }) => [name, value, unit]),
    ]);
  });

  it('is every announced type, with its own shape and the shared property sets', () => {
    const types = linesOf(api, model, 'IfcDoorType');
    expect(types.map((type) => valueOf(type, 'Name'))).toEqual(sampleDoor.types.map(({ name }) => name));
    expect(linesOf(api, model, 'IfcRepresentationMap')).toHaveLength(2);
    expect(linesOf(api, model, 'IfcRelDefinesByType')).toHaveLength(1);
    expect(linesOf(api, model, 'IfcMaterial').map((line) => valueOf(line, 'Name'))).toEqual([
      sampleDoor.material,
    ]);
  });

  it('is its MasterFormat section as CSI prints it', () => {
    const [reference] = linesOf(api, model, 'IfcClassificationReference');
    expect(valueOf(reference, 'Identification')).toBe('08 11 13');
    expect(valueOf(reference, 'Name')).toBe('Hollow Metal Doors and Frames');
    expect(valueOf(linesOf(api, model, 'IfcClassification')[0], 'Name')).toBe('MasterFormat');
  });

  it('is its overall size and the unit it is in', () => {
    const [door] = linesOf(api, model, 'IfcDoor');
    expect([valueOf(door, 'OverallWidth'), valueOf(door, 'OverallHeight')]).toEqual([40, 86]);
    expect(linesOf(api, model, 'IfcConversionBasedUnit').map((unit) => valueOf(unit, 'Name'))).toContain(
      'INCH',
    );
  });

  it('is the same text every time, and other ids for another object', () => {
    expect(bimToIfc(sampleDoor)).toBe(bimToIfc(sampleDoor));
    expect(bimToIfc({ ...sampleDoor, id: 'other' })).not.toContain(
      /IFCDOOR\('([^']+)'/.exec(bimToIfc(sampleDoor))?.[1],
    );
  });
});
