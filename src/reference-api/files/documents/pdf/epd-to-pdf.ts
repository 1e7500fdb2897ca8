import type { Epd, Impact } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';
import { finishPdf } from '#src/reference-api/files/documents/pdf/pdf-finish.ts';
import { facts, table } from '#src/reference-api/files/documents/pdf/pdf-table.ts';
import { heading, paragraph, startPdf, title } from '#src/reference-api/files/documents/pdf/pdf-writer.ts';
import { sectionText } from '#src/reference-api/files/documents/pdf/section-text.ts';

/** What category rules compare products by, where that is not the piece that is delivered. */
const functionalUnits: readonly (readonly [rules: RegExp, unit: string])[] = [
  [/Lifts/, 'one metric ton carried over one kilometer (tkm)'],
  [/PSR-0014/, '1,000 lumens over 35,000 hours'],
];

/**
 * Three significant digits, or all digits before the decimal point. Very small and very large values get an exponent,
 * as in real declarations.
 */
function resultText(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 100 && size < 100_000) return String(Math.round(value));
  return size < 0.01 || size >= 100_000 ? value.toExponential(2).toUpperCase() : value.toPrecision(3);
}

/** Indicators down, stages across, as assessments are usually printed. */
function resultRows(impacts: readonly Impact[], stages: readonly string[]): string[][] {
  const byIndicator = Map.groupBy(impacts, ({ indicator }) => indicator);
  return [...byIndicator].map(([indicator, results]) => {
    const values = stages.map((stage) => {
      const result = results.find((each) => each.stage === stage);
      return result === undefined ? 'ND' : resultText(result.value);
    });
    return [`${results[0]?.name ?? ''} (${indicator})`, results[0]?.unit ?? '', ...values];
  });
}

/** An environmental product declaration in the format of program operators. */
export function epdToPdf(epd: Epd): Uint8Array<ArrayBuffer> {
  const pdf = startPdf({
    title: epd.title,
    author: epd.operator,
    subject: `Environmental product declaration ${epd.declarationNumber}`,
    date: epd.validFrom,
  });
  paragraph(pdf, 'ENVIRONMENTAL PRODUCT DECLARATION', { bold: true, quiet: true });
  title(pdf, epd.title);
  paragraph(pdf, epd.holder ?? epd.company, { size: 12 });
  paragraph(pdf, epd.summary);

  heading(pdf, 'Declaration');
  facts(pdf, [
    ['Declaration number', epd.declarationNumber],
    ['Program operator', epd.operator],
    ['Declaration holder', epd.holder ?? epd.company],
    ['Type', epd.epdType],
    ['Section', sectionText(epd.csi)],
    ['Declared unit', epd.declaredUnit],
    ['Mass per declared unit', `${epd.massKg} kg`],
    ['Product category rules', epd.pcr],
    ['Standards', epd.standard.includes('14025') ? epd.standard : `ISO 14025; ${epd.standard}`],
    ['Independent verifier', epd.verifier],
    ['Issued', fullDate(epd.validFrom)],
    ['Valid until', fullDate(epd.validUntil)],
    ['Global warming potential, A1-A3', `${resultText(epd.gwp)} kg CO2e per ${epd.declaredUnit}`],
  ]);

  heading(pdf, 'Results of the life-cycle assessment');
  const stages = [...new Set(epd.impacts.map(({ stage }) => stage))];
  const share = 0.64 / Math.max(1, stages.length);
  const functional = functionalUnits.find(([rules]) => rules.test(epd.pcr))?.[1];
  paragraph(
    pdf,
    `Per declared unit of ${epd.declaredUnit}. ND: stage not declared.${stages.includes('B4') ? ' B2 and B4 are for 75 years of the building; B1, B3, and B5 to B7 are zero.' : ''}`,
    { quiet: true },
  );
  if (functional)
    paragraph(
      pdf,
      `The category rules compare products by ${functional}. These results are for one piece; convert them with the duty of the project before comparing.`,
      { quiet: true },
    );
  table(
    pdf,
    [
      { heading: 'Indicator', share: 0.24 },
      { heading: 'Unit', share: 0.12 },
      ...stages.map((stage) => ({ heading: stage, share, align: 'right' as const })),
    ],
    resultRows(epd.impacts, stages),
  );

  heading(pdf, 'How to read these results');
  paragraph(
    pdf,
    'Life-cycle stages: A1 raw material supply, A2 transport to the plant, A3 manufacturing, A4 transport to the site, A5 installation, B1-B7 use, C end of life, D benefits and loads beyond the system boundary.',
  );
  paragraph(
    pdf,
    'Declarations may be compared only if they follow the same product category rules, have the same declared or functional unit and cover the same stages. Results estimate potential impacts; they do not predict exceeded thresholds, safety margins or risks.',
  );
  return finishPdf(pdf, {
    left: epd.operator,
    right: `EPD ${epd.declarationNumber}`,
    foot: [epd.notice, `${epd.company} - valid until ${fullDate(epd.validUntil) ?? ''}`]
      .filter(Boolean)
      .join(' - '),
  });
}
