import type { Bim } from '#src/contracts/content.ts';
import { daysBetween } from '#src/domain/dates.ts';

export type Fitness = 'fit' | 'check' | 'unfit';

/** How well an object serves in a model, and every reason against it. */
export interface BimFitness {
  fitness: Fitness;
  reasons: readonly string[];
}

const heavyKb = 1_000;
const tooHeavyKb = 5_000;
const staleDays = 3 * 365;
const fewParameters = 5;
/** Below this, Revit files are opened by upgrading them. */
const oldRevit = 2021;

/** Judges an object by what a BIM manager looks at first; `today` is an ISO date. */
export function bimFitness(bim: Bim, today: string): BimFitness {
  const age = bim.tested === null ? null : daysBetween(bim.tested, today);
  const findings: readonly (readonly [Fitness, string] | null)[] = [
    bim.importedGeometry ? ['unfit', 'imported geometry'] : null,
    bim.sizeKb > tooHeavyKb
      ? ['unfit', 'very heavy file']
      : bim.sizeKb > heavyKb
        ? ['check', 'heavy file']
        : null,
    age === null ? ['check', 'not tested'] : age > staleDays ? ['check', 'tested over 3 years ago'] : null,
    bim.revitYear !== null && bim.revitYear < oldRevit ? ['check', `made in Revit ${bim.revitYear}`] : null,
    bim.parameters.length < fewParameters ? ['check', 'few parameters'] : null,
  ];
  const found = findings.filter((finding) => finding !== null);
  const fitness = found.some(([level]) => level === 'unfit') ? 'unfit' : found.length > 0 ? 'check' : 'fit';
  return { fitness, reasons: found.map(([, reason]) => reason) };
}
