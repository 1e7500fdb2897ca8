import { describe, expect, it } from 'vitest';
import { productDrawingKeys } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { bimObjectOf } from '#src/reference-api/files/bim-object-of.ts';
import { bimToIfc } from '#src/reference-api/files/bim/bim-to-ifc.ts';
import { formNamed, formNames } from '#src/reference-api/files/bim/built-forms.ts';
import { placeOf } from '#src/reference-api/files/bim/part.ts';
import type { Part } from '#src/reference-api/files/bim/part.ts';
import { solidsOf } from '#src/reference-api/files/bim/solids-of.ts';
import { bimKindKeys } from '#src/reference-api/trade/bim-classes.ts';
import { sampleObjects } from '#tests/reference-api/bim/sample-objects.ts';
import { sampleWorlds } from '#tests/support/sample-worlds.ts';

const cornersOf = (part: Part): number[][] =>
  part.outline.flatMap((corner) => [
    placeOf(part, corner, part.from),
    placeOf(part, corner, part.from + part.length),
  ]);

/** Twice the area on the left of each corner; all positive means convex and counter-clockwise. */
const turns = ({ outline }: Part): number[] =>
  outline.map(([u, v], index) => {
    const [a, b] = outline[(index + 1) % outline.length] ?? [u, v];
    const [c, d] = outline[(index + 2) % outline.length] ?? [u, v];
    return (a - u) * (d - b) - (b - v) * (c - a);
  });

describe.each(sampleObjects)('the solids of $id', (object) => {
  const parts = solidsOf(object, object.types[0]);

  it('begin at the origin and fill the stated box', () => {
    const corners = parts.flatMap(cornersOf);
    const extent = [0, 1, 2].map((axis) => {
      const values = corners.map((corner) => corner[axis] ?? Number.NaN);
      return [Math.min(...values), Math.max(...values)];
    });
    const { width, depth, height } = object.types[0].dimensions;
    [width, depth, height].forEach((length, axis) => {
      expect(extent[axis]?.[0]).toBeCloseTo(0, 9);
      expect(extent[axis]?.[1]).toBeCloseTo(length, 9);
    });
  });

  it('are convex, counter-clockwise and have thickness', () => {
    for (const part of parts) {
      expect(Math.min(...turns(part))).toBeGreaterThan(0);
      expect(part.length).toBeGreaterThan(0);
    }
  });
});

const size = { width: 60, depth: 40, height: 80 };

describe.each([...formNames])('the form %s', (name) => {
  const parts = formNamed(name)?.(size) ?? [];

  it('fills its box with convex parts', () => {
    const corners = parts.flatMap(cornersOf);
    [size.width, size.depth, size.height].forEach((length, axis) => {
      const values = corners.map((corner) => corner[axis] ?? Number.NaN);
      expect(Math.min(...values)).toBeCloseTo(0, 6);
      expect(Math.max(...values)).toBeCloseTo(length, 6);
    });
    expect(parts.filter((part) => part.length === 0 || Math.min(...turns(part)) <= 0)).toEqual([]);
  });
});

it('kinds with a shape of their own are kinds that are drawn', () => {
  const drawn: readonly string[] = productDrawingKeys;
  expect(bimKindKeys.filter((key) => !drawn.includes(key))).toEqual([]);
  expect(bimKindKeys.filter((key, index) => bimKindKeys.indexOf(key) !== index)).toEqual([]);
});

describe.each(sampleWorlds())('objects of the world of seed $seed', (world) => {
  const all = world.content.all('bim').map((bim) => ({ bim, object: bimObjectOf(world, bim) }));

  it('say of their files what is in them', () => {
    const wrong = all.filter(({ bim, object }) => {
      if (!object) return true;
      const text = bimToIfc(object);
      const sets = [...text.matchAll(/=IFCPROPERTYSET\('[^']+',\$,'([^']+)'/g)].map(([, name]) => name);
      const types = text.match(new RegExp(`=${bim.ifcClass.toUpperCase()}TYPE\\(`, 'g'))?.length ?? 0;
      return (
        text.length / 1000 !== bim.sizeKb || types !== bim.types || sets.join() !== bim.propertySets.join()
      );
    });
    expect(wrong.slice(0, 3).map(({ bim }) => `${bim.id} ${bim.title}`)).toEqual([]);
  });

  it.each([
    ['catch basin', 'IfcDistributionChamberElement', 'Grate bar'],
    ['dock shelter', 'IfcBuildingElementProxy', 'Head curtain'],
    ['metal wall panel', 'IfcCovering', ''],
    ['VAV terminal', 'IfcAirTerminalBox', 'Inlet'],
    ['light pole', 'IfcMember', 'Upper shaft'],
    ['metal building', 'IfcElementAssembly', 'Gable'],
    ['photovoltaic module', 'IfcSolarDevice', 'Cell'],
    ['room sign', 'IfcBuildingElementProxy', 'Braille dot'],
    ['small wind turbine', 'IfcElectricGenerator', 'Blade'],
    ['hollow metal door', 'IfcDoor', 'Leaf'],
  ])('%s is an %s with its own parts', (noun, ifcClass, part) => {
    const wrong = all.filter(({ bim, object }) => {
      const product = world.content.find('product', bim.productIds[0] ?? 0);
      if (!object || !product?.noun.toLowerCase().endsWith(noun.toLowerCase())) return false;
      const names = solidsOf(object, object.types[0]).map((solid) => solid.name);
      return bim.ifcClass !== ifcClass || (part !== '' && !names.includes(part));
    });
    expect(wrong.map(({ bim }) => `${bim.title}: ${bim.ifcClass}`)).toEqual([]);
  });

  it('have none for what no model places', () => {
    const liquid = /paint|primer|sealant|adhesive|coating|admixture|bid form|bond form|compound$/i;
    const nouns = all.map(({ bim }) => world.content.find('product', bim.productIds[0] ?? 0)?.noun ?? '');
    expect(
      nouns.filter((noun) => /\bform$|paint$|primer$|adhesive$/i.test(noun) && liquid.test(noun)),
    ).toEqual([]);
  });
});
