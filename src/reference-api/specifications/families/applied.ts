import type { Family } from '#src/reference-api/specifications/families/family.ts';

/** Work that is mixed, poured, rolled, sprayed, or gunned in place, and cures there. */
export const applied: Family = {
  verb: 'Apply',
  shopDrawings:
    'Extent of each system, thickness, transitions, terminations, and treatment of joints and penetrations',
  samples: 'Each system on a rigid backing, in steps that show each coat or layer',
  meeting:
    'Substrate condition and moisture, weather limits, ventilation, application sequence, cure, and inspections',
  mockup:
    'An area of {100 square feet|9 sq m} with a joint, a termination, and a penetration, applied by the crew that will do the work',
  stock: 'Unopened containers of each type and color, labeled with batch and date of expiry',
  delivery: [
    'Deliver materials in sealed containers labeled with product, batch, date of manufacture, shelf life, and mixing instructions.',
    'Store between {40 and 90 degrees F|4 and 32 degrees C}, out of direct sun and away from ignition sources.',
    'Remove from the site containers that have frozen, have been opened in transit, or are past their shelf life.',
  ],
  conditions: [
    'Do not apply to wet or frosted surfaces, or when rain or frost is expected before the material has set.',
    'Hold air and surface temperature within the printed limits, and the surface at least {5 degrees F|3 degrees C} above the dew point.',
    'Ventilate enclosed spaces during application and cure; keep sparks and open flames away while vapors remain.',
  ],
  accessories: [
    'Primers and surface conditioners: Supplied by the manufacturer of the material they receive.',
    '  [x] Use the type recommended for each substrate, as confirmed by an adhesion test at the site.',
    'Joint, crack, and detail materials: Of the same system, tested as compatible.',
    'Reinforcing fabric: Type and weight listed for the system.',
    'Cleaners and solvents: Recommended by the manufacturer and within the limits of local air-quality rules.',
  ],
  hasFinish: true,
  making: {
    title: 'Mixing',
    lines: [
      'Mix full units with powered equipment at the speed and for the time printed on the container.',
      'Do not thin, tint, or divide units unless the manufacturer permits it in writing.',
      'Discard material that has reached the end of its pot life.',
    ],
  },
  sourceControl: [
    'Test each batch for viscosity, density, and cure, and keep a retained sample for the term of the warranty.',
    'Use materials of one batch within one continuous area.',
  ],
  examination: [
    'Verify that substrates are sound, of the profile required, and within the moisture limit of the material.',
    'Verify that concrete and masonry have cured for 28 days or to the moisture limit, whichever is later.',
    'Report in writing to {architect} conditions that would impair adhesion or appearance.',
  ],
  preparation: [
    'Remove laitance, curing compounds, oil, dust, and loose material by the methods recommended for the substrate.',
    'Fill voids and treat joints and cracks before the first coat or layer.',
    'Mask and cover adjoining surfaces; remove masking before the material has set.',
    'Test adhesion at one place for each substrate and condition, and adjust preparation if the test fails.',
  ],
  tolerances: [
    'Average thickness: Not less than specified; no single reading below 80 percent of it.',
    'Appearance: Free of runs, sags, pinholes, laps, and holidays when viewed at {5 feet|1.5 m}.',
  ],
  fieldControl: [
    '[x] Record for each day air and surface temperature, humidity, batch numbers, and area covered.',
    '[x] Measure thickness during application at one place in every {200 square feet|20 sq m}.',
    '[ ] #service Manufacturer’s field service: A technical representative visits {?visits number "Visits of the representative" 1..12 ="2"} times and reports in writing.',
    '[ ] Testing: {owner} engages an independent agency to test adhesion and thickness of completed work.',
    'Repair test areas and defects with the same system, feathered into sound material.',
  ],
  adjusting: [],
  cleaning: [
    'Remove spatter and drips from adjoining surfaces before they set.',
    'Dispose of waste, empty containers, and solvents as the law requires; pour none into drains.',
  ],
  training: [],
  protection: [
    'Keep traffic, water, and dust away until the material has cured.',
    'Cover completed work against following trades until Substantial Completion.',
  ],
};
