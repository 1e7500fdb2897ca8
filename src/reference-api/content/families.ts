import * as v from 'valibot';
import { keyOf, oneOf, sectionNumber, several, text } from '#src/reference-api/content/fields.ts';
import { type Line, parseFields } from '#src/reference-api/content/files.ts';
import { type ContentEntry, entriesIn } from '#src/reference-api/content/entries.ts';
import { texts } from '#src/reference-api/content/texts.ts';

/** A text; null where it says “None.” */
const oneText = v.string('A text is expected.');
const said = v.nullable(oneText);
/** Lines in the notation of masters. A line that begins with two spaces continues the one before it. */
const lines = v.pipe(
  v.nullable(v.array(v.string(), 'A list is expected.')),
  v.transform((all) => all ?? []),
);

/** Texts for all sections whose work is done in the same way. */
const Family = v.strictObject({
  /** `Install`, `Apply`. */
  verb: text,
  /** Whether color and finish are chosen. */
  hasFinish: v.boolean(),
  /** Whether the work goes again, so that nobody warrants it. */
  isTemporary: v.optional(v.boolean(), false),
  shopDrawings: said,
  /** The subjects of samples. */
  samples: said,
  meeting: oneText,
  /** The contents of a mockup. */
  mockup: said,
  /** Materials left with the owner. */
  stock: said,
  delivery: lines,
  conditions: lines,
  accessories: lines,
  making: v.nullable(v.strictObject({ title: text, lines: v.array(v.string(), 'A list is expected.') })),
  sourceControl: lines,
  examination: lines,
  preparation: lines,
  /** How it is installed; without any, as the section’s products are. */
  installation: v.optional(lines, null),
  tolerances: lines,
  fieldControl: lines,
  adjusting: lines,
  cleaning: lines,
  training: lines,
  protection: lines,
});
export interface Family extends Readonly<v.InferOutput<typeof Family>> {}

const FamilyFields = v.strictObject({
  /** The family that supplies what this one leaves out. */
  like: v.optional(text),
  verb: v.optional(text),
  finish: v.optional(oneOf(['yes', 'no'])),
  temporary: v.optional(oneOf(['yes', 'no'])),
  divisions: v.optional(several(text)),
  /** Sections whose work differs from the rest of their division. */
  sections: v.optional(several(sectionNumber)),
  /** Kinds whose work differs from the rest of their section: `042113 Thin brick`. */
  kinds: v.optional(
    several(v.pipe(v.string(), v.regex(/^\d{6,8} [A-Z]/, 'A section and a kind are expected.'))),
  ),
});
type FamilyPiece = ContentEntry<v.InferOutput<typeof FamilyFields>>;

/**
 * How the work of a section is done: its family by kind of product, else by section, else by division.
 * @internal
 */
export function readFamilies(files = texts): (number: string, noun: string) => Family {
  const pieces = entriesIn('families', FamilyFields, files);
  const byNumber = new Map<string, Family>();
  for (const piece of pieces) {
    const family = familyOfPiece(piece, pieces);
    const { divisions = [], sections = [], kinds = [] } = piece.front;
    for (const one of [...divisions, ...sections, ...kinds]) {
      if (byNumber.has(one)) piece.refuse('sections', `Another family has ${one}.`);
      byNumber.set(one, family);
    }
  }
  return (number, noun) => {
    const family = [`${number} ${noun}`, number, number.slice(0, 2)].flatMap(
      (key) => byNumber.get(key) ?? [],
    )[0];
    if (!family) throw new Error(`No file in content/families has the division of section ${number}.`);
    return family;
  };
}

function familyOfPiece({ front, body, refuse }: FamilyPiece, pieces: readonly FamilyPiece[]): Family {
  const { like, verb, finish, temporary } = front;
  const others = pieces.filter((one) => one.front !== front);
  const base = others.find(({ slug }) => slug === like);
  if (like !== undefined && !base) refuse('like', `There is no other family “${like}”.`);
  return parseFields(
    Family,
    Object.entries({
      ...(base && familyOfPiece(base, others)),
      ...(verb !== undefined && { verb }),
      ...(finish !== undefined && { hasFinish: finish === 'yes' }),
      ...(temporary !== undefined && { isTemporary: temporary === 'yes' }),
      ...Object.fromEntries(textsBelowHeadings(body)),
    }),
    refuse,
  );
}

/** What is below each `## Heading`, by it: `Shop drawings` is `shopDrawings`; a heading with a title has lines. */
function textsBelowHeadings(body: readonly Line[]): Map<string, unknown> {
  const found = new Map<string, string[]>();
  let heading = '';
  for (const line of body) {
    if (line.text.startsWith('## ')) heading = line.text.slice(3);
    else if (heading !== '' && line.text !== '')
      found.set(heading, [...(found.get(heading) ?? []), line.text]);
  }
  return new Map(
    [...found].map(([name, all]) => {
      const [key = '', title] = name.split(': ');
      const value = valueOf(all);
      return [keyOf(key), title === undefined ? value : { title, lines: value }];
    }),
  );
}

function valueOf(all: readonly string[]): string | string[] | null {
  if (all.every((line) => /^\s*- /.test(line))) return all.map((line) => line.replace('- ', ''));
  const whole = all.join(' ');
  return whole === 'None.' ? null : whole;
}

export const familyOf = readFamilies();
