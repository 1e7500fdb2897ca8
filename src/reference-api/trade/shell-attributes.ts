import { choice, number } from '#src/reference-api/trade/attribute-entries.ts';
import { measures as m } from '#src/reference-api/trade/measures.ts';
import type { AttributeDefinition } from '#src/reference-api/trade/section-profile.ts';

/** Properties of bidding papers, temporary works, concrete, framing, joint covers, pools and fire pumps. */
export const shellAttributes: readonly AttributeDefinition[] = [
  // Papers
  number('pages', 'Pages', 'pages', m.none),
  number('blanks', 'Numbered blanks', 'blanks', m.none),
  number('alternates', 'Alternates provided for', 'alternates', m.none),
  number('unitPrices', 'Unit price lines', 'lines', m.none),
  number('penalSum', 'Percentage of contract sum', 'penal sum', m.percent),
  number('suitPeriod', 'Time to bring suit', 'suit', m.years),
  number('claimNotice', 'Notice of claim after last work', 'notice', m.days),
  choice('fileFormat', 'File format', 'format'),
  choice('execution', 'Execution', 'signed'),
  // Temporary works
  number('printLife', 'Outdoor print life', 'print', m.years, 'higher'),
  number('extendedHeight', 'Extended height', 'max H', m.feet, 'higher'),
  number('closedHeight', 'Closed height', 'min H', m.feet),
  number('expansivePressure', 'Expansive pressure', 'exp', m.psi, 'higher'),
  number('holeDiameter', 'Hole diameter', 'hole', m.inchesFine),
  number('yield', 'Weight of mix per cubic foot of hole', 'mix', m.poundsPerCubicFoot),
  number('dilution', 'Parts of water to one of concentrate', 'dilution', m.none),
  // Concrete
  number('slump', 'Slump', 'slump', m.inches),
  number('waterCementRatio', 'Water-cementitious materials ratio', 'w/cm', m.none, 'lower'),
  number('airContent', 'Air content', 'air', m.percent),
  number('aggregateSize', 'Nominal maximum aggregate size', 'agg', m.inchesFine),
  number('cementReplacement', 'Cement replacement', 'SCM', m.percent, 'higher'),
  number('dosage', 'Dosage', 'dose', m.poundsPerCubicYard),
  number('liquidDosage', 'Liquid dosage', 'dose', m.gallonsPerCubicYard),
  number('fiberLength', 'Fiber length', 'fiber', m.inchesFine),
  number('residualStrength', 'Residual flexural strength', 'f150', m.psi, 'higher'),
  number('nitriteContent', 'Calcium nitrite solids', 'solids', m.percent),
  number('waterLoss', 'Water loss in 72 hours', 'loss', m.poundsPerSquareFoot, 'lower'),
  number('chlorideThreshold', 'Chloride protected against', 'Cl', m.poundsPerCubicYard, 'higher'),
  choice('exposureClass', 'Exposure class', 'class'),
  number('testAge', 'Age of strength', 'age', m.days),
  number('faceThickness', 'Outer wythe', 'wythe', m.inchesFine),
  number('insulationThickness', 'Insulation thickness', 'ins', m.inchesFine),
  // Masonry and framing
  number('voids', 'Cored or hollow area', 'voids', m.percent),
  number('unitLength', 'Unit length', 'unit L', m.inchesFine),
  choice('brickSize', 'Brick size', 'size'),
  choice('faceType', 'Face type', 'type'),
  number('flangeWidth', 'Flange width', 'flange', m.inchesFine),
  // Joints
  number('leastJointWidth', 'Minimum joint width', 'min JW', m.inchesFine),
  number('greatestJointWidth', 'Maximum joint width', 'max JW', m.inchesFine),
  number('drainage', 'In-plane flow', 'gpm/ft', m.gallonsPerMinuteFoot, 'higher'),
  number('drainageEfficiency', 'Drainage efficiency', 'drain', m.percent, 'higher'),
  number('peelTorque', 'Drum peel torque', 'peel', m.inchPoundsPerInch, 'higher'),
  // Pools and pumps
  number('filterArea', 'Filter area', 'area', m.squareFeet, 'higher'),
  number('filtrationRate', 'Filtration rate', 'rate', m.gallonsPerMinuteSquareFoot, 'lower'),
  number('lanes', 'Lanes', 'lanes', m.none),
  number('seatHeight', 'Seat height above deck', 'seat H', m.inches),
  number('poolLength', 'Pool length', 'course', m.feet),
  number('waterDepth', 'Water depth', 'depth', m.feet),
  number('submergedDepth', 'Submerged depth of the seat', 'seat', m.inches, 'higher'),
  number('ratedPressure', 'Rated net pressure', 'rated', m.psiPressure),
  number('churnPressure', 'Net pressure at churn', 'churn', m.psiPressure),
  number('overloadFlow', 'Flow at 65% of rated pressure', '150%', m.gallonsPerMinute),
  number('pumpSpeed', 'Rated rotational speed', 'rpm', m.revolutionsPerMinute),
  choice('starting', 'Starting method', 'start'),
];
