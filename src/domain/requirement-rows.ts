import { gaugeOfMils } from '#src/domain/sheet-gauges.ts';

export const same = (number: number) => number;
/** A block of 8 in. is 7-5/8 in. thick. */
export const nominalBlock = (number: number) =>
  Number.isInteger(number) && number >= 4 ? number - 0.375 : number;
/** Blocks of 20 cm or 200 mm are 8 in. blocks. */
const metricBlock = (millimeters: number) => nominalBlock(Math.round(millimeters / 25));

/** A bollard of more inches is that high. */
const thickestBollard = 16;

/** A board of more inches is that wide or long. */
const thickestBoard = 16;
const boardThickness = (number: number) => (number <= thickestBoard ? number : NaN);

type Row = readonly [
  unit: string,
  of: RegExp | null,
  name: string,
  bare: 'least' | 'most' | 'equal',
  valueOf?: (number: number) => number,
];

export const inch = String.raw`[\s-]?(?:inch(?:es)?|in\.?|pulg(?:adas?|\.)?|["″”])`;
const foot = String.raw`[\s-]?(?:feet|foot|ft\.?|pies?|['′’])`;
const centimeters = String.raw`[\s-]?cm`;
const millimeters = String.raw`[\s-]?(?:mm|millimet(?:er|re)s?)`;
const pounds = String.raw`[\s-]?(?:lbs?|pounds?)\.?`;
const litersInGallon = 3.785_41;
const perFlush = String.raw`\s?(?:lpf|l(?:it(?:er|re)s?)?\s?(?:\/|per)\s?flush)`;
const perMinute = String.raw`\s?(?:lpm|l(?:it(?:er|re)s?)?\s?(?:\/|per)\s?min(?:ute)?)`;
const minutes = String.raw`[\s-]?min(?:ute|uto)?s?\.?`;
export const hours = String.raw`[\s-]?(?:hours?|hrs?|horas?)\.?`;
const rated =
  /\b(?:(?:doors?|walls?|partitions?|frames?|glass|glazing|shutters?|sealants?|boards?|blocks?|cmu|masonry|cabinets?|dampers?|hatch(?:es)?|ceilings?|decks?|rat(?:ed|ing)|enclosures?|puertas?|vidrios?|muros?)\b|fire)/i;

const boards =
  /\b(?:(?:drywall|sheetrock|plywood|osb|sheathing|glass|glazing|insulation|polyiso|mineral\swool|xps|eps|acoustic\spanels?|countertops?|pavers?)\b|gyp)/i;

const blocks = /\b(?:cmu|blocks?|masonry\sunits?|bloques?)\b/i;

/** Products around a pipe, whose own size is not the pipe's. */
export const goesAroundPipe =
  /\b(?:firestop|sleeve|collar|clamp|hanger|strap|insulation|boot|saddle|wrap|support)s?\b/i;

const frames = /\b(?:store\s?fronts?|curtain\s?walls?|windows?|skylights?|entrances?)\b/i;
/** The inches of glass that a frame takes are not the frame's. */
export const isGlassOfFrame = (text: string): boolean => frames.test(text) && /\b(?:glass|glaz)/i.test(text);

/** A number before or after a unit. The first row that matches the rest of the text applies. */
export const requirementRows: readonly Row[] = [
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
  [
    String.raw`[\s-]?kPa`,
    /\b(?:insulation|polyiso|xps|eps|polystyrene|compressive)\b/i,
    'compressive',
    'least',
    (number) => number * 0.145_038,
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
  [String.raw`\s?kg\/m[3³]`, null, 'density', 'equal', (number) => number * 0.062_428],
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
    String.raw`[\s-]?(?:spaces?|circuits?|ckts?|poles?|positions?)`,
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
  [inch, /\b(?:rcp|pipes?|valves?|tubos?|tuber[ií]as?|v[áa]lvulas?)(?!\p{L})/iu, 'diameter', 'equal'],
  [inch, /\b(?:guardrails?|railings?|fences?|fencing|lockers?)\b/i, 'height', 'equal'],
  [inch, /\bbollards?\b/i, 'diameter', 'equal', (number) => (number <= thickestBollard ? number : NaN)],
  [inch, /\bbollards?\b/i, 'height', 'equal', (number) => (number > thickestBollard ? number : NaN)],
  [inch, boards, 'thickness', 'equal', boardThickness],
  [inch, /\b(?:standing\sseam|snap[\s-]?lock)\b/i, 'coverage', 'equal'],
  [millimeters, boards, 'thickness', 'equal', (number) => boardThickness(number / 25.4)],
  [foot, /\b(?:fences?|fencing|bollards?|lockers?)\b/i, 'height', 'equal', (number) => number * 12],
];
