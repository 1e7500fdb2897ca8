import type { Certificate, Content, Epd, Hpd } from '#src/contracts/content.ts';
import { comparability, declarationOf, type Comparability } from '#src/domain/compare/comparability.ts';
import { cellOf, groupOf, missingInGroup, noteOf, withBestMarked, rowOf } from '#src/domain/compare/table.ts';
import type { Compared, CompareCell, CompareGroup, CompareRow } from '#src/domain/compare/table.ts';
import { expiryStatus, fullDate } from '#src/lib/dates.ts';
import { impactText } from '#src/domain/impact-table.ts';
import { countText } from '#src/lib/numbers.ts';

export const isEpd = (item: Content): item is Epd => item.content_type === 'epd';
export const isHpd = (item: Content): item is Hpd => item.content_type === 'hpd';
export const isCertificate = (item: Content): item is Certificate => item.content_type === 'certificate';

const noEpd = 'no EPD';
const noHpd = 'no HPD';
/** The production stages, which every declaration covers (EN 15804). */
const making = 'A1-A3';

/** One entry per product; null if it has no declaration. */
export const epdsOf = (compared: readonly Compared[]): readonly (Epd | null)[] =>
  compared.map(({ content }) => declarationOf(content.filter(isEpd)));

/** Declared results: A1-A3 for every indicator, and every stage of global warming potential. */
export function epdGroup(compared: readonly Compared[], today: string): CompareGroup {
  const epds = epdsOf(compared);
  const verdict = comparability(epds, today);
  const fact = (key: string, label: string, say: (epd: Epd) => string) =>
    rowOf(
      `epd ${key}`,
      label,
      epds.map((epd) => (epd === null ? missingInGroup(noEpd) : cellOf([say(epd)]))),
    );
  const rows = [
    rowOf(
      'epd number',
      'Declaration',
      epds.map((epd) =>
        epd === null
          ? missingInGroup(noEpd)
          : cellOf([{ text: `${epd.operator} ${epd.declarationNumber}`, item: epd }]),
      ),
    ),
    fact('type', 'Kind', ({ epdType }) => epdType),
    fact('unit', 'Declared unit', ({ declaredUnit }) => declaredUnit),
    fact('pcr', 'Product category rule', ({ pcr }) => pcr),
    fact('standard', 'Standard', ({ standard }) => standard),
    fact('valid', 'Validity', ({ validUntil }) => validity(validUntil, today)),
    ...impactRows(epds, verdict),
  ];
  const remarks = verdict.isComparable
    ? ['Same declared unit, PCR, standard, and stages, so these results can be compared.']
    : ['Not ranked.', ...verdict.reasons];
  const isNone = epds.every((epd) => epd === null);
  return groupOf('epd', 'Environmental declaration (EPD)', rows, isNone ? [] : remarks);
}

function impactRows(epds: readonly (Epd | null)[], { isComparable }: Comparability): CompareRow[] {
  const impacts = epds.flatMap((epd) => epd?.impacts ?? []);
  const indicators = new Map(
    [
      ...impacts.filter(({ indicator }) => indicator === 'GWP' || indicator === 'GWP-total'),
      ...impacts.filter(({ stage }) => stage === making),
    ].map((impact) => [`${impact.indicator} ${impact.stage}`, impact]),
  );
  return [...indicators].map(([key, { indicator, stage, name }]) => {
    const found = epds.map(
      (epd) =>
        epd?.impacts.find((impact) => impact.indicator === indicator && impact.stage === stage) ?? null,
    );
    const cells = found.map((impact, column) =>
      impact === null
        ? epds[column] === null
          ? missingInGroup(noEpd)
          : cellOf([], 'not declared')
        : cellOf([
            `${impactText(impact.value)} ${impact.unit}${indicator.startsWith('GWP') ? ` per ${epds[column]?.declaredUnit ?? 'declared unit'}` : ''}`,
          ]),
    );
    const row = rowOf(`epd ${key}`, `${indicator}, ${stage}`, cells, name);
    const isOneUnit = new Set(found.flatMap((impact) => (impact === null ? [] : [impact.unit]))).size === 1;
    return isComparable && isOneUnit && stage === making
      ? withBestMarked(
          row,
          found.map((impact) => impact?.value ?? null),
          'lower',
        )
      : row;
  });
}

export function hpdGroup(compared: readonly Compared[], today: string): CompareGroup {
  const hpds = compared.map(({ content }) => declarationOf(content.filter(isHpd)));
  const cells = (say: (hpd: Hpd) => CompareCell) =>
    hpds.map((hpd) => (hpd === null ? missingInGroup(noHpd) : say(hpd)));
  const fact = (key: string, label: string, say: (hpd: Hpd) => string | null) =>
    rowOf(
      `hpd ${key}`,
      label,
      cells((hpd) => cellOf([say(hpd)])),
    );
  const thresholds = new Set(hpds.flatMap((hpd) => (hpd === null ? [] : [hpd.thresholdPpm])));
  return groupOf(
    'hpd',
    'Health declaration (HPD)',
    [
      rowOf(
        'hpd number',
        'Declaration',
        cells((hpd) => cellOf([{ text: `HPD ${hpd.version}, ${hpd.hpdId}`, item: hpd }])),
      ),
      fact('threshold', 'Threshold', ({ thresholdPpm }) => `${countText(thresholdPpm)} ppm`),
      fact('disclosed', 'Disclosed', ({ disclosedPercent }) => `${disclosedPercent}% by weight`),
      fact('method', 'Inventory method', ({ method }) => method),
      fact('concern', 'LT-1 or BM-1 substances', ({ lt1Count }) =>
        lt1Count === 0 ? 'none' : String(lt1Count),
      ),
      fact('voc', 'VOC emissions', ({ vocEmissions }) => vocEmissions),
      fact('valid', 'Validity', ({ validUntil }) => validity(validUntil, today)),
    ],
    thresholds.size > 1 ? ['The thresholds differ. A lower threshold lists more substances.'] : [],
  );
}

/** One row per program, with certificate number, scope, and validity. */
export function certificateGroup(compared: readonly Compared[], today: string): CompareGroup {
  const own = compared.map(({ content }) => content.filter(isCertificate));
  const programs = [...new Set(own.flat().map(({ program }) => program))].toSorted();
  return groupOf(
    'certificates',
    'Certificates',
    programs.map((program) =>
      rowOf(
        `certificate ${program}`,
        program,
        own.map((certificates) =>
          cellOf(
            certificates
              .filter((certificate) => certificate.program === program)
              .flatMap((certificate) => [
                {
                  text: [certificate.number, certificate.level].filter(Boolean).join(', '),
                  item: certificate,
                },
                noteOf(certificate.scope),
                noteOf(
                  certificate.validUntil === null
                    ? 'no expiration date stated'
                    : validity(certificate.validUntil, today),
                ),
              ]),
          ),
        ),
      ),
    ),
  );
}

/** `until Oct 12, 2029`, `expired Oct 12, 2025`. */
export function validity(until: string, today: string): string {
  const day = fullDate(until) ?? until;
  return expiryStatus(until, today) === 'expired' ? `expired ${day}` : `until ${day}`;
}
