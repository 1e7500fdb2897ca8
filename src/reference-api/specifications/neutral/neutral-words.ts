/**
 * How a section that is written for one manufacturer says the same of any. The first that fits is applied everywhere in a line;
 * the order matters.
 */
const rules: readonly (readonly [from: RegExp, to: string])[] = [
  [/^(ARTICLE) Basis-of-Design (\w+)/, '$1 Principal $2'],
  [
    /Basis-of-Design Product: \{product\}, \{model\}\./,
    'Products: By an acceptable manufacturer, with the values of this article.',
  ],
  [/^(\s*)\{product\} \{model\}, \{kind\}, made to/, '$1Principal product of this Section, made to'],
  [/^(\s*)\{product\} \{model\}, \{kind\}/, '$1Principal product of this Section, with these values'],
  [
    /By the manufacturer of the basis of design, to fit and perform with its other products\./,
    'By an acceptable manufacturer, to fit and perform with the other products of this section.',
  ],
  [/ of the basis-of-design product, \{FM 4470\}/, ' of the assembly, {FM 4470}'],
  [/other than the basis of design/, 'other than the principal one'],
  [/the basis of design is type/, 'the principal luminaire is type'],
  [/the basis-of-design/g, 'the principal'],
  [/The basis-of-design/g, 'The principal'],
  [/Basis-of-design/g, 'Principal'],
  [/basis-of-design/g, 'the principal'],
  [/, as offered for \{product\}/, ''],
  [/As furnished for \{product\}, with/, 'Of the manufacturer’s standard range, with'],
  [/; \{product\} is made for ratings up to/, '; ratings up to'],
  [/(\{=grade[^{}]*\}), as \{product\}/, '$1'],
  [/As made for \{product\}: /, ''],
  [/Exterior framing: \{product\}, /, 'Exterior framing: aluminum, '],
  [/System: \{product\}, /, 'System: aluminum framing, '],
  [/; rating on record for \{product\}: /, ', rated '],
  [/ (?:of|for) \{product\}/g, ''],
  [/joint(?:ly)?, \{manufacturer\}/g, 'joint, the manufacturer'],
  [/\{manufacturer\} or the (?:accepted manufacturer|manufacturer accepted)/g, 'the manufacturer'],
  [/\{manufacturer\}'s or the accepted manufacturer's/g, "the manufacturer's"],
  [/\{manufacturer\}/g, 'the manufacturer'],
];

/** The line without the names of manufacturer and product. */
export function neutralWords(line: string): string {
  let text = line;
  for (const [from, to] of rules) text = text.replace(from, to);
  // A name that began the sentence has become words.
  return text
    .replace(/^(\s*(?:[[(][ x][\])] )?)the (manufacturer|principal)/, '$1The $2')
    .replace(/(: )the (manufacturer) and/, '$1$2 and');
}

export const namesSomebody = (line: string): boolean => /\{(?:manufacturer|product|model|kind)\}/.test(line);
