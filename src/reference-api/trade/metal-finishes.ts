import { option } from '#src/reference-api/trade/entries.ts';

/** Coil- and spray-applied fluoropolymer, from the trade's color cards. */
export const pvdfColors = option(
  'Color, PVDF',
  ['Bone white', '#e6e3d8'],
  ['Sandstone', '#c9bda6'],
  ['Dove gray', '#9aa0a2'],
  ['Charcoal', '#4a4d50'],
  ['Dark bronze', '#453b33'],
  ['Forest green', '#2f4a3d'],
  ['Slate blue', '#4c6275'],
  ['Colonial red', '#74302a'],
);

/** Class I and II anodic coatings in the designations of the Aluminum Association. */
export const anodized = option(
  'Anodized finish',
  ['Clear, AA-M10C22A41', '#c7cacc'],
  ['Light bronze, AA-M10C22A44', '#8d7c69'],
  ['Dark bronze, AA-M10C22A44', '#4a3d33'],
  ['Black, AA-M10C22A44', '#242424'],
);

/** Standard colors of prefinished steel that manufacturers stock. */
export const coatedSteelColors = option(
  'Color',
  ['White', '#eceeee'],
  ['Light stone', '#cfc6b3'],
  ['Gray', '#8f9496'],
  ['Brown', '#5a4636'],
  ['Bare 55% aluminum-zinc', '#b4b9bb'],
);
