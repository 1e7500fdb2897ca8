import * as v from 'valibot';

import { personFields, typedLines, typedText, written } from '#src/contracts/forms/fields.ts';
import { coid, id } from '#src/contracts/shapes.ts';

export const maxSamples = 20;

const question = {
  ...personFields,
  project: typedText(160, written),
  wants: v.array(v.picklist(['call', 'literature', 'sample', 'pricing', 'specification-help'])),
  /** Samples and swatches, each in the person's own words; lines without words are left out. */
  samples: v.optional(
    v.pipe(
      v.array(typedText(160, written)),
      v.transform((lines) => lines.filter((line) => line !== '')),
      v.maxLength(maxSamples, `Request up to ${maxSamples} samples.`),
    ),
    [],
  ),
  shipTo: v.optional(typedLines(400, written), ''),
  message: typedLines(4000, written),
};

const messageMissing = 'Enter your question.';
const shipToMissing = 'Enter the address to ship samples to.';
/** A list of samples says enough. */
const saysWhat = ({ message, samples }: { message: string; samples: readonly string[] }): boolean =>
  message !== '' || samples.length > 0;
const canShip = ({ samples, shipTo }: { samples: readonly string[]; shipTo: string }): boolean =>
  samples.length === 0 || shipTo !== '';

const maxProducts = 20;
const callNeedsPhone = 'Enter the phone number for the representative to call.';
const sectionNumbers = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^\d{6}(\d{2})?$/))),
  v.maxLength(maxProducts),
);

/** A visitor's question to one manufacturer. */
export const informationRequest = v.pipe(
  v.object({
    coid,
    ...question,
    productIds: v.pipe(
      v.array(id),
      v.maxLength(maxProducts, 'Choose up to 20 products, and name any others in your message.'),
    ),
    /** The sections that the question is about, by their digits of 04. */
    sections: v.optional(sectionNumbers, []),
    /** The items that it is about, as they stood before the person. */
    about: v.optional(
      v.pipe(
        v.array(v.object({ title: v.string(), page: v.string(), section: v.string() })),
        v.maxLength(maxProducts),
      ),
      [],
    ),
  }),
  v.forward(v.partialCheck([['message'], ['samples']], saysWhat, messageMissing), ['message']),
  v.forward(v.partialCheck([['samples'], ['shipTo']], canShip, shipToMissing), ['shipTo']),
  v.forward(
    v.partialCheck(
      [['wants'], ['phone']],
      ({ wants, phone }) => phone !== '' || !wants.includes('call'),
      callNeedsPhone,
    ),
    ['phone'],
  ),
);
export type InformationRequest = v.InferInput<typeof informationRequest>;

/** How many manufacturers one message goes to. */
export const maxAsked = 20;

const outcome = v.variant('kind', [
  v.object({ kind: v.literal('sent'), reference: v.string() }),
  v.object({ kind: v.literal('failed'), text: v.string() }),
  /** No answer: it may have arrived. */
  v.object({ kind: v.literal('unknown'), text: v.string() }),
]);
export type AskOutcome = v.InferOutput<typeof outcome>;

const askedMaker = v.object({
  coid,
  name: v.string(),
  slug: v.string(),
  /** City and state; empty where unknown. */
  place: v.string(),
  productIds: v.pipe(v.array(id), v.maxLength(maxProducts)),
  sections: sectionNumbers,
  isChosen: v.boolean(),
  outcome: v.nullable(outcome),
});
/** One that may be asked, and how it went. */
export type AskedMaker = v.InferOutput<typeof askedMaker>;

/** Whether the message goes to it when it is sent now. */
export function isAsked({ isChosen, outcome: known }: AskedMaker): boolean {
  return isChosen && known?.kind !== 'sent';
}

/** The same question to several manufacturers. */
export const severalRequest = v.pipe(
  v.object({ makers: v.array(askedMaker), ...question }),
  v.forward(v.partialCheck([['message'], ['samples']], saysWhat, messageMissing), ['message']),
  v.forward(v.partialCheck([['samples'], ['shipTo']], canShip, shipToMissing), ['shipTo']),
  v.forward(
    v.partialCheck([['makers']], ({ makers }) => makers.some(isAsked), 'Choose at least one manufacturer.'),
    ['makers'],
  ),
  v.forward(
    v.partialCheck(
      [['makers']],
      ({ makers }) => makers.filter(isAsked).length <= maxAsked,
      `Choose up to ${maxAsked} manufacturers.`,
    ),
    ['makers'],
  ),
  v.forward(
    v.partialCheck(
      [['wants'], ['phone']],
      ({ wants, phone }) => phone !== '' || !wants.includes('call'),
      callNeedsPhone,
    ),
    ['phone'],
  ),
);
export type SeveralRequest = v.InferOutput<typeof severalRequest>;
