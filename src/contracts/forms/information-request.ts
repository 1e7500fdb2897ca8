import * as v from 'valibot';

import { personFields, typedText, written } from '#src/contracts/forms/fields.ts';
import { coid, id } from '#src/contracts/shapes.ts';

/** A visitor's question to one manufacturer. */
export const informationRequest = v.pipe(
  v.object({
    coid,
    ...personFields,
    project: typedText(160, written),
    productIds: v.pipe(
      v.array(id),
      v.maxLength(20, 'Choose 20 products at most, and name the others in your message.'),
    ),
    wants: v.array(v.picklist(['call', 'literature', 'sample', 'pricing', 'specification-help'])),
    message: typedText(4000, written, 'Write what you would like to know.'),
  }),
  v.forward(
    v.partialCheck(
      [['wants'], ['phone']],
      ({ wants, phone }) => phone !== '' || !wants.includes('call'),
      'Enter the number that the representative should call.',
    ),
    ['phone'],
  ),
);
export type InformationRequest = v.InferInput<typeof informationRequest>;
