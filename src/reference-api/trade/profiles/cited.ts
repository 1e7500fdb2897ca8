import { astmTitles } from '#src/reference-api/trade/standard-titles/astm.ts';
import { fireAndElectricalTitles } from '#src/reference-api/trade/standard-titles/fire-and-electrical.ts';
import { mechanicalTitles } from '#src/reference-api/trade/standard-titles/mechanical.ts';
import { shellTitles } from '#src/reference-api/trade/standard-titles/shell.ts';
import { otherTitles } from '#src/reference-api/trade/standard-titles/others.ts';
import { siteAndProcessTitles } from '#src/reference-api/trade/standard-titles/site-and-process.ts';

const titles = {
  ...astmTitles,
  ...fireAndElectricalTitles,
  ...mechanicalTitles,
  ...otherTitles,
  ...shellTitles,
  ...siteAndProcessTitles,
};

/** Standards as they are listed, `ASTM E84 - Surface Burning …`: each has one short title. */
export function cited(...designations: readonly (keyof typeof titles)[]): readonly string[] {
  return designations.map((designation) => `${designation} - ${titles[designation]}`);
}
