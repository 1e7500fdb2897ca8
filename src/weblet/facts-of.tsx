import type { Fact } from '#src/components/page/facts.tsx';
import type { Content } from '#src/contracts/content.ts';
import { dateAndTime, fullDate } from '#src/lib/dates.ts';
import { durationText } from '#src/lib/duration.ts';
import { withUnit } from '#src/domain/unit-text.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { Identifier } from '#src/ui/identifier.tsx';
import { validity } from '#src/components/results/validity.tsx';

/** The most informative facts first, the section last. */
export const factsOf = (item: Content): readonly Fact[] =>
  [...ownFacts(item), ...sectionOf(item)].filter(([, value]) => value !== null && value !== '');

/** Always the 2004 edition: the visitor's choice on our site is unknown inside a frame. */
function sectionOf({ csi: [section] }: Content): readonly Fact[] {
  if (section === undefined) return [];
  return [
    [
      'MasterFormat',
      <span key="value" className="mono">
        {formatSection(section.number, '04')}
      </span>,
    ],
  ];
}

function ownFacts(item: Content): readonly Fact[] {
  switch (item.content_type) {
    case 'product':
      return item.attributes.slice(0, 3).map(({ label, value, unit }) => [label, withUnit(value, unit)]);
    case 'cad':
      return [
        ['Sheet', item.detailNumber],
        ['Scale', item.scale],
        ['View', item.view],
      ];
    case 'bim':
      return [
        ['IFC', item.ifcClass === null ? null : <Identifier key="value" text={item.ifcClass} />],
        ['LOD', item.lod],
        ['Types', item.types],
      ];
    case 'spec':
      return [
        ['Revised', fullDate(item.revised)],
        ['Pages', `about ${item.pages}`],
        ['Edition', item.edition],
      ];
    case 'sw':
      return [
        ['Time needed', `${item.minutes} min`],
        ['Decisions', item.decisions],
      ];
    case 'video':
      return [
        ['Length', durationText(item.seconds)],
        ['Captions', item.captions ? 'yes' : 'no'],
      ];
    case 'webinar':
      return [
        ['Date', dateAndTime(item.startsAt)],
        ['Length', durationText(item.seconds)],
        ['CEU', item.credits],
      ];
    case 'catalog':
    case 'datasheet':
      return [
        ['Pages', item.pages],
        ['Published', fullDate(item.created_at)],
      ];
    case 'epd':
      return [
        validity(item.validUntil),
        ['Declared unit', item.declaredUnit],
        ['Number', item.declarationNumber],
      ];
    case 'hpd':
      return [validity(item.validUntil), ['Disclosed', `${item.disclosedPercent}%`], ['HPD', item.version]];
    case 'certificate':
      return [validity(item.validUntil), ['Issuer', item.issuer], ['Number', item.number]];
  }
}
