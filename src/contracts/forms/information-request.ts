import * as v from 'valibot';
import { personFields, typedLines, typedText, checkWrittenText } from '#src/contracts/forms/fields.ts';
import { coid, id } from '#src/contracts/shapes.ts';

export const maxSamples = 20;

const question = {
  ...personFields,
  project: typedText(160, checkWrittenText),
  wants: v.array(v.picklist(['call', 'literature', 'sample', 'pricing', 'specification-help'])),
  /** Samples and swatches, as typed; drops empty lines. */
  samples: v.optional(
    v.pipe(
      v.array(typedText(160, checkWrittenText)),
      v.transform((lines) => lines.filter((line) => line !== '')),
      v.maxLength(maxSamples, `Request up to ${maxSamples} samples.`),
    ),
    [],
  ),
  shipTo: v.optional(typedLines(400, checkWrittenText), ''),
  message: typedLines(4000, checkWrittenText),
};

const messageMissing = 'Enter your question.';
const shipToMissing = 'Enter the address to ship samples to.';
/** The message can be empty if samples are listed. */
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
    /** MasterFormat 04 digits of the sections that the question is about. */
    sections: v.optional(sectionNumbers, []),
    /** The items that the question is about, as the person saw them. */
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

/** The most manufacturers that one message can go to. */
export const maxAsked = 20;

const outcome = v.variant('kind', [
  v.object({ kind: v.literal('sent'), reference: v.string() }),
  v.object({ kind: v.literal('failed'), text: v.string() }),
  /** No response, so the message may have arrived. */
  v.object({ kind: v.literal('unknown'), text: v.string() }),
]);
export type InquiryOutcome = v.InferOutput<typeof outcome>;

const inquiryRecipient = v.object({
  coid,
  name: v.string(),
  slug: v.string(),
  /** City and state; empty if unknown. */
  place: v.string(),
  productIds: v.pipe(v.array(id), v.maxLength(maxProducts)),
  sections: sectionNumbers,
  isChosen: v.boolean(),
  outcome: v.nullable(outcome),
});
/** A manufacturer that can be asked, and the outcome of sending. */
export type InquiryRecipient = v.InferOutput<typeof inquiryRecipient>;

/** Whether sending now would send the message to this manufacturer. */
export const isRecipient = ({ isChosen, outcome: known }: InquiryRecipient): boolean =>
  isChosen && known?.kind !== 'sent';

/** The same question to several manufacturers. */
export const severalRequest = v.pipe(
  v.object({ makers: v.array(inquiryRecipient), ...question }),
  v.forward(v.partialCheck([['message'], ['samples']], saysWhat, messageMissing), ['message']),
  v.forward(v.partialCheck([['samples'], ['shipTo']], canShip, shipToMissing), ['shipTo']),
  v.forward(
    v.partialCheck(
      [['makers']],
      ({ makers }) => makers.some(isRecipient),
      'Choose at least one manufacturer.',
    ),
    ['makers'],
  ),
  v.forward(
    v.partialCheck(
      [['makers']],
      ({ makers }) => makers.filter(isRecipient).length <= maxAsked,
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
export type InquiryToSeveral = v.InferOutput<typeof severalRequest>;
