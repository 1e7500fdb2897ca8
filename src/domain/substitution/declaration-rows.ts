import { capitalized } from '#src/lib/capitalized.ts';
import type { Certificate, Content, Epd, Hpd } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { comparability, declarationOf } from '#src/domain/compare/comparability.ts';
import { epdsOf, isCertificate, isHpd, validity } from '#src/domain/compare/declarations.ts';
import type { Compared } from '#src/domain/compare/table.ts';
import { impactText } from '#src/domain/impact-table.ts';
import { fail, nothingStated, pass, unknown } from '#src/domain/substitution/evaluation.ts';
import type {
  EvaluationGroup,
  EvaluationRow,
  Judgment,
  Stated,
} from '#src/domain/substitution/evaluation.ts';
import { normalizedWords, judgeNumbers } from '#src/domain/substitution/judge.ts';
import { ruleWords } from '#src/domain/substitution/direction.ts';
import { expiryStatus } from '#src/lib/dates.ts';
import { countText } from '#src/lib/numbers.ts';

interface Papers<Paper> {
  specified: Paper | null;
  proposed: readonly (Paper | null)[];
}

type Dated = Content & { validUntil: string | null };

/** Whether the proposed product has the specified one's declarations, in force, and their results. */
export function declarationGroup(
  specified: Compared,
  proposed: readonly Compared[],
  today: string,
): EvaluationGroup {
  const epds: Papers<Epd> = { specified: epdOf(specified), proposed: proposed.map(epdOf) };
  const hpds: Papers<Hpd> = { specified: hpdOf(specified), proposed: proposed.map(hpdOf) };
  return {
    key: 'declarations',
    title: 'Declarations',
    rows: [
      ...presence('epd', 'EPD', epds, today, ({ operator, declarationNumber, epdType }) => [
        `${operator} ${declarationNumber}`,
        epdType,
      ]),
      ...gwpRow(epds, today),
      ...presence('hpd', 'HPD', hpds, today, ({ version, hpdId }) => [`HPD ${version}, ${hpdId}`]),
      ...hpdRows(hpds),
    ],
  };
}

const epdOf = (one: Compared): Epd | null => epdsOf([one])[0] ?? null;
const hpdOf = ({ content }: Compared): Hpd | null => declarationOf(content.filter(isHpd));

/** One row per program under which the specified product is certified. */
export function certificateGroup(
  specified: Compared,
  proposed: readonly Compared[],
  today: string,
): EvaluationGroup {
  const programs = [
    ...new Set(specified.content.filter(isCertificate).map(({ program }) => program)),
  ].toSorted();
  return {
    key: 'certificates',
    title: 'Certificates',
    rows: programs.flatMap((program) => {
      const papers = {
        specified: certificateOf(specified, program),
        proposed: proposed.map((one) => certificateOf(one, program)),
      };
      const rows = presence(`certificate ${program}`, program, papers, today, ({ number, level, scope }) => [
        [number, level].filter(Boolean).join(', '),
        scope,
      ]);
      return rows.map((row) => ({
        ...row,
        findings: row.findings.map((finding, column) => ({
          ...finding,
          ...ofCertificates(finding, papers.specified, papers.proposed[column] ?? null),
        })),
      }));
    }),
  };
}

/** A certificate in force first, then one without an end date, then an expired one. */
function certificateOf({ content }: Compared, program: string): Certificate | null {
  const own = content.filter(isCertificate).filter((certificate) => certificate.program === program);
  return (
    declarationOf(own.map((one) => ({ ...one, validUntil: one.validUntil ?? '9999-12-31', own: one })))
      ?.own ?? null
  );
}

/** Only the program knows which of two levels is higher, and a person has to read what is covered. */
function ofCertificates(judged: Judgment, one: Certificate | null, other: Certificate | null): Judgment {
  const { verdict, why } = judged;
  if (verdict !== 'pass' || !one || !other) return { verdict, why };
  if (!one.level || normalizedWords(one.level) === normalizedWords(other.level ?? ''))
    return pass(
      normalizedWords(one.scope) === normalizedWords(other.scope) ? why : `${why} Compare the scopes.`,
    );
  return unknown(`In force at a different level: ${one.level} is specified.`);
}

