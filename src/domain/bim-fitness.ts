import type { ListedBim } from '#src/contracts/content.ts';
import { countText, fileSizeText } from '#src/lib/numbers.ts';

export type Fitness = 'fit' | 'check' | 'unfit';

/** Worded for use within a sentence. */
export const fitnessWords = {
  fit: 'fit for use',
  check: 'to check first',
  unfit: 'not recommended',
} as const;

/** One aspect that a BIM manager checks: what the files say about it and the verdict. */
export interface FitnessFinding {
  aspect: string;
  value: string;
  fitness: Fitness;
  /** Why the verdict isn't "fit"; empty when it is. */
  reason: string;
}

/** How well an object's IFC and GLB files work in a model. The worst finding decides. */
export interface BimFitness {
  fitness: Fitness;
  /** Reasons of all findings that aren't "fit", worst first. */
  reasons: readonly string[];
  /** All nine aspects, in the order they are checked. */
  findings: readonly FitnessFinding[];
}

const heavyKb = 1_000;
const tooHeavyKb = 5_000;
const denseTriangles = 20_000;
const tooDenseTriangles = 100_000;
const fewParameters = 5;
const manyTypes = 50;
/** Below this, shape and size are approximate (BIMForum LOD Specification). */
const minLod = 300;

/** Categories that need a wall, roof or ceiling as host to cut an opening. */
const hosted: ReadonlyMap<string, readonly string[]> = new Map([
  ['Doors', ['wall']],
  ['Windows', ['wall', 'roof']],
]);
const vague = /^(?:Generic Models?|)$/i;
const flat = /^(?:Detail Items?|Detail Components?)$/i;
const proxy = /^(?:IfcBuildingElementProxy|IfcProxy|)$/i;
const standardSet = /^Pset_\w+Common$/;

type Judged = readonly [value: string, fitness: Fitness, reason: string];
const fine = (value: string): Judged => [value, 'fit', ''];
const check = (value: string, reason: string): Judged => [value, 'check', reason];
const unfit = (value: string, reason: string): Judged => [value, 'unfit', reason];

/** Judges an object by the contents of its files, one aspect at a time. */
export function bimFitness(bim: ListedBim): BimFitness {
  const judged: readonly (readonly [string, Judged])[] = [
    ['IFC file', sizeOf(bim)],
    ['Geometry', geometryOf(bim)],
    ['Level of development', lodOf(bim)],
    ['IFC class', ifcOf(bim)],
    ['Property sets', propertySetsOf(bim)],
    ['Properties', parametersOf(bim)],
    ['Types', typesOf(bim)],
    ['Category', categoryOf(bim)],
    ['Host', hostOf(bim)],
  ];
  const findings = judged.map(([aspect, [value, fitness, reason]]) => ({ aspect, value, fitness, reason }));
  const worst = findings.filter(({ fitness }) => fitness === 'unfit');
  const doubtful = findings.filter(({ fitness }) => fitness === 'check');
  return {
    fitness: worst.length > 0 ? 'unfit' : doubtful.length > 0 ? 'check' : 'fit',
    reasons: [...worst, ...doubtful].map(({ reason }) => reason),
    findings,
  };
}

function sizeOf({ sizeKb }: ListedBim): Judged {
  const text = fileSizeText(sizeKb * 1000);
  if (sizeKb > tooHeavyKb) return unfit(text, 'very heavy file');
  return sizeKb > heavyKb ? check(text, 'heavy file') : fine(text);
}

function geometryOf({ triangles }: ListedBim): Judged {
  const text = `${countText(triangles)} triangles`;
  if (triangles === 0) return unfit('none', 'no geometry');
  if (triangles > tooDenseTriangles) return unfit(text, 'very dense geometry');
  return triangles > denseTriangles ? check(text, 'dense geometry') : fine(text);
}

const lodOf = ({ lod }: ListedBim): Judged =>
  lod < minLod ? check(`LOD ${lod}`, `only LOD ${lod}`) : fine(`LOD ${lod}`);

function categoryOf({ category }: ListedBim): Judged {
  if (flat.test(category)) return unfit(category, 'two-dimensional only');
  return vague.test(category) ? check(category || 'not stated', 'generic category') : fine(category);
}

function hostOf({ category, host }: ListedBim): Judged {
  const hosts = hosted.get(category);
  if (host === '') return check('not stated', 'host not stated');
  return hosts && !hosts.includes(host) ? check(host, `not hosted by a ${hosts[0]}`) : fine(host);
}

function typesOf({ types }: ListedBim): Judged {
  if (types === 0) return check('none', 'no types');
  return types > manyTypes ? check(String(types), 'too many types for one object') : fine(String(types));
}

const parametersOf = ({ parameters: { length } }: ListedBim): Judged =>
  length < fewParameters ? check(String(length), 'few properties') : fine(String(length));

function propertySetsOf({ propertySets }: ListedBim): Judged {
  if (propertySets.length === 0) return check('none', 'no property sets');
  const text = propertySets.join(', ');
  return propertySets.some((name) => standardSet.test(name))
    ? fine(text)
    : check(text, 'no common property set');
}

const ifcOf = ({ ifcClass }: ListedBim): Judged =>
  proxy.test(ifcClass) ? check(ifcClass || 'not stated', 'no specific IFC class') : fine(ifcClass);
