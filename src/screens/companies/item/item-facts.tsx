import { Expiry } from '#src/components/library/expiry.tsx';
import { itemFacts } from '#src/components/library/item-facts.tsx';
import type { Fact } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Content, ContentBrief } from '#src/contracts/content.ts';
import { dateAndTime, fullDate } from '#src/lib/dates.ts';
import { durationText } from '#src/lib/duration.ts';
import { impactText } from '#src/domain/impact-table.ts';
import { countText } from '#src/lib/numbers.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';
import { Identifier } from '#src/ui/identifier.tsx';

/** Title block rows of an item: facts specific to its type, then manufacturer, products, sections, and date. */
export const factsOf = (item: Content, company: CompanyBrief, products: readonly ContentBrief[]): Fact[] => [
  ...ownFacts(item, company),
  [
    'Manufacturer',
    <Link key="maker" className="link" to={to.company(company)}>
      <bdi>{company.company}</bdi>
    </Link>,
  ],
  ...itemFacts(item, products, 8),
];

function ownFacts(item: Content, company: CompanyBrief): Fact[] {
  switch (item.content_type) {
    case 'cad':
      return [
        [
          'Detail',
          <span key="number" className="mono">
            {item.detailNumber}
          </span>,
        ],
        ['Assembly', item.assembly],
        ['Condition', item.condition],
        ['View', item.view],
        ['Scale', item.scale],
        [
          'Variations',
          item.variations === 0 ? null : (
            <Link key="variations" className="link" to={to.companyVariations(item, 'cad', item.id)}>
              {countText(item.variations)}, side by side
            </Link>
          ),
        ],
      ];
    // What its fitness is judged by is said there.
    case 'bim':
      return [
        [
          'Family',
          <span key="family" className="small-mono anywhere">
            <Identifier text={item.familyName} />
          </span>,
        ],
      ];
    case 'spec':
      return [
        [
          'File',
          <span key="file" className="small-mono anywhere">
            <Identifier text={item.filename} />
          </span>,
        ],
        ['Edition', item.edition],
        ['Revised', fullDate(item.revised)],
        ['Length', `about ${plural(item.pages, 'page')}`],
        [
          brand.specWizard,
          item.specWizard === null ? (
            'none for this section'
          ) : (
            <Link key="sw" className="link" to={to.specwizard(item.specWizard)}>
              {item.specWizard}
            </Link>
          ),
        ],
      ];
    case 'sw':
      return [
        [
          'Section file',
          <span key="file" className="small-mono anywhere">
            <Identifier text={item.filename} />
          </span>,
        ],
        ['Decisions', countText(item.decisions)],
        ['Time', `about ${item.minutes} min`],
        [
          'Specification',
          item.specId === null ? null : (
            <Link key="spec" className="link" to={to.contentItem(company, 'spec', item.specId)}>
              The same section as a document
            </Link>
          ),
        ],
      ];
    case 'video':
      return [
        ['Length', durationText(item.seconds)],
        ['Captions', item.captions ? 'yes' : 'no'],
        ['Credits', item.credits],
      ];
    case 'webinar':
      return [
        ['Starts', dateAndTime(item.startsAt)],
        ['Length', durationText(item.seconds)],
        [
          'Credits',
          item.credits === null ? 'none' : [item.credits, item.creditKind].filter(Boolean).join(' '),
        ],
        ['Provider', item.provider === item.company ? null : item.provider],
        ['Captions', item.captions ? 'yes' : 'no'],
      ];
    case 'catalog':
    case 'datasheet':
      return [['Pages', countText(item.pages)]];
    case 'epd':
      return [
        [
          'Declaration',
          <span key="number" className="small-mono anywhere">
            {item.declarationNumber}
          </span>,
        ],
        ['Validity', <Expiry key="until" until={item.validUntil} />],
        ['GWP, A1–A3', `${impactText(item.gwp)} kg CO₂e per ${item.declaredUnit}`],
        ['Declared unit', item.declaredUnit],
        ['Mass', `${impactText(item.massKg)} kg per declared unit`],
        ['Type', item.epdType],
        ['Holder', item.holder ?? item.company],
        ['Operator', item.operator],
        ['PCR', item.pcr],
        ['Standard', item.standard],
        ['Verifier', item.verifier],
        ['Issued', fullDate(item.validFrom)],
      ];
    case 'hpd':
      return [
        [
          'HPD',
          <span key="number" className="mono">
            {item.hpdId}
          </span>,
        ],
        ['Validity', <Expiry key="until" until={item.validUntil} />],
        ['Version', `Open Standard ${item.version}`],
        ['Method', item.method],
        ['Threshold', `${countText(item.thresholdPpm)} ppm`],
        ['Disclosed', `${item.disclosedPercent}% by weight`],
        ['LT-1 and BM-1', item.lt1Count === 0 ? 'none' : plural(item.lt1Count, 'substance')],
        ['VOC emissions', item.vocEmissions ?? 'not tested'],
        ['Published', fullDate(item.publishedAt)],
      ];
    case 'certificate':
      return [
        [
          'Number',
          <span key="number" className="small-mono anywhere">
            {item.number}
          </span>,
        ],
        ['Validity', <Expiry key="until" until={item.validUntil} />],
        ['Program', item.program],
        ['Level', item.level],
        ['Issuer', item.issuer],
        ['Scope', item.scope],
        ['Issued', fullDate(item.issued)],
        ['Verify', <Verify key="verify" url={item.verifyUrl} />],
      ];
    case 'product':
      return [];
  }
}

function Verify({ url }: { url: string | null }) {
  const href = safeHref(url);
  if (href === null) return 'ask the issuer';
  return (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer">
      On the issuer’s site<span className="unseen">, opens another site</span>
    </a>
  );
}

const plural = (count: number, one: string): string => `${countText(count)} ${count === 1 ? one : `${one}s`}`;