function presence<Paper extends Dated>(
  key: string,
  label: string,
  { specified, proposed }: Papers<Paper>,
  today: string,
  say: (paper: Paper) => readonly [text: string, ...notes: string[]],
): readonly EvaluationRow[] {
  if (specified === null) return [];
  const stated = (paper: Paper | null): Stated => {
    if (paper === null) return nothingStated;
    const [text, ...notes] = say(paper);
    const until =
      paper.validUntil === null
        ? 'No expiration date stated'
        : capitalized(validity(paper.validUntil, today));
    return { text, notes: [...notes, until], evidence: paper };
  };
  return [
    {
      key,
      label,
      rule: 'In force today',
      specified: stated(specified),
      findings: proposed.map((paper) => ({ ...stated(paper), ...judgePresence(specified, paper, today) })),
    },
  ];
}

function judgePresence(specified: Dated, proposed: Dated | null, today: string): Judgment {
  const isOver = ({ validUntil }: Dated): boolean =>
    validUntil !== null && expiryStatus(validUntil, today) === 'expired';
  if (proposed !== null && !isOver(proposed)) return pass('In force.');
  if (isOver(specified))
    return unknown(
      `The specified product’s ${contentTypeWords[specified.content_type].singular} has expired. Confirm what is required.`,
    );
  return proposed === null ? unknown('Not in the library. Ask the contractor for it.') : fail('Expired.');
}

/** Results compare only with the same declared unit, category rule, and standard, and both declarations in force. */
function gwpRow({ specified, proposed }: Papers<Epd>, today: string): readonly EvaluationRow[] {
  if (specified === null) return [];
  const text = (epd: Epd): string => `${impactText(epd.gwp)} kg CO₂e per ${epd.declaredUnit}`;
  const stated = (epd: Epd | null): Stated =>
    epd === null ? nothingStated : { text: text(epd), notes: [epd.pcr], evidence: epd };
  return [
    {
      key: 'epd gwp',
      label: 'Global warming potential, A1–A3, declared',
      rule: ruleWords.lower,
      specified: stated(specified),
      findings: proposed.map((epd) => {
        if (epd === null) return { ...nothingStated, ...unknown('No EPD in the library.') };
        const { isComparable, reasons } = comparability([specified, epd], today);
        const judged = isComparable
          ? judgeNumbers(specified.gwp, epd.gwp, { direction: 'lower', text: text(specified) })
          : unknown(`Not comparable. ${reasons.join(' ')}`);
        return { ...stated(epd), ...judged };
      }),
    },
  ];
}

function hpdRows({ specified, proposed }: Papers<Hpd>): readonly EvaluationRow[] {
  if (specified === null) return [];
  const row = (
    key: string,
    label: string,
    direction: 'higher' | 'lower',
    [numberOf, textOf]: readonly [(hpd: Hpd) => number, (hpd: Hpd) => string],
    refuse: (hpd: Hpd) => Judgment | null = () => null,
  ): EvaluationRow => ({
    key,
    label,
    rule: ruleWords[direction],
    specified: { text: textOf(specified), notes: [], evidence: specified },
    findings: proposed.map((hpd) => {
      if (hpd === null) return { ...nothingStated, ...unknown('No HPD in the library.') };
      const judged =
        refuse(hpd) ??
        judgeNumbers(numberOf(specified), numberOf(hpd), { direction, text: textOf(specified) });
      return { text: textOf(hpd), notes: [], evidence: hpd, ...judged };
    }),
  });
  const otherDepth = (hpd: Hpd): Judgment | null =>
    hpd.thresholdPpm === specified.thresholdPpm
      ? null
      : unknown('Not comparable: the thresholds differ. A lower threshold lists more substances.');
  return [
    row('hpd threshold', 'HPD inventory threshold', 'lower', [
      ({ thresholdPpm }) => thresholdPpm,
      ({ thresholdPpm }) => `${countText(thresholdPpm)} ppm`,
    ]),
    row('hpd disclosed', 'HPD disclosed by weight', 'higher', [
      ({ disclosedPercent }) => disclosedPercent,
      ({ disclosedPercent }) => `${disclosedPercent}%`,
    ]),
    row(
      'hpd concern',
      'HPD: LT-1 or BM-1 substances',
      'lower',
      [({ lt1Count }) => lt1Count, ({ lt1Count }) => (lt1Count === 0 ? 'none' : countText(lt1Count))],
      otherDepth,
    ),
  ];
}
