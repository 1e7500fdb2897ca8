import type { Certificate } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';
import { finishPdf } from '#src/reference-api/files/documents/pdf/pdf-finish.ts';
import { facts } from '#src/reference-api/files/documents/pdf/pdf-table.ts';
import {
  heading,
  paragraph,
  space,
  startPdf,
  title,
} from '#src/reference-api/files/documents/pdf/pdf-writer.ts';
import { sectionText } from '#src/reference-api/files/documents/pdf/section-text.ts';

/** A certificate on one page: program, number, holder, scope, and validity. */
export function certificateToPdf(certificate: Certificate): Uint8Array<ArrayBuffer> {
  const { program, number, issuer, level, company, scope, issued, validUntil, verifyUrl, csi } = certificate;
  const pdf = startPdf({
    title: certificate.title,
    author: issuer,
    subject: `${program} ${number}`,
    date: issued,
  });
  space(pdf, 30);
  paragraph(pdf, issuer.toUpperCase(), { bold: true, quiet: true });
  title(pdf, level === null ? program : `${program}, ${level}`);
  paragraph(pdf, `Certificate ${number}`, { size: 13 });
  space(pdf, 26);
  paragraph(pdf, 'This is to certify that the products named below, of', { quiet: true });
  paragraph(pdf, company, { size: 16, bold: true });
  paragraph(pdf, 'were evaluated under the program and meet its requirements.', { quiet: true });
  space(pdf, 14);
  heading(pdf, 'Scope');
  paragraph(pdf, scope);
  paragraph(pdf, certificate.summary);
  heading(pdf, 'Certificate');
  facts(pdf, [
    ['Number', number],
    ['Level', level],
    ['Section', sectionText(csi)],
    ['Issued', fullDate(issued)],
    ['Valid until', validUntil === null ? 'Until the issuer withdraws it' : fullDate(validUntil)],
    ['Verify at', verifyUrl],
  ]);
  paragraph(
    pdf,
    'The certificate covers the named products only, as sampled and tested. Its status is shown in the issuer’s directory.',
    { quiet: true },
  );
  return finishPdf(pdf, {
    left: issuer,
    right: number,
    foot: [certificate.notice, `${program} - ${company}`].filter(Boolean).join(' - '),
  });
}
