/** HTML's names of the characters U+00A0 to U+00FF, in order. */
const names =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Other characters that occur in texts about building products. */
const others: readonly (readonly [string, string])[] = [
  ['bull', '•'],
  ['prime', '′'],
  ['Prime', '″'],
  ['le', '≤'],
  ['ge', '≥'],
  ['ne', '≠'],
  ['asymp', '≈'],
  ['minus', '−'],
  ['radic', '√'],
  ['infin', '∞'],
  ['euro', '€'],
  ['Omega', 'Ω'],
  ['mu', 'μ'],
  ['lambda', 'λ'],
  ['Delta', 'Δ'],
  ['empty', '∅'],
  ['rarr', '→'],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['zwnj', ''],
  ['zwj', ''],
];

/** Characters by their case-sensitive HTML names. */
export const latinEntities: ReadonlyMap<string, string> = new Map([
  ...names.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...others,
]);
