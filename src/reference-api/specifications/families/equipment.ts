import type { Family } from '#src/reference-api/specifications/families/family.ts';

/** Equipment that is connected to power, water, air, or data, started, and handed over with its manual. */
export const equipment: Family = {
  verb: 'Install',
  shopDrawings:
    'Dimensions, weights, clearances for service, supports, connections, and wiring diagrams that tell factory wiring from field wiring',
  samples: null,
  meeting:
    'Access and rigging, supports, utilities and controls, responsibilities at each connection, startup, and training',
  mockup: null,
  stock:
    'Spare parts subject to wear, in the quantities that the manufacturer recommends for two years of operation',
  delivery: [
    'Deliver assembled where access permits; otherwise in sections matched and marked for assembly.',
    'Cap openings, plug connections, and protect controls and finished surfaces during shipment.',
    'Store indoors, dry and clean; keep space heaters energized where the manufacturer requires it.',
    'Lift only at the points marked by the manufacturer.',
  ],
  conditions: [
    'Verify available power, utility pressure, structure, and the path of delivery before equipment is released for fabrication.',
    'Do not operate equipment for temporary service unless {owner} agrees in writing and the warranty term is not shortened.',
  ],
  accessories: [
    'Supports and anchorage: Designed for operating weight and for seismic and wind forces at the site.',
    '  [ ] Delegated design: Calculations by a professional engineer licensed in the state of the project.',
    'Vibration isolation: As scheduled, or as the manufacturer recommends where none is scheduled.',
    'Disconnects, shutoffs, and unions or flanges: So placed that a unit can be removed without draining or shutting down others.',
    'Identification: Nameplate with maker, model, serial number, and ratings, and an engraved tag with the mark used on the Drawings.',
  ],
  hasFinish: false,
  making: {
    title: 'Assembly',
    lines: [
      'Assemble, wire, and adjust at the factory to the extent that shipment permits.',
      'Arrange parts that need service so that they can be reached and removed from the access side.',
      'Bring field connections to labeled terminals or flanges at the outside of the enclosure.',
    ],
  },
  sourceControl: [
    'Test each unit at the factory under its standard production test, and furnish the results with the unit.',
    '[ ] Witnessed test: Notify {owner} {?notice number "Days of notice" 7..60 "days" ="21"} before testing so that a representative can attend.',
  ],
  examination: [
    'Verify locations, bases, rough-in, and clearances against the reviewed shop drawings.',
    'Verify that utilities match the nameplate before connection.',
    'Report in writing to {architect} conditions that would keep the equipment from its rated performance or from service.',
  ],
  preparation: [
    'Complete bases, curbs, and anchor bolts before equipment is set.',
    'Flush, clean, and test connecting services before connection.',
  ],
  tolerances: [
    'Level of bases: Within {1/16 inch|1.5 mm} across each unit, or closer where the manufacturer requires it.',
    'Position: Within {1/2 inch|13 mm} of that indicated, with every service clearance kept.',
  ],
  fieldControl: [
    '[x] #service Startup: By a technician authorized by the manufacturer, with a signed record of settings and readings.',
    '[x] Functional test: Show each sequence, alarm, and safety in the presence of {owner}.',
    '[ ] Commissioning: Assist the commissioning authority under {§019113}.',
    '[ ] Independent test: {owner} engages an agency to measure performance at design conditions.',
    'Correct deficiencies, and repeat the tests that they affect.',
  ],
  adjusting: [
    'Set controls, safeties, and alarms to the values scheduled, and record them in the manual.',
    'Check alignment, rotation, and fasteners after the first week of operation.',
  ],
  cleaning: [
    'Clean equipment inside and out, and replace filters and strainers used during construction.',
    'Touch up scratched enclosures with paint supplied by the manufacturer.',
  ],
  training: [
    'Train the staff of {owner} in operation, routine upkeep, and response to alarms for {?training number "Hours of training" 1..40 "hours" ="4"}.',
    '[ ] Record the training on video, and hand over the recording with the manual.',
  ],
  protection: [
    'Protect equipment from dust, moisture, and impact until Substantial Completion.',
    'Lock out equipment that has not been released for operation.',
  ],
};
