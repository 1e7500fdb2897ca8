import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { manufacturerOf, sectionOf, type BinderItem } from '#src/domain/design-projects/binder.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { isNeutralName } from '#src/domain/specification/neutral-name.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** A section of another manufacturer that a project has for one of its products. */
export interface OtherMakersSection {
  /** As a sentence. */
  text: string;
  /** Where it is edited. */
  seq: number;
  filename: string;
}

/**
 * The project's section for a product, if it is only by other manufacturers. Null if one of the chosen sections is by the
 * product's manufacturer, names none, or is the office's, and for rejected products. `specwizards` are the project's.
 */
export function otherMakersSection(
  item: BinderItem,
  specwizards: readonly SpecwizardProject[],
): OtherMakersSection | null {
  const { saved } = item;
  const number = sectionOf(item)?.number;
  if (saved.content_type !== 'product' || saved.status === 'rejected' || number === undefined) return null;
  const maker = plainText(manufacturerOf(item)).trim();
  const chosen = specwizards.flatMap(({ seq, filename, section, company }) =>
    filename.flatMap((one, at) =>
      section[at]?.number === number ? [{ seq, filename: one, by: plainText(company[at] ?? '').trim() }] : [],
    ),
  );
  const [first] = chosen;
  if (first === undefined || maker === '') return null;
  // A merged section has several manufacturers.
  const isOther = ({ filename, by }: (typeof chosen)[number]): boolean =>
    by !== '' &&
    officeNameOf(filename) === null &&
    !isNeutralName(filename) &&
    by !== maker &&
    !by.split(', ').includes(maker);
  if (!chosen.every(isOther)) return null;
  const makers = [...new Set(chosen.map(({ by }) => by))].join(' and ');
  const { seq, filename } = first;
  const text = `Section ${formatSection(number, '04')} of the project is by ${makers}`;
  return { text: text.endsWith('.') ? text : `${text}.`, seq, filename };
}
