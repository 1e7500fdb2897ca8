import * as v from 'valibot';
import { line } from '#src/contracts/forms/typed.ts';

export const maxOfficeLine = 160;

const text = v.pipe(line, v.maxLength(maxOfficeLine));

/** A logo, redrawn in the browser as a JPEG on white, so that nothing else of its file is kept. */
export const officeLogo = v.object({
  /** JPEG in Base64. */
  data: v.pipe(v.string(), v.maxLength(400_000), v.base64()),
  /** In pixels. */
  width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)),
});
export type OfficeLogo = v.InferOutput<typeof officeLogo>;

export const officeFonts = ['sans', 'serif', 'mono'] as const;
export type OfficeFont = (typeof officeFonts)[number];

/** What an office puts on all of its documents. */
export const officeTemplate = v.object({
  name: text,
  logo: v.nullable(officeLogo),
  /** Header and footer at the left and at the right; `{project}` and the like are filled in. */
  headLeft: text,
  headRight: text,
  footLeft: text,
  footRight: text,
  font: v.picklist(officeFonts),
  numbering: v.picklist(['1.1', '1.01']),
  paper: v.picklist(['letter', 'a4']),
});
export type OfficeTemplate = v.InferOutput<typeof officeTemplate>;
