import type { Run } from '#src/contracts/spec-sections.ts';
import { prefixed } from '#src/domain/merged-section/clause.ts';
import { namesIn, neutralRuns, neutralWords, rawText } from '#src/domain/merged-section/neutral.ts';
import type { Side, SidedLine } from '#src/domain/merged-section/source.ts';
import { plainText } from '#src/lib/plain-text.ts';

const basis = /\b(?:the )?basis[ -]of[ -]design product\b/gi;
const anyBasis = /\bbasis[ -]of[ -]design\b/i;

/** Whether a text is a statement about the manufacturer's own product, which holds only for that product. */
export function isAboutProduct(at: SidedLine): boolean {
  const { manufacturer, product } = namesIn(at);
  return manufacturer || product || anyBasis.test(rawText(at));
}

/** Whether the lines below are about the product that the line, or the article, introduces. */
export const introducesProduct = (at: SidedLine): boolean =>
  anyBasis.test(rawText(at)) || (at.line.kind === 'paragraph' && namesIn(at).product);

/** Whether the words contain a value, in the record or not. */
export const statesFigure = (at: SidedLine): boolean =>
  at.line.attribute !== null || /\d/.test(neutralWords(at));

/** What a manufacturer's section calls its product: `Clearday`, or `the product of Stormglass`. */
function ownName({ products, manufacturer }: Side): string {
  const [product] = products;
  const name = product === undefined ? '' : plainText(product.tradename).trim();
  return name === '' || products.length > 1 ? `the product of ${manufacturer}` : name;
}

/**
 * The line in the manufacturer's words. A comparable manufacturer's section calls its own product the basis of design, which it
 * isn't in the merged section.
 */
export function ownRuns({ side, line }: SidedLine): Run[] {
  if (side.slot === 0) return [...line.text];
  return line.text.map((run, index) => {
    if (typeof run !== 'string' || !anyBasis.test(run)) return run;
    const named = plainText(run).replaceAll(basis, ownName(side));
    const words = named.replaceAll(/\bbasis[ -]of[ -]design\b/gi, (found) =>
      found.startsWith('B') ? 'Comparable product' : 'comparable product',
    );
    return index === 0 ? words.replace(/^[a-z]/, (letter) => letter.toUpperCase()) : words;
  });
}

/** The line as a statement about its manufacturer's product, which it names unless that is the basis of design. */
export function ownStatement(at: SidedLine): Run[] {
  const runs = ownRuns(at);
  if (at.side.slot === 0) return runs;
  const names = namesIn({ ...at, line: { ...at.line, text: runs } });
  if (names.product || names.manufacturer) return runs;
  const { side } = at;
  const name = ownName(side);
  return prefixed(
    `For ${name.includes(side.manufacturer) ? name : `${name} by ${side.manufacturer}`}: `,
    runs,
  );
}

/** The requirement for comparable products, without product names. */
export function requirementOf(at: SidedLine, runs: readonly Run[] = at.line.text): Run[] {
  const neutral = neutralRuns({ ...at, line: { ...at.line, text: [...runs] } });
  return prefixed(
    'Comparable products: ',
    neutral.map((run) => (typeof run === 'string' ? plainText(run).replaceAll(basis, 'the product') : run)),
  );
}
