import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { vehicleBarriersKinds } from '#src/reference-api/trade/profiles/division-34-vehicle-barriers-kinds.ts';

export const vehicleBarriers = sectionOfKinds(
  {
    number: '347113',
    tradeNames: [
      'Holdfast Row',
      'Haltline',
      'Wardpost',
      'Curbstand',
      'Bulwark Nine',
      'Wardway',
      'Arrestline',
      'Standoff',
    ],
    descriptions: [
      'Stops a vehicle of known weight and speed before it reaches people.',
      'Turns errant vehicles along a road instead of into the hazard.',
      'Opens for those admitted and closes again within two seconds.',
    ],
    uses: ['building perimeters', 'plazas', 'embassies', 'highways', 'airport curbs'],
    limitations: [
      'A crash rating holds only for the foundation, spacing and soil that were tested.',
      'Bollards shall keep 36 inches clear between them for accessible routes.',
      'Active barriers need safety loops, signals and signs before they are put in service.',
      'Guiderail without a tested end terminal is a hazard of its own.',
    ],
    standards: cited('ASTM F2656', 'ASTM F3016', 'AASHTO MASH', 'AASHTO M 180', 'ASTM A123', 'NFPA 70'),
    programs: ['baba', 'iso-9001', 'etl', 'aisc'],
    epd: null,
    hpd: null,
    bim: { category: 'Site', ifcClass: 'IfcBuildingElementProxy', host: 'floor' },
    assembly: 'Vehicle Barrier',
    sheetPrefix: 'VBR',
    related: ['323100', '323300', '281000', '033000', '321400'],
    installation: [
      'Locate utilities by test pit before excavation; report conflicts, do not shift bollards on site.',
      'Place reinforcement and concrete as in the tested foundation; substitutions void the rating.',
      'Set bollards plumb within 1/4 inch and fill pipes full with 4,000 psi concrete.',
      'Drain pits of active barriers to the storm system with a backwater valve.',
      'Run active barriers for 1,000 cycles, then test emergency operation and the loss of power.',
    ],
  },
  vehicleBarriersKinds,
);
