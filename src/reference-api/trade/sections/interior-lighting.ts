import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { execution } from '#src/reference-api/trade/sections/interior-lighting/execution.ts';
import { general } from '#src/reference-api/trade/sections/interior-lighting/general.ts';
import { products } from '#src/reference-api/trade/sections/interior-lighting/products.ts';
import { schedule } from '#src/reference-api/trade/sections/interior-lighting/schedule.ts';

export const interiorLighting: SectionMaster = {
  number: '265100',
  references: [
    ['47 CFR 15', 'Radio Frequency Devices'],
    ['ANSI C78.377', 'American National Standard for the Chromaticity of Solid State Lighting Products'],
    [
      'ANSI C82.77-10',
      'American National Standard for Lighting Equipment - Harmonic Emission Limits - Related Power Quality Requirements',
    ],
    [
      'ANSI C137.1',
      'American National Standard for Lighting Systems - 0-10V Dimming Interface for LED Drivers, Fluorescent Ballasts, and Controls',
    ],
    ['ASHRAE 90.1', 'Energy Standard for Sites and Buildings Except Low-Rise Residential Buildings'],
    [
      'ASTM B221',
      'Standard Specification for Aluminum and Aluminum-Alloy Extruded Bars, Rods, Wire, Profiles, and Tubes',
    ],
    [
      'ASTM E580',
      'Standard Practice for Installation of Ceiling Suspension Systems for Acoustical Tile and Lay-in Panels in Areas Subject to Earthquake Ground Motions',
    ],
    ['CIE 117', 'Discomfort Glare in Interior Lighting'],
    ['IEC 60529', 'Degrees of Protection Provided by Enclosures (IP Code)'],
    ['IEC 62386', 'Digital Addressable Lighting Interface'],
    [
      'IEEE 1789',
      'Recommended Practices for Modulating Current in High-Brightness LEDs for Mitigating Health Risks to Viewers',
    ],
    [
      'IEEE C62.41.2',
      'Recommended Practice on Characterization of Surges in Low-Voltage (1000 V and Less) AC Power Circuits',
    ],
    [
      'IES LM-63',
      'Approved Method: Standard File Format for the Electronic Transfer of Photometric Data and Related Information',
    ],
    ['IES LM-79', 'Approved Method: Optical and Electrical Measurements of Solid-State Lighting Products'],
    [
      'IES LM-80',
      'Approved Method: Measuring Luminous Flux and Color Maintenance of LED Packages, Arrays, and Modules',
    ],
    ['IES LS-1', 'Lighting Science: Nomenclature and Definitions for Illuminating Engineering'],
    [
      'IES TM-21',
      'Technical Memorandum: Projecting Long-Term Luminous, Photon, and Radiant Flux Maintenance of LED Light Sources',
    ],
    ['IES TM-30', 'IES Method for Evaluating Light Source Color Rendition'],
    ['NECA/IESNA 500', 'Standard for Installing Indoor Commercial Lighting Systems'],
    ['NEMA 77', 'Temporal Light Artifacts: Test Methods and Guidance for Acceptance Criteria'],
    ['NEMA LE 4', 'Recessed Luminaires, Ceiling Compatibility'],
    ['NEMA SSL 7A', 'Phase-Cut Dimming for Solid State Lighting: Basic Compatibility'],
    ['NFPA 70', 'National Electrical Code'],
    ['NFPA 101', 'Life Safety Code'],
    ['UL 924', 'Emergency Lighting and Power Equipment'],
    ['UL 1598', 'Luminaires'],
    [
      'UL 2043',
      'Fire Test for Heat and Visible Smoke Release for Discrete Products and Their Accessories Installed in Air-Handling Spaces',
    ],
    ['UL 8750', 'Light Emitting Diode (LED) Equipment for Use in Lighting Products'],
  ],
  text: general + products + execution + schedule,
};
