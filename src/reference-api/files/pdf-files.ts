import type { Content, Datasheet, Webinar } from '#src/contracts/content.ts';
import { catalogSheets } from '#src/reference-api/catalogs/catalog-sheets.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { drawProduct } from '#src/reference-api/drawings/products/draw-product.ts';
import { catalogToPdf } from '#src/reference-api/files/documents/pdf/catalog-to-pdf.ts';
import { certificateToPdf } from '#src/reference-api/files/documents/pdf/certificate-to-pdf.ts';
import { datasheetToPdf } from '#src/reference-api/files/documents/pdf/datasheet-to-pdf.ts';
import { epdToPdf } from '#src/reference-api/files/documents/pdf/epd-to-pdf.ts';
import { hpdToPdf } from '#src/reference-api/files/documents/pdf/hpd-to-pdf.ts';
import { finishPdf } from '#src/reference-api/files/documents/pdf/pdf-finish.ts';
import {
  bullets,
  heading,
  paragraph,
  startPdf,
  title,
} from '#src/reference-api/files/documents/pdf/pdf-writer.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';

/** Declarations, certificates, data sheets, catalogs and handouts, as PDF. */
export function pdfFile(world: World, item: Content, format: string): Uint8Array | null {
  if (format !== 'PDF') return null;
  switch (item.content_type) {
    case 'epd':
      return epdToPdf(item);
    case 'hpd':
      return hpdToPdf(item);
    case 'certificate':
      return certificateToPdf(item);
    case 'datasheet':
      return datasheetPdf(world, item);
    case 'catalog':
      return catalogToPdf(item, catalogSheets(world, item));
    case 'webinar':
      return handoutPdf(item);
    default:
      return null;
  }
}

function datasheetPdf(world: World, datasheet: Datasheet): Uint8Array | null {
  const product = world.content.find('product', datasheet.productIds[0] ?? 0);
  const drawing = product && world.productDrawings.get(product.id);
  return (
    product &&
    datasheetToPdf(datasheet, product, drawing ? drawProduct(drawing.key, drawing.variation) : null)
  );
}

function handoutPdf(webinar: Webinar): Uint8Array {
  const profile = profileOf(webinar.csi[0]?.number ?? '');
  const pdf = startPdf({
    title: webinar.title,
    author: webinar.provider,
    subject: webinar.summary,
    date: webinar.created_at,
  });
  title(pdf, webinar.title);
  paragraph(pdf, webinar.summary);
  heading(pdf, 'Standards mentioned');
  bullets(pdf, profile?.standards ?? []);
  heading(pdf, 'Rules of installation');
  bullets(pdf, profile?.installation ?? []);
  heading(pdf, 'Limits to write into the section');
  bullets(pdf, profile?.limitations ?? []);
  return finishPdf(pdf, {
    left: webinar.provider,
    right: webinar.title,
    foot: webinar.creditKind ?? 'Handout',
  });
}
