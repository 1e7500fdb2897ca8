import { fit, type ProductFit } from '#src/reference-api/drawings/details/product-parts/product-fit.ts';

/** Details of access doors, overhead doors and loading docks, with the products that can be a part of them. */
export const doorAndDockParts = {
  'access-door': [
    fit('door', '083113', { is: /access door/i, not: /floor|recessed|bead/i }, { width: 'width' }),
  ],
  'coiling-door-jamb': [fit('curtain', '083323', /service door|fire-rated/i)],
  'coiling-door-head': [fit('curtain', '083323', /service door|fire-rated/i)],
  'sectional-door-track': [
    fit('door', '083613', { is: /sectional/i, not: /full-view|wood/i }, { panel: 'thickness' }),
  ],
  'storefront-sill': [
    fit('mullion', '084113', { is: /storefront/i, not: /interior|nonthermal/i }, { depth: 'depth' }),
    fit('glass', '088000', /insulating|low-e|bird-friendly/i, { glass: 'thickness' }),
  ],
  'door-closer': [fit('closer', '087100', /door closer/i)],
  'dock-leveler-pit': [
    fit('leveler', '111300', /leveler/i, { length: 'length' }),
    fit('bumper', '111300', /bumper/i, { bumper: 'depth' }),
  ],
} satisfies Record<string, readonly ProductFit[]>;
