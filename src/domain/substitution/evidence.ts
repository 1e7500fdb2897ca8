import type { Attribute, Content } from '#src/contracts/content.ts';
import { declarationOf } from '#src/domain/compare/comparability.ts';
import { isCertificate, isEpd } from '#src/domain/compare/declarations.ts';

/** Documents on installation or cleaning rather than on the product. */
const notData = /installation|care and|maintenance|warranty/i;

/** The product data sheet; prefers technical data to instructions. */
export function datasheetOf(content: readonly Content[]): Content | null {
  const sheets = content.filter(({ content_type }) => content_type === 'datasheet');
  return (
    sheets.find(({ title }) => !notData.test(title)) ??
    sheets[0] ??
    content.find(({ content_type }) => content_type === 'catalog') ??
    null
  );
}

/**
 * The library document that supports a property: a certificate from the body that wrote the test, the declaration for
 * declared values, or else the datasheet.
 */
export function evidenceOf(
  { key, standard }: Pick<Attribute, 'key' | 'standard'>,
  content: readonly Content[],
): Content | null {
  if (key === 'globalWarmingPotential') return declarationOf(content.filter(isEpd)) ?? datasheetOf(content);
  const sheet = datasheetOf(content);
  if (key === 'warranty') return content.find(({ title }) => /warranty terms/i.test(title)) ?? sheet;
  const body = /^[A-Z]{2,}/.exec(standard ?? '')?.[0];
  const proof =
    body === undefined
      ? undefined
      : content
          .filter(isCertificate)
          .find(({ program, issuer }) => [program, issuer].some((name) => firstWord(name) === body));
  return proof ?? sheet;
}

const firstWord = (text: string): string => text.split(/[\s-]/, 1)[0] ?? '';
