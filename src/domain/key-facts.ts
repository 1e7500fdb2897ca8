import type { SearchHit } from '#src/contracts/search.ts';
import { attributeText } from '#src/domain/attribute-amount.ts';
import { fullDate } from '#src/lib/dates.ts';
import { durationText } from '#src/lib/duration.ts';
import { impactText } from '#src/domain/impact-table.ts';
import { countText, fileSizeText } from '#src/lib/numbers.ts';
import type { UnitSystem } from '#src/domain/units.ts';

type KeyFact = readonly [label: string, value: string];

const attributesShown = 8;
const day = (iso: string): string => fullDate(iso) ?? iso;

/** An item's most important facts, in the visitor's units. */
export function keyFacts(item: SearchHit, units: UnitSystem): readonly KeyFact[] {
  switch (item.content_type) {
    case 'product':
      return item.attributes
        .slice(0, attributesShown)
        .map((attribute) => [attribute.label, attributeText(attribute, units)]);
    case 'cad':
      return [
        ['Sheet', item.detailNumber],
        ['Assembly', item.assembly],
        ['Condition', item.condition],
        ['View', item.view],
        ['Scale', item.scale],
      ];
    case 'bim':
      return [
        ['Family', item.familyName],
        ['Category', item.category],
        ['Host', item.host],
        ['LOD', String(item.lod)],
        ['IFC class', item.ifcClass],
        ['Types', countText(item.types)],
        ['IFC file', fileSizeText(item.sizeKb * 1000)],
        ['Triangles', countText(item.triangles)],
      ];
    case 'spec':
      return [
        ['Edition', item.edition],
        ['Revised', day(item.revised)],
        ['Pages', `about ${countText(item.pages)}`],
      ];
    case 'sw':
      return [
        ['Decisions', countText(item.decisions)],
        ['Time needed', `${item.minutes} min`],
      ];
    case 'epd':
      return [
        ['GWP, A1–A3', `${impactText(item.gwp)} kg CO₂e per ${item.declaredUnit}`],
        ['Kind', item.epdType],
        ['PCR', item.pcr],
        ['Operator', `${item.operator} ${item.declarationNumber}`],
      ];
    case 'hpd':
      return [
        ['Version', item.version],
        ['Threshold', `${countText(item.thresholdPpm)} ppm`],
        ['Disclosed', `${item.disclosedPercent}%`],
        ['LT-1 or BM-1', item.lt1Count === 0 ? 'none' : countText(item.lt1Count)],
        ['VOC emissions', item.vocEmissions ?? 'not tested'],
      ];
    case 'certificate':
      return [
        ['Program', item.program],
        ['Level', item.level ?? ''],
        ['Number', item.number],
        ['Issuer', item.issuer],
        ['Scope', item.scope],
      ];
    case 'video':
    case 'webinar':
      return [
        ['Length', durationText(item.seconds)],
        ['Captions', item.captions ? 'yes' : 'no'],
        ['CEU', item.credits === null ? 'none' : String(item.credits)],
      ];
    case 'catalog':
    case 'datasheet':
      return [
        ['Pages', countText(item.pages)],
        ['Published', day(item.created_at)],
      ];
    case 'company':
      return [
        ['Location', [item.city, item.state].filter(Boolean).join(', ')],
        ['Phone', item.phone ?? 'not stated'],
        ['Sections', countText(item.sections.length)],
      ];
  }
}
