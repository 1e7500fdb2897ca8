import * as v from 'valibot';
import {
  emailField,
  personFields,
  typedLines,
  typedText,
  website,
  checkWrittenText,
} from '#src/contracts/forms/fields.ts';
import { division } from '#src/contracts/shapes.ts';

/** A manufacturer interested in advertising or in having its products specified. */
const lead = {
  ...personFields,
  firm: typedText(120, checkWrittenText, 'Enter your company’s name.'),
  website,
  message: typedLines(4000, checkWrittenText),
};
export const advertiseEmail = v.object({ kind: v.literal('advertise'), ...lead });
export const getSpecifiedEmail = v.object({ kind: v.literal('get-specified'), ...lead });

/** Rejects thirteen or more digits, with or without spaces or hyphens, because they could be a card number. */
const withoutCard = (text: string): string | null =>
  /(?:\d[ -]?){13}/.test(text)
    ? 'Remove the card number. Never send card data here.'
    : checkWrittenText(text);

/** Asks how to pay an invoice; never contains card data. */
export const paymentEmail = v.object({
  kind: v.literal('payment'),
  ...personFields,
  firm: typedText(120, checkWrittenText, 'Enter the name on the invoice.'),
  invoice: typedText(40, withoutCard, 'Enter the invoice number.'),
  amount: typedText(20, (text) =>
    /^\$?\d{1,3}(?:,?\d{3}){0,2}(?:\.\d{2})?$/.test(text) ? null : 'Enter an amount like 1,250.00.',
  ),
  message: typedLines(2000, withoutCard),
});

/** Subscribes to the newsletter; no divisions means all of them. */
export const newsletterEmail = v.object({
  kind: v.literal('newsletter'),
  email: emailField(),
  firstName: typedText(80, checkWrittenText),
  divisions: v.pipe(v.array(division), v.maxLength(60)),
});

/**
 * The emails that the site can send. The client sends only the kind and these fields; the API picks the recipient and
 * writes the text.
 */
export const emailMessage = v.variant('kind', [
  advertiseEmail,
  getSpecifiedEmail,
  paymentEmail,
  newsletterEmail,
]);
