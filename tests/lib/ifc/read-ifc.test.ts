import { strToU8, zipSync } from 'fflate';
import { IfcAPI, LogLevel } from 'web-ifc';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IfcModel, IfcObject } from '#src/lib/ifc/ifc-model.ts';
import { openIfc } from '#src/lib/ifc/open-ifc.ts';
import { readIfc } from '#src/lib/ifc/read-ifc.ts';
import { TooLargeError } from '#src/lib/budget.ts';
import { unpackedIfc } from '#src/lib/ifc/unpacked-ifc.ts';
import { bimToIfc } from '#src/reference-api/files/bim/bim-to-ifc.ts';
import { sampleDoor } from '#tests/reference-api/bim/sample-objects.ts';

const api = new IfcAPI();

function read(text: string): IfcModel | null {
  const opened = openIfc(api, new TextEncoder().encode(text));
  if (!opened) return null;
  const model = readIfc(opened.file);
  api.CloseModel(opened.model);
  return model;
}

beforeAll(async () => {
  await api.Init();
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
});

const line = (thing: IfcObject | undefined): IfcObject[] =>
  thing ? [thing, ...thing.parts.flatMap((part) => line(part))] : [];

describe('the IFC file of a door', () => {
  let model: IfcModel | null = null;
  beforeAll(() => {
    model = read(bimToIfc(sampleDoor));
  });
  const element = (): IfcObject | undefined => line(model?.project).at(-1);

  it('stands in project, site, building and storey', () => {
    expect(model?.schema).toBe('IFC4');
    expect(line(model?.project).map(({ entity }) => entity)).toEqual([
      'IfcProject',
      'IfcSite',
      'IfcBuilding',
      'IfcBuildingStorey',
      'IfcDoor',
    ]);
    expect(line(model?.project)[3]?.name).toBe('Level 1');
  });

  it.each([
    ['IFC4RC4', 'IFC4'],
    ['IFC4_ADD2', 'IFC4'],
    ['ifc4', 'IFC4'],
    ['IFC4X3_TC1', 'IFC4X3'],
    ['IFC2X3_FINAL', 'IFC2X3'],
  ])('is read where its schema is called %s', (name, schema) => {
    const named = bimToIfc(sampleDoor).replace(/(FILE_SCHEMA\s*\(\(')IFC4'/, `$1${name}'`);
    expect(named).toContain(name);
    expect(read(named)?.schema).toBe(schema);
  });

  it('says class, type, classification and material of its element, whatever the letters', () => {
    expect(element()).toMatchObject({
      name: sampleDoor.familyName,
      predefinedType: 'DOOR',
      typeName: sampleDoor.types[0].name,
      classifications: [{ system: 'MasterFormat', code: '08 11 13', title: 'Hollow Metal Doors and Frames' }],
      materials: [sampleDoor.material],
    });
    expect(model?.types.map(({ name }) => name)).toEqual(sampleDoor.types.map(({ name }) => name));
  });

  it('gives the sets of its type with values and units', () => {
    const [maker, common, own] = element()?.sets ?? [];
    expect(maker).toMatchObject({
      name: 'Pset_ManufacturerTypeInformation',
      properties: [{ name: 'Manufacturer', value: sampleDoor.manufacturer }, { name: 'ModelLabel' }],
    });
    expect(common?.name).toBe('Pset_DoorCommon');
    expect(common?.properties.map(({ name, value, unit }) => [name, value, unit])).toEqual([
      ['Reference', sampleDoor.familyName, ''],
      ['FireRating', '45 min', ''],
      ['AcousticRating', 'STC 34', ''],
      ['ThermalTransmittance', 2.1, 'W/(m²·K)'],
      ['IsExternal', 'Yes', ''],
    ]);
    expect(own?.properties).toEqual([
      { name: 'Fire rating', value: '45 min', unit: '', description: '' },
      { name: 'Sound transmission class', value: 34, unit: '', description: '' },
      { name: 'Leaf thickness', value: 1.75, unit: 'in', description: 'in' },
      { name: 'U-factor', value: 1e-7, unit: '', description: 'Btu/(h·ft²·°F)' },
    ]);
  });
});

/** A file of other programs: IFC2X3, millimeters, sets at the element, layers, quantities, and a loop. */
const foreign = `ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME('','',(''),(''),'','','');
FILE_SCHEMA(('IFC2X3'));
ENDSEC;
DATA;
#1=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);
#2=IFCUNITASSIGNMENT((#1));
#3=IFCPROJECT('0000000000000000000001',$,'House',$,$,$,$,(),#2);
#4=IFCWALL('0000000000000000000002',$,'Wall 1',$,$,$,$,$);
#5=IFCRELAGGREGATES('0000000000000000000003',$,$,$,#3,(#4));
#6=IFCRELAGGREGATES('0000000000000000000004',$,$,$,#4,(#3));
#7=IFCPROPERTYSINGLEVALUE('Width',$,IFCPOSITIVELENGTHMEASURE(200.),$);
#8=IFCPROPERTYENUMERATEDVALUE('Status',$,(IFCLABEL('NEW'),IFCLABEL('TEMPORARY')),$);
#9=IFCPROPERTYSINGLEVALUE('LoadBearing',$,IFCBOOLEAN(.F.),$);
#10=IFCCOMPLEXPROPERTY('Finish',$,'usage',(#11));
#11=IFCPROPERTYSINGLEVALUE('Color',$,IFCLABEL('White'),$);
#12=IFCPROPERTYSET('0000000000000000000005',$,'Own',$,(#7,#8,#9,#10));
#13=IFCRELDEFINESBYPROPERTIES('0000000000000000000006',$,$,$,(#4),#12);
#14=IFCQUANTITYLENGTH('Height',$,$,2400.);
#15=IFCELEMENTQUANTITY('0000000000000000000007',$,'BaseQuantities',$,$,(#14));
#16=IFCRELDEFINESBYPROPERTIES('0000000000000000000008',$,$,$,(#4),#15);
#17=IFCMATERIAL('Brick');
#18=IFCMATERIAL('Mineral wool');
#19=IFCMATERIALLAYER(#17,100.,$);
#20=IFCMATERIALLAYER(#18,100.,$);
#21=IFCMATERIALLAYERSET((#19,#20),$);
#22=IFCMATERIALLAYERSETUSAGE(#21,.AXIS2.,.POSITIVE.,0.);
#23=IFCRELASSOCIATESMATERIAL('0000000000000000000009',$,$,$,(#4),#22);
ENDSEC;
END-ISO-10303-21;
`;

describe('the IFC file of another program', () => {
  it('is read with its own units, layers and quantities, and a loop in it ends', () => {
    const [project, wall, ...others] = line(read(foreign)?.project);
    expect([project?.name, wall?.name, others]).toEqual(['House', 'Wall 1', []]);
    expect(wall?.materials).toEqual(['Brick', 'Mineral wool']);
    const rows = wall?.sets.map(({ name, properties }) => [
      name,
      ...properties.map((one) => `${one.name}=${one.value}${one.unit && ` ${one.unit}`}`),
    ]);
    expect(rows).toEqual([
      ['Own', 'Width=200 mm', 'Status=NEW, TEMPORARY', 'LoadBearing=No', 'Finish: Color=White'],
      ['BaseQuantities', 'Height=2400 mm'],
    ]);
  });

  it('gives weights and other quantities in the units that the file assigns, else in those of the standard', () => {
    const more = `#30=IFCQUANTITYWEIGHT('GrossWeight',$,$,42.);
#31=IFCPROPERTYSINGLEVALUE('Weight',$,IFCMASSMEASURE(42.),$);
#32=IFCPROPERTYSINGLEVALUE('Heat',$,IFCTHERMODYNAMICTEMPERATUREMEASURE(20.),$);
#33=IFCSIUNIT(*,.THERMODYNAMICTEMPERATUREUNIT.,$,.DEGREE_CELSIUS.);
ENDSEC;
END-ISO`;
    const file = foreign
      .replace('ENDSEC;\nEND-ISO', more)
      .replace('(#7,#8,#9,#10)', '(#31,#32)')
      .replace('(#14)', '(#14,#30)');
    const rows = (text: string) =>
      line(read(text)?.project)[1]?.sets.flatMap(({ properties }) =>
        properties.map(({ name, value, unit }) => `${name} ${value} ${unit}`.trim()),
      );
    const assigned = file
      .replace('((#1))', '((#1,#33,#34))')
      .replace('#33=', '#34=IFCSIUNIT(*,.MASSUNIT.,.KILO.,.GRAM.);\n#33=');
    expect(rows(assigned)).toEqual(['Weight 42 kg', 'Heat 20 °C', 'Height 2400 mm', 'GrossWeight 42 kg']);
    expect(rows(file)).toEqual(['Weight 42 kg', 'Heat 20', 'Height 2400 mm', 'GrossWeight 42 kg']);
  });

  it('that is a library of types lists them', () => {
    const library = foreign
      .replace('IFC2X3', 'IFC4')
      .replace(/#3=.*/, "#3=IFCPROJECTLIBRARY('0000000000000000000001',$,'Doors 2027',$,$,$,$,$,#2);")
      .replace(
        /#4=.*/,
        "#4=IFCDOORTYPE('0000000000000000000002',$,'Door 36',$,$,(#12),$,$,$,.DOOR.,.SINGLE_SWING_LEFT.,$,$);",
      )
      .replace(/#5=.*/, "#5=IFCRELDECLARES('0000000000000000000003',$,$,$,#3,(#4));")
      .replace(/#6=.*\n/, '');
    const model = read(library);
    expect([model?.project.name, model?.types.map(({ name }) => name)]).toEqual(['Doors 2027', ['Door 36']]);
  });

  it.each([
    ['nothing', ''],
    ['no IFC', 'glTF'],
    ['cut off after its head', foreign.slice(0, 150)],
    ['without a project', foreign.replace(/#3=.*\n/, '')],
  ])('that is %s gives nothing', (_, text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a packed IFC file', () => {
  const packed = (names: Record<string, string>): Uint8Array =>
    zipSync(Object.fromEntries(Object.entries(names).map(([name, text]) => [name, strToU8(text)])));
  it('is unpacked, whatever lies beside the model', () => {
    const bytes = unpackedIfc(packed({ 'read me.txt': 'a', 'House.IFC': foreign }));
    expect(bytes && new TextDecoder().decode(bytes)).toBe(foreign);
    const plain = strToU8(foreign);
    expect(unpackedIfc(plain)).toBe(plain);
  });

  it('without a model, or damaged, gives nothing, and one that grows without end is refused', () => {
    expect(unpackedIfc(packed({ 'a.txt': 'a' }))).toBeNull();
    expect(unpackedIfc(packed({ 'a.ifc': foreign }).subarray(0, 99))).toBeNull();
    const bomb = zipSync({ 'a.ifc': new Uint8Array(100_000_001) }, { level: 1 });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(() => unpackedIfc(bomb)).toThrow(TooLargeError);
  });
});
