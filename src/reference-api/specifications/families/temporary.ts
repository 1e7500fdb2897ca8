import { built } from '#src/reference-api/specifications/families/built.ts';
import type { Family } from '#src/reference-api/specifications/families/family.ts';

/** Work that serves other work and goes again: barriers, signs, shoring, containment. */
export const temporary: Family = {
  ...built,
  shopDrawings:
    'Plan of locations and phases, supports, connections to existing construction, and exits kept open',
  samples: null,
  meeting: 'Phases, occupied areas, hours of work, noise and dust, exits, emergency contacts, and removal',
  mockup: null,
  stock: null,
  delivery: [
    'Deliver products sound and clean; used products are acceptable where they meet the requirements.',
    'Store where they obstruct no exit, hydrant, or traffic.',
    'Keep containers closed and labeled, with safety data sheets at hand.',
  ],
  conditions: [
    'Keep occupied areas safe, clean, and accessible while work is under way.',
    'Obtain permits and give the notices that authorities require before work begins.',
    'Stop work and notify {owner} where hazardous materials are suspected.',
  ],
  accessories: [
    'Supports and anchorage: Removable without lasting damage to construction that stays.',
    'Seals: Tape and gaskets that leave no residue.',
    '[ ] Locks and keys: Two sets to {owner} for emergency access.',
  ],
  hasFinish: false,
  making: null,
  sourceControl: [],
  examination: [
    'Survey existing conditions with {owner} and record them in photographs.',
    'Verify that utilities within the work are disconnected, protected, or rerouted.',
  ],
  preparation: [
    'Mark limits of work and routes of access before mobilizing.',
    'Protect construction and equipment that stay in place.',
  ],
  tolerances: [],
  fieldControl: [
    '[x] Inspect at the start of each working day and after storms; record what was corrected.',
    '[ ] Monitoring: {owner} engages an agency to measure dust, noise, or air quality at the limits of work.',
  ],
  cleaning: [
    'Clean adjoining areas at the end of each shift.',
    'Dispose of waste at facilities permitted to take it, and keep the receipts.',
  ],
  protection: [
    'Maintain the work until {architect} agrees to its removal.',
    'Restore surfaces to their condition before the work began.',
  ],
};
