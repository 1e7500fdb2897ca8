import type { Certificate, Content } from '#src/contracts/content.ts';
import { daysBetween } from '#src/lib/dates.ts';
import type { ScoredProduct } from '#src/domain/scorecard/scorecard.ts';

/** The documents that a submittal usually needs. */
export const expectedTypes = ['certificate', 'epd', 'hpd', 'datasheet'] as const;
export type ExpectedType = (typeof expectedTypes)[number];

/** A product and the documents that the library lacks. */
export interface Missing {
  product: ScoredProduct;
  types: readonly ExpectedType[];
}

/** An expired document isn't missing. */
export const missingDocuments = (products: readonly ScoredProduct[]): readonly Missing[] =>
  products
    .map((product) => ({
      product,
      types: expectedTypes.filter(
        (type) => !product.documents.some(({ content_type }) => content_type === type),
      ),
    }))
    .filter(({ types }) => types.length > 0);

/** A document that expires, and how soon. */
export interface ExpiringDocument {
  product: ScoredProduct;
  document: Content;
  until: string;
  /** Negative once it has expired. */
  days: number;
  within: 'expired' | '90 days' | 'a year';
}

const soonDays = 90;
const yearDays = 365;

/** Declarations and certificates that have expired or expire within a year, earliest first; each once. */
export function expiringDocuments(
  products: readonly ScoredProduct[],
  today: string,
): readonly ExpiringDocument[] {
  const found = new Map<string, ExpiringDocument>();
  for (const product of products) {
    for (const document of product.documents) {
      const until = 'validUntil' in document ? document.validUntil : null;
      const days = until === null ? null : daysBetween(today, until);
      const key = `${document.content_type} ${document.id}`;
      if (until === null || days === null || days > yearDays || found.has(key)) continue;
      const within = days < 0 ? 'expired' : days <= soonDays ? '90 days' : 'a year';
      found.set(key, { product, document, until, days, within });
    }
  }
  return [...found.values()].toSorted((one, other) => one.days - other.days);
}

/** The certificates of one program and the products they cover. */
export interface ProgramTally {
  program: string;
  certificates: readonly { certificate: Certificate; product: ScoredProduct }[];
  products: number;
}

/** Certificates in force by program, those with most products first; `today` as `2026-11-02`. */
export function certificateTally(products: readonly ScoredProduct[], today: string): readonly ProgramTally[] {
  const inForce = products.flatMap((product) =>
    product.documents.flatMap((document) =>
      document.content_type === 'certificate' && !hasEnded(document, today)
        ? [{ certificate: document, product }]
        : [],
    ),
  );
  return [...Map.groupBy(inForce, ({ certificate }) => certificate.program)]
    .map(([program, certificates]) => ({
      program,
      certificates,
      products: new Set(certificates.map(({ product }) => product.id)).size,
    }))
    .toSorted(
      (one, other) => other.products - one.products || one.program.localeCompare(other.program, 'en'),
    );
}

const hasEnded = ({ validUntil }: Certificate, today: string): boolean =>
  validUntil !== null && (daysBetween(today, validUntil) ?? 0) < 0;
