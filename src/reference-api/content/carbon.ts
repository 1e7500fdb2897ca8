import * as v from 'valibot';
import { number, range, several, text } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';

const rows = rowsOf(
  'declarations/carbon-of-materials.md',
  v.strictObject({
    material: text,
    words: several(text),
    /** Kg CO₂e of A1-A3 per kg, without biogenic carbon. */
    carbon: range,
    /** MJ of fossil energy per kg CO₂e. */
    energy: number,
    /** MJ per kg that the material itself holds. */
    feedstock: number,
    /** Kg of biogenic CO₂ per kg. */
    bound: number,
    /** Percent of the carbon of A1-A3 that recovery saves. */
    recovered: number,
    source: text,
  }),
);

/** What is known of carbon and energy of a kind of product; null if the table has no row for it. */
export const carbonOf = (pcr: string, noun: string, materials: string) => {
  const said = `${noun}; ${materials}`.toLowerCase();
  const isSaid = (word: string) => (word === word.toLowerCase() ? said : pcr).includes(word);
  return rows.find(({ words }) => words.some(isSaid)) ?? null;
};
