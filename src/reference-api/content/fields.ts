import * as v from 'valibot';

/** The values that a front-matter field or a table cell may hold. */
export const text = v.pipe(v.string(), v.nonEmpty('It is empty.'));
export const wholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'A whole number is expected.'),
  v.transform(Number),
);

export const number = v.pipe(
  v.string(),
  v.regex(/^\d+(?:\.\d+)?$/, 'A number is expected.'),
  v.transform(Number),
);
export const signedNumber = v.pipe(
  v.string(),
  v.regex(/^-?\d+(?:\.\d+)?$/, 'A number is expected.'),
  v.transform(Number),
);
/** `4..9`. */
export const range = v.pipe(
  v.string(),
  v.transform((value) => value.split('..')),
  v.tuple([number, number], 'Two numbers are expected: 4..9.'),
);
export const digits = v.pipe(v.string(), v.regex(/^\d+$/, 'Digits are expected.'));
export const oneOf = <const O extends readonly string[]>(options: O) =>
  v.picklist(options, `One of these is expected: ${options.join(', ')}.`);

/** Several values, separated by a comma and a space. */
export const several = <S extends v.GenericSchema<string, unknown>>(each: S) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.split(', ')),
    v.array(each),
  );

/** A section of MasterFormat 2004 by its digits. */
export const sectionNumber = v.pipe(
  v.string(),
  v.regex(/^\d{6}(?:\d{2})?$/, 'A section is 6 or 8 digits: 075423, 07421323.'),
);
/** The main section comes first. */
export const sections = several(sectionNumber);

/** The field name for a column head or heading: `shortTitle` for `Short title`. */
export const keyOf = (head: string): string =>
  head.toLowerCase().replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
