import { attributeRun } from '#src/reference-api/specifications/fill-master.ts';
import { capitalized } from '#src/reference-api/specifications/spec-words.ts';
import { attributeDefinition } from '#src/reference-api/trade/attributes.ts';
import type { KindProfile, SectionAttribute } from '#src/reference-api/trade/section-profile.ts';

/** The choice of a section that a number of it follows in the manufacturers’ tables: the thickness follows the gauge. */
export function followedBy(
  { series }: Pick<KindProfile, 'series'>,
  stated: readonly SectionAttribute[],
  key: string,
): string | null {
  const numbers = new Set(series.map((row) => row[key]));
  if (numbers.size < 2 || [...numbers].some((value) => typeof value !== 'number')) return null;
  const isFollowed = ({ key: choice, values }: SectionAttribute): boolean =>
    !('least' in values) &&
    values.length > 1 &&
    values.every((value) => new Set(rowsWith(series, choice, value).map((row) => row[key])).size === 1);
  return stated.find(isFollowed)?.key ?? null;
}

const rowsWith = (series: KindProfile['series'], choice: string, value: string) =>
  series.filter((row) => row[choice] === value);

/** Properties in their order, but the numbers that follow a choice right below it. */
export const choicesFirst = (
  profile: Pick<KindProfile, 'series'>,
  stated: readonly SectionAttribute[],
): SectionAttribute[] => {
  const below = Map.groupBy(stated, ({ key }) => followedBy(profile, stated, key));
  return (below.get(null) ?? []).flatMap((one) => [one, ...(below.get(one.key) ?? [])]);
};

/** A line for each value of a choice, with the number that belongs to it. */
export function linesByChoice(
  { series, attributes }: KindProfile,
  key: string,
  choice: string,
  lines: readonly string[],
): string[] {
  const values = attributes.find((one) => one.key === choice)?.values;
  if (values === undefined || 'least' in values) return [...lines];
  return values.flatMap((value) => {
    const number = rowsWith(series, choice, value)[0]?.[key];
    const unit = attributeDefinition(key)?.unit ?? null;
    if (number === undefined || number === null) return [];
    const run = attributeRun({ value: number, unit });
    const written = typeof run === 'string' ? run : `{${run.ip}|${run.si}}`;
    const option = capitalized(value.replaceAll('"', ''));
    return lines.map((line) => `${line.replace(`{=${key}}`, written)} ;; if ${choice}=${option}`);
  });
}
