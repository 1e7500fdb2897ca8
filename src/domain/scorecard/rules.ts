import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { Certificate, Content, Epd, Hpd } from '#src/contracts/content.ts';
import { expiryStatus } from '#src/lib/dates.ts';
import { countText } from '#src/lib/numbers.ts';

/** How many products from how many manufacturers a credit requires. */
export interface Threshold {
  products: number;
  manufacturers: number;
}

/** LEED v4.1 BD+C, Building Product Disclosure and Optimization, option 1. Core and shell and warehouses need fewer. */
export const thresholds: Readonly<Record<DesignProject['leed'], Threshold>> = {
  'new construction': { products: 20, manufacturers: 5 },
  'core and shell': { products: 10, manufacturers: 3 },
};

/** How many products the document counts as, or why it doesn't count. */
export type Worth = { counts: true; weight: number; because: string } | { counts: false; because: string };

/** A credit: which documents count toward it, and for how much; `today` as `2026-11-02`. */
export interface CreditRule {
  key: 'epd' | 'materials' | 'leed5-products' | 'leed5-carbon' | 'well-transparency';
  /** Rating system and edition. */
  edition: 'LEED v4.1' | 'LEED v5' | 'WELL v2';
  /** False if the library doesn't have what the credit requires; then documents are only counted. */
  hasVerdict: boolean;
  title: string;
  source: string;
  /** The rule as applied here, as sentences. */
  sentences: readonly string[];
  /** Null for a document that doesn't concern the credit. */
  worth: (document: Content, today: string) => Worth | null;
  /** With its article, as in "an EPD". */
  wanted: string;
}

const no = (because: string): Worth => ({ counts: false, because });
const yes = (weight: number, because: string): Worth => ({ counts: true, weight, because });

/** 1.5 products for an externally verified, product-specific Type III declaration; 1 for an industry-wide one. */
function epdWorth(epd: Epd, today: string): Worth {
  if (expiryStatus(epd.validUntil, today) === 'expired') return no('expired');
  const isVerified = epd.verifier.trim() !== '';
  if (!isVerified) return no('no external verifier is named');
  if (/industry/i.test(epd.epdType)) return yes(1, 'industry-wide');
  return /type iii/i.test(epd.epdType)
    ? yes(1.5, 'product-specific Type III, externally verified')
    : no('not a Type III declaration');
}

/** An inventory to 1,000 ppm can leave 0.1% of the weight undisclosed. */
const maxPpm = 1000;
const minDisclosed = 99.9;

function hpdWorth(hpd: Hpd, today: string): Worth {
  if (expiryStatus(hpd.validUntil, today) === 'expired') return no('expired');
  if (hpd.thresholdPpm > maxPpm) return no(`inventory to ${countText(hpd.thresholdPpm)} ppm only`);
  if (hpd.disclosedPercent < minDisclosed) return no(`${hpd.disclosedPercent}% disclosed`);
  return yes(1, `HPD to ${countText(hpd.thresholdPpm)} ppm, ${hpd.disclosedPercent}% disclosed`);
}

/** Labels that publish ingredient inventories to the same threshold. */
const ingredientPrograms = ['Declare', 'Cradle to Cradle Certified'];

function labelWorth(certificate: Certificate, today: string): Worth | null {
  if (!ingredientPrograms.includes(certificate.program)) return null;
  const { validUntil, program } = certificate;
  return validUntil !== null && expiryStatus(validUntil, today) === 'expired'
    ? no('expired')
    : yes(1, program);
}

function ingredientWorth(document: Content, today: string): Worth | null {
  if (document.content_type === 'hpd') return hpdWorth(document, today);
  return document.content_type === 'certificate' ? labelWorth(document, today) : null;
}

export const creditRules: readonly CreditRule[] = [
  {
    key: 'epd',
    edition: 'LEED v4.1',
    hasVerdict: true,
    title: 'Environmental product declarations',
    source: 'LEED v4.1 BD+C, MR credit: Building Product Disclosure and Optimization, EPD, option 1',
    sentences: [
      'A product-specific Type III EPD with external verification counts as 1.5 products, an industry-wide one as 1.',
      'Expired declarations do not count. Each product counts once, by its best declaration.',
    ],
    worth: (document, today) => (document.content_type === 'epd' ? epdWorth(document, today) : null),
    wanted: 'an EPD',
  },
  {
    key: 'materials',
    edition: 'LEED v4.1',
    hasVerdict: true,
    title: 'Material ingredients',
    source:
      'LEED v4.1 BD+C, MR credit: Building Product Disclosure and Optimization, Material Ingredients, option 1',
    sentences: [
      'An HPD counts as 1 product if its inventory goes to 1,000 ppm or lower and discloses at least 99.9% by weight; so does a Declare label or Cradle to Cradle certification.',
      'Expired documents do not count. Each product counts once.',
    ],
    worth: ingredientWorth,
    wanted: 'an HPD',
  },
  {
    key: 'leed5-products',
    edition: 'LEED v5',
    hasVerdict: false,
    title: 'Building product selection and procurement',
    source: 'LEED v5 BD+C, MR credit: Building Product Selection and Procurement',
    sentences: [
      'The credit is scored by product category and criteria area. Product-specific EPDs count toward climate health and ingredient inventories toward human health; the library has no data for the other areas.',
      'These documents are counted; the credit isn’t evaluated.',
    ],
    worth: (document, today) => {
      if (document.content_type === 'epd') {
        const worth = epdWorth(document, today);
        if (!worth.counts) return worth;
        return worth.weight > 1 ? yes(1, 'product-specific EPD: climate health') : no('industry-wide EPD');
      }
      const worth = ingredientWorth(document, today);
      return worth?.counts ? yes(1, `${worth.because}: human health`) : worth;
    },
    wanted: 'a product-specific EPD or an HPD',
  },
  {
    key: 'leed5-carbon',
    edition: 'LEED v5',
    hasVerdict: false,
    title: 'Embodied carbon',
    source: 'LEED v5 BD+C, MR prerequisite: Quantify and Assess Embodied Carbon',
    sentences: [
      'It requires the embodied carbon of structure, enclosure, and hardscape. That is calculated from EPDs with A1–A3 results and from quantities, which the library doesn’t have.',
      'These EPDs are counted; the prerequisite isn’t evaluated.',
    ],
    worth: (document, today) => {
      if (document.content_type !== 'epd') return null;
      return expiryStatus(document.validUntil, today) === 'expired'
        ? no('expired')
        : yes(1, `A1–A3 per ${document.declaredUnit}`);
    },
    wanted: 'an EPD',
  },
  {
    key: 'well-transparency',
    edition: 'WELL v2',
    hasVerdict: false,
    title: 'Materials transparency',
    source: 'WELL v2, Materials concept, feature X07: Materials Transparency',
    sentences: [
      'Products with ingredients disclosed to 1,000 ppm count. How many you need depends on the addenda your project is registered under.',
      'These products are counted; the feature isn’t evaluated.',
    ],
    worth: ingredientWorth,
    wanted: 'an HPD',
  },
];
