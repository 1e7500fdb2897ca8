import { numberPattern } from '#src/domain/numbers-in-text.ts';
import { lessWords, moreWords } from '#src/domain/requirement-signs.ts';
import { gaugeOfMils } from '#src/domain/sheet-gauges.ts';
import { once } from '#src/lib/once.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';

/** A measure whose unit alone doesn't say what is measured; a noun next to it does. */
export interface RequirementRule {
  /** Has the group `number`, and `least` or `most` if a sign comes before or after it. */
  pattern: RegExp;
  /** The search must contain one of these words; null if none is needed. */
  of: RegExp | null;
  /** The property's name in `measured-names`. */
  name: string;
  /** Direction when there is no sign. */
  bare: 'least' | 'most' | 'equal';
  /** Converts the typed number to the property's unit. */
  valueOf: (number: number) => number;
}

const leastSign = String.raw`>=|=>|≥|>|at\sleast|no\sless\sthan|over|above|more\sthan|greater\sthan|minimum|min\.?`;
const mostSign = String.raw`<=|=<|≤|<|at\smost|no\smore\sthan|up\sto|under|below|less\sthan|lower\sthan|maximum|max\.?`;
const start = String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][-./])`;
/** `4 to 6 in`, `2" to 4"`; or a sign. */
const before = (unit: string) =>
  String.raw`${start}(?:(?<from>${numberPattern})(?:${unit})?\s?(?:to|–)\s?|(?<least>${leastSign})\s*|(?<most>${mostSign})\s*)?`;
const after = String.raw`(?:\s?(?:(?<orMore>\+|(?:or|and)\s(?:${moreWords})|min(?:imum)?\.?)|(?<orBetter>or\sbetter)|(?<orLess>(?:or|and)\s(?:${lessWords})|max(?:imum)?\.?)))?(?![\p{L}\p{N}/])`;

const same = (number: number) => number;
/** A block of 8 in. is 7-5/8 in. thick. */
export const nominalBlock = (number: number) =>
  Number.isInteger(number) && number >= 4 ? number - 0.375 : number;
/** Blocks of 20 cm or 200 mm are 8 in. blocks. */
const metricBlock = (millimeters: number) => nominalBlock(Math.round(millimeters / 25));

/** A bollard of more inches is that high. */
const thickestBollard = 16;

type Row = readonly [
  unit: string,
  of: RegExp | null,
  name: string,
  bare: RequirementRule['bare'],
  valueOf?: RequirementRule['valueOf'],
];

const inch = String.raw`[\s-]?(?:inch(?:es)?|in\.?|["″”])`;
const foot = String.raw`[\s-]?(?:feet|foot|ft\.?|['′’])`;
const centimeters = String.raw`[\s-]?cm`;
const millimeters = String.raw`[\s-]?(?:mm|millimet(?:er|re)s?)`;
const pounds = String.raw`[\s-]?(?:lbs?|pounds?)\.?`;
const litersInGallon = 3.785_41;
const perFlush = String.raw`\s?(?:lpf|l(?:it(?:er|re)s?)?\s?(?:\/|per)\s?flush)`;
const perMinute = String.raw`\s?(?:lpm|l(?:it(?:er|re)s?)?\s?(?:\/|per)\s?min(?:ute)?)`;
const minutes = String.raw`[\s-]?min(?:ute|uto)?s?\.?`;
const hours = String.raw`[\s-]?(?:hours?|hrs?|horas?)\.?`;
const rated =
  /\b(?:(?:doors?|walls?|partitions?|frames?|glass|glazing|shutters?|sealants?|boards?|blocks?|cmu|masonry|cabinets?|dampers?|hatch(?:es)?|ceilings?|decks?|rat(?:ed|ing)|enclosures?|puertas?|vidrios?|muros?)\b|fire)/i;

const boards =
  /\b(?:(?:drywall|sheetrock|plywood|osb|sheathing|glass|glazing|insulation|polyiso|mineral\swool|xps|eps|acoustic\spanels?|countertops?|pavers?)\b|gyp)/i;

const blocks = /\b(?:cmu|blocks?|masonry\sunits?|bloques?)\b/i;

/** Products around a pipe, whose own size is not the pipe's. */
export const goesAroundPipe =
  /\b(?:firestop|sleeve|collar|clamp|hanger|strap|insulation|boot|saddle|wrap|support)s?\b/i;

/** A number before or after a unit. The first row that matches the rest of the text applies. */
const rows: readonly Row[] = [
  [String.raw`[\s-]?mils?\s+wear\slayer`, null, 'wear-layer', 'least'],
  [
    String.raw`[\s-]?mils?`,
    /\b(?:(?:tpo|epdm|pvc|membrane|waterproofing|underlayment)\b|roof)/i,
    'membrane',
    'least',
  ],
  [
    millimeters,
    /\b(?:(?:tpo|epdm|pvc|membrane|waterproofing)\b|roofing)/i,
    'membrane',
    'least',
    (number) => number / 0.0254,
  ],
  [String.raw`[\s-]?mils?`, /\b(?:lvt|lvp|vinyl|plank|resilient)\b/i, 'wear-layer', 'least'],
  [String.raw`[\s-]?mils?`, /\b(?:(?:paint|coating|epoxy|resinous)\b|floor)/i, 'dry-film-thickness', 'least'],
  [
    String.raw`[\s-]?mils?`,
    /\b(?:(?:studs?|joists?|track|metal\sframing)\b|cold-formed)/i,
    'gauge',
    'equal',
    gaugeOfMils,
  ],
  [minutes, rated, 'fire', 'least', (number) => number / 60],
  [hours, rated, 'fire', 'least'],
  [
    String.raw`[\s-]?psi`,
    /\b(?:concrete|mix|cmu|block|grout|mortar|pavers?|brick|precast|insulation|polyiso|xps|eps|polystyrene|compressive)\b/i,
    'compressive',
    'least',
  ],
  [
    String.raw`[\s-]?MPa`,
    /\b(?:concrete|mix|cmu|block|grout|mortar|pavers?|brick|precast|compressive)\b/i,
    'compressive',
    'least',
    (number) => number * 145.038,
  ],
  [String.raw`[\s-]?ksi`, null, 'yield', 'least'],
  [String.raw`[\s-]?psf`, /\buplift\b/i, 'uplift', 'least'],
  [
    String.raw`[\s-]?psf(?!\s(?:snow|live|dead|roof|floor))`,
    /\b(?:windows?|storefronts?|curtain\s?walls?|skylights?|doors?|glazing)\b/i,
    'dp',
    'least',
  ],
  // A conductivity is the resistance of an inch, the other way round.
  [
    String.raw`\s?W\/\(?m\s?[·*-]?\s?K\)?`,
    null,
    'thermal-resistance-per-inch',
    'least',
    (number) => 0.144_228 / number,
  ],
  [String.raw`\s?W\/\(?m[2²]\s?[·*]?K\)?`, null, 'u', 'most', (number) => number * 0.176_11],
  [String.raw`[\s-]?pcf`, null, 'density', 'equal'],
  [String.raw`[\s-]?perms?`, /\b(?:retarders?|vapou?r\sbarriers?)\b/i, 'permeance', 'most'],
  [String.raw`[\s-]?perms?`, null, 'permeance', 'least'],
  [String.raw`[\s-]?gpf`, null, 'flush', 'most'],
  [perFlush, null, 'flush', 'most', (number) => number / litersInGallon],
  [
    perMinute,
    /\b(?:(?:faucets?|showers?|sinks?|taps?)\b|lavator\w)/i,
    'flow',
    'most',
    (number) => number / litersInGallon,
  ],
  [perMinute, null, 'flow', 'least', (number) => number / litersInGallon],
  [
    String.raw`\s?L\/s`,
    /\b(?:fans?|units?|terminals?|diffusers?|vav|handlers?)\b/i,
    'airflow',
    'least',
    (number) => number * 2.118_88,
  ],
  [String.raw`[\s-]?gpm`, /\b(?:(?:faucets?|showers?|sinks?|taps?)\b|lavator\w)/i, 'flow', 'most'],
  [String.raw`[\s-]?gpm`, null, 'flow', 'least'],
  [String.raw`[\s-]?cfm`, null, 'airflow', 'least'],
  [String.raw`[\s-]?fpm`, /\b(?:elevators?|lifts?|conveyors?|escalators?)\b/i, 'speed', 'least'],
  [
    String.raw`\s?(?:(?:°|degrees?|deg\.?)(?:\s?F(?:ahrenheit)?)?|F)`,
    /\bsprinklers?\b/i,
    'activation-temperature',
    'equal',
  ],
  [String.raw`[\s-]?(?:lumens?|lm)`, null, 'lumens', 'least'],
  [
    String.raw`\s?K(?!\w)`,
    /\b(?:l[ei]d|lights?|lighting|luminaires?|downlights?|troffers?|wall\spacks?|area|lamps?|fixtures?|bollards?)\b/i,
    'cct',
    'equal',
  ],
  [
    String.raw`[\s-]?(?:amps?|amper[ei]o?s?|A)`,
    /\b(?:(?:breakers?|load\scenters?|tableros?)\b|panel|switch)/i,
    'current',
    'least',
  ],
  [String.raw`[\s-]?kAIC`, null, 'interrupting-rating', 'least'],
  [
    String.raw`[\s-]?kA`,
    /\b(?:(?:breakers?|load\scenters?)\b|panel|switch)/i,
    'interrupting-rating',
    'least',
  ],
  [
    String.raw`[\s-]?(?:spaces?|circuits?|poles?|positions?)`,
    /\b(?:(?:breakers?|load\scenters?)\b|panel)/i,
    'poles',
    'least',
  ],
  [String.raw`[\s-]?(?:stops?|landings?)`, /\b(?:elevators?|lifts?)\b/i, 'stops', 'least'],
  [String.raw`[\s-]?(?:gal(?:lons?)?)`, /\b(?:heaters?|tanks?|kettles?)\b/i, 'tank-volume', 'least'],
  [String.raw`\s?(?:%|percent)\s*efficien\w+`, null, 'thermal-efficiency', 'least'],
  [String.raw`\s?(?:%|percent)\s*open(?:ness)?`, null, 'openness', 'equal'],
  [String.raw`\s?(?:%|percent)\s*free\sarea`, null, 'free-area', 'least'],
  [String.raw`\s?(?:%|percent)\s*movement`, null, 'movement-capability', 'least'],
  [String.raw`\s?(?:%|percent)\s*recycled(?:\scontent)?`, null, 'recycled', 'least'],
  [pounds, /\b(?:elevators?|lifts?|levelers?|cranes?|hoists?|docks?)\b/i, 'load-capacity', 'least'],
  [pounds, /\b(?:grab\sbars?|railings?|guardrails?|handrails?)\b/i, 'concentrated-load', 'least'],
  [String.raw`[\s-]?in(?:ch(?:es)?)?\s?(?:\/|per)\s?h(?:our|r)?`, null, 'infiltration-rate', 'least'],
  [String.raw`[\s-]?y(?:ea)?rs?\.?`, /\bwarrant(?:y|ies)\b/i, 'warranty', 'least'],
  [String.raw`\s?g\/L\s*(?:voc)?`, null, 'voc', 'most'],
  [inch, blocks, 'thickness', 'equal', nominalBlock],
  [centimeters, blocks, 'thickness', 'equal', (number) => metricBlock(number * 10)],
  [millimeters, blocks, 'thickness', 'equal', metricBlock],
  [inch, /\b(?:studs?|joists?|track)\b/i, 'depth', 'equal'],
  [inch, /\b(?:rcp|pipes?|valves?)\b/i, 'diameter', 'equal'],
  [inch, /\b(?:guardrails?|railings?|fences?|fencing|lockers?)\b/i, 'height', 'equal'],
  [inch, /\bbollards?\b/i, 'diameter', 'equal', (number) => (number <= thickestBollard ? number : NaN)],
  [inch, /\bbollards?\b/i, 'height', 'equal', (number) => (number > thickestBollard ? number : NaN)],
  [inch, boards, 'thickness', 'equal'],
  [inch, /\b(?:standing\sseam|snap[\s-]?lock)\b/i, 'coverage', 'equal'],
  [millimeters, boards, 'thickness', 'equal', (number) => number / 25.4],
  [foot, /\b(?:fences?|fencing|bollards?|lockers?)\b/i, 'height', 'equal', (number) => number * 12],
];

/** A fraction without a unit means inches when the search is for boards or studs. */
const fraction = String.raw`${before(inch)}(?<number>(?:\d+-)?\d+[/⁄]\d+)(?![\p{L}\p{N}/]|\s?(?:${inch}|${hours}))`;

/** Rules for units first, then for words that are requirements on their own. */
export const requirementRules = once((): readonly RequirementRule[] => [
  ...rows.map(([unit, of, name, bare, valueOf = same]) => ({
    pattern: composedPattern(String.raw`${before(unit)}(?<number>${numberPattern})${unit}${after}`, 'giu'),
    of,
    name,
    bare,
    valueOf,
  })),
  {
    pattern: composedPattern(fraction, 'giu'),
    of: /\b(?:(?:drywall|sheetrock|plywood|osb|sheathing)\b|gyp)/i,
    name: 'thickness',
    bare: 'equal',
    valueOf: same,
  },
  {
    pattern: composedPattern(fraction, 'giu'),
    of: /\b(?:studs?|track)\b/i,
    name: 'depth',
    bare: 'equal',
    valueOf: same,
  },
  {
    pattern: /(?<![\p{L}\p{N}])K[\s-]?(?<number>\d{1,2}(?:\.\d)?)(?![\p{L}\p{N}.])/giu,
    of: /\bsprinklers?\b/i,
    name: 'k-factor',
    bare: 'equal',
    valueOf: same,
  },
  {
    // `.060` of a membrane means inches: 60 mils.
    pattern: /(?<![\p{L}\p{N}.])0?\.(?<number>0[3-9]\d)(?![\p{L}\p{N}.])/giu,
    of: /\b(?:tpo|epdm|pvc|membrane)\b/i,
    name: 'membrane',
    bare: 'least',
    valueOf: same,
  },
  {
    pattern: /(?<![\p{L}\p{N}])FM\s?1-(?<number>\d{2,3})(?![\p{L}\p{N}])/giu,
    of: null,
    name: 'uplift',
    bare: 'least',
    valueOf: same,
  },
  {
    // A window's class and grade (NAFS): the grade is its design pressure. Its CW is not a curtain wall.
    pattern:
      /(?:(?<=(?<![\p{L}\p{N}])(?:R|LC|AW))|(?<![\p{L}\p{N}])CW)[\s-]?PG\s?(?<number>\d{2,3})(?![\p{L}\p{N}])/giu,
    of: null,
    name: 'dp',
    bare: 'least',
    valueOf: same,
  },
  {
    pattern: /(?<![\p{L}\p{N}])class\s(?<number>\d{2,3})(?![\p{L}\p{N}])/giu,
    of: /\b(?:(?:sealants?|joints?)\b|caulk)/i,
    name: 'movement-capability',
    bare: 'least',
    valueOf: same,
  },
]);
