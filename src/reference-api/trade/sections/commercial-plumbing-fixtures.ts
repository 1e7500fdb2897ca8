import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { execution } from '#src/reference-api/trade/sections/commercial-plumbing-fixtures/execution.ts';
import { general } from '#src/reference-api/trade/sections/commercial-plumbing-fixtures/general.ts';
import { otherProducts } from '#src/reference-api/trade/sections/commercial-plumbing-fixtures/products-other.ts';
import { products } from '#src/reference-api/trade/sections/commercial-plumbing-fixtures/products.ts';

export const commercialPlumbingFixtures: SectionMaster = {
  number: '224200',
  references: [
    ['ADA Standards', '2010 ADA Standards for Accessible Design'],
    ['ANSI/ISEA Z358.1', 'American National Standard for Emergency Eyewash and Shower Equipment'],
    ['ASHRAE 188', 'Legionellosis: Risk Management for Building Water Systems'],
    ['ASME A112.1.2', 'Air Gaps in Plumbing Systems (For Plumbing Fixtures and Water-Connected Receptors)'],
    ['ASME A112.6.1M', 'Floor-Affixed Supports for Off-the-Floor Plumbing Fixtures for Public Use'],
    ['ASME A112.18.1', 'Plumbing Supply Fittings (published with CSA B125.1)'],
    ['ASME A112.18.2', 'Plumbing Waste Fittings (published with CSA B125.2)'],
    ['ASME A112.18.6', 'Flexible Water Connectors (published with CSA B125.6)'],
    [
      'ASME A112.19.1',
      'Enamelled Cast Iron and Enamelled Steel Plumbing Fixtures (published with CSA B45.2)',
    ],
    ['ASME A112.19.2', 'Ceramic Plumbing Fixtures (published with CSA B45.1)'],
    ['ASME A112.19.3', 'Stainless Steel Plumbing Fixtures (published with CSA B45.4)'],
    [
      'ASME A112.19.5',
      'Flush Valves and Spuds for Water Closets, Urinals, and Tanks (published with CSA B45.15)',
    ],
    ['ASME A112.19.19', 'Vitreous China Nonwater Urinals'],
    ['ASSE 1001', 'Performance Requirements for Atmospheric Type Vacuum Breakers'],
    ['ASSE 1010', 'Performance Requirements for Water Hammer Arresters'],
    ['ASSE 1011', 'Performance Requirements for Hose Connection Vacuum Breakers'],
    [
      'ASSE 1016',
      'Performance Requirements for Automatic Compensating Valves for Individual Showers and Tub/Shower Combinations',
    ],
    ['ASSE 1037', 'Performance Requirements for Pressurized Flushing Devices for Plumbing Fixtures'],
    ['ASSE 1070', 'Performance Requirements for Water Temperature Limiting Devices'],
    [
      'ASSE 1071',
      'Performance Requirements for Temperature Actuated Mixing Valves for Plumbed Emergency Equipment',
    ],
    [
      'ASTM A240',
      'Standard Specification for Chromium and Chromium-Nickel Stainless Steel Plate, Sheet, and Strip for Pressure Vessels and for General Applications',
    ],
    ['ASTM C920', 'Standard Specification for Elastomeric Joint Sealants'],
    ['ICC A117.1', 'Accessible and Usable Buildings and Facilities'],
    ['IPC', 'International Plumbing Code'],
    ['NFPA 70', 'National Electrical Code'],
    ['NSF/ANSI 42', 'Drinking Water Treatment Units - Aesthetic Effects'],
    ['NSF/ANSI 53', 'Drinking Water Treatment Units - Health Effects'],
    ['NSF/ANSI/CAN 61', 'Drinking Water System Components - Health Effects'],
    ['NSF/ANSI/CAN 372', 'Drinking Water System Components - Lead Content'],
    ['UL 399', 'Drinking Water Coolers'],
  ],
  text: general + products + otherProducts + execution,
};
