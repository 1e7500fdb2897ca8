import type { Hpd } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';
import { finishPdf } from '#src/reference-api/files/documents/pdf/pdf-finish.ts';
import { facts, table } from '#src/reference-api/files/documents/pdf/pdf-table.ts';
import {
  bullets,
  heading,
  paragraph,
  startPdf,
  title,
} from '#src/reference-api/files/documents/pdf/pdf-writer.ts';
import { sectionText } from '#src/reference-api/files/documents/pdf/section-text.ts';

const shareText = (from: number, to: number) => (from === to ? `${from}%` : `${from} - ${to}%`);

/** A health product declaration with the six sections of its open standard. */
export function hpdToPdf(hpd: Hpd): Uint8Array<ArrayBuffer> {
  const pdf = startPdf({
    title: hpd.title,
    author: hpd.company,
    subject: `Health product declaration ${hpd.hpdId}`,
    date: hpd.publishedAt,
  });
  paragraph(pdf, `HEALTH PRODUCT DECLARATION, OPEN STANDARD ${hpd.version}`, { bold: true, quiet: true });
  title(pdf, hpd.title);
  paragraph(pdf, hpd.company, { size: 12 });

  heading(pdf, '1  Summary');
  paragraph(pdf, hpd.summary);
  facts(pdf, [
    ['HPD unique identifier', hpd.hpdId],
    ['Classification', sectionText(hpd.csi)],
    ['Inventory method', hpd.method],
    ['Threshold', `${hpd.thresholdPpm.toLocaleString('en-US')} ppm`],
    ['Disclosed', `${hpd.disclosedPercent}% of the product by weight`],
    ['GreenScreen LT-1 or BM-1 substances', String(hpd.lt1Count)],
    ['VOC emissions', hpd.vocEmissions ?? 'Not tested'],
    ['Published', fullDate(hpd.publishedAt)],
    ['Valid until', fullDate(hpd.validUntil)],
  ]);

  heading(pdf, '2  Content in descending order of quantity');
  table(
    pdf,
    [
      { heading: 'Substance', share: 0.3 },
      { heading: 'CAS RN', share: 0.16 },
      { heading: 'Share by weight', share: 0.16, align: 'right' },
      { heading: 'Role', share: 0.22 },
      { heading: 'GreenScreen', share: 0.16 },
    ],
    hpd.contents.map(({ substance, cas, shareFrom, shareTo, role, screening }) => [
      substance,
      cas,
      shareText(shareFrom, shareTo),
      role,
      screening,
    ]),
  );

  heading(pdf, '3  Certifications and compliance');
  paragraph(pdf, `VOC emissions: ${hpd.vocEmissions ?? 'no certificate or test report on record'}.`);
  heading(pdf, '4  Accessories');
  paragraph(
    pdf,
    'Accessories that the manufacturer requires for installation have declarations of their own.',
  );
  heading(pdf, '5  General notes');
  paragraph(
    pdf,
    'Screening shows the known or suspected hazards of each substance, not the risk of the product in use. Shares are given as ranges where the formula is confidential.',
  );
  heading(pdf, '6  References');
  bullets(pdf, [
    `Manufacturer: ${hpd.company}`,
    'LT-1: likely a chemical of high concern; LT-P1: possibly one; LT-UNK: not enough known; BM-1 to BM-4: GreenScreen benchmarks, 1 the most hazardous; NoGS: not screened.',
  ]);
  return finishPdf(pdf, {
    left: hpd.company,
    right: hpd.hpdId.startsWith('HPD') ? hpd.hpdId : `HPD ${hpd.hpdId}`,
    foot: [
      hpd.notice,
      `Published ${fullDate(hpd.publishedAt) ?? ''} - valid until ${fullDate(hpd.validUntil) ?? ''}`,
    ]
      .filter(Boolean)
      .join(' - '),
  });
}
