import type { Content } from '#src/contracts/content.ts';
import type { Compared } from '#src/domain/compare/table.ts';
import { validity } from '#src/domain/compare/declarations.ts';
import { submittalDocuments } from '#src/domain/design-projects/binder.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';

export interface Attachment {
  /** Null if the library doesn't have it; then the form has a box to check by hand. */
  item: Content | null;
  text: string;
}

/** Other attachments that a request can include. */
const byHand = [
  'Samples',
  'Test reports',
  'Shop drawings',
  'List of similar installations',
  'Other: ____________________',
];

/** The proposed product's documents in the library, then those that only the contractor has. */
export function attachmentsOf({ content }: Compared, today: string): readonly Attachment[] {
  const own = submittalDocuments({ documents: content }).filter(({ content_type }) => content_type !== 'cad');
  return [
    ...own.map((item): Attachment => {
      const until =
        'validUntil' in item && item.validUntil !== null ? `, ${validity(item.validUntil, today)}` : '';
      return { item, text: `${item.title} (${contentTypeWords[item.content_type].singular}${until})` };
    }),
    ...byHand.map((text): Attachment => ({ item: null, text })),
  ];
}
