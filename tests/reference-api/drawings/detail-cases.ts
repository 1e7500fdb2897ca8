import { detailDefinitions, detailKeys } from '#src/reference-api/drawings/details/details.ts';
import type { DetailDefinition } from '#src/reference-api/drawings/details/define-detail.ts';
import type { TitleBlock } from '#src/reference-api/drawings/sheet/title-block.ts';

export const definitions: readonly DetailDefinition[] = Object.values(detailDefinitions);

/** One row per detail, named by its key. */
export const everyDetail = detailKeys.map((key) => ({ key, definition: detailDefinitions[key] }));

export function sizesOf(
  definition: DetailDefinition,
  end: 'least' | 'greatest' | 'default',
): Record<string, number> {
  return Object.fromEntries(definition.parameters.map((parameter) => [parameter.name, parameter[end]]));
}

export const titleBlock: TitleBlock = {
  title: 'Standing Seam Metal Roof - Ridge - Section',
  detailNumber: 'SSR-103',
  scaleText: `3" = 1'-0"`,
  manufacturer: "O'Halloran & Søn Façades",
  section: '07 41 13 Metal Roof Panels',
  date: '2026-05-14',
  sheet: '1 of 1',
  file: 'nrp_074113_SSR-103_ridge.dxf',
};
