import type { Cad } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { drawDetail } from '#src/reference-api/drawings/details/details.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { scaleText } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import type { TitleBlock } from '#src/reference-api/drawings/sheet/title-block.ts';
import { drawingToDxf } from '#src/reference-api/drawings/dxf/drawing-to-dxf.ts';
import { variationKey } from '#src/reference-api/seed/compute-counts.ts';
import { drawingToPicture, spanOf, type Span } from '#src/reference-api/drawings/svg/drawing-to-picture.ts';
import { drawingToSvg } from '#src/reference-api/drawings/svg/drawing-to-svg.ts';
import type { FileContent } from '#src/reference-api/files/file-content.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';

/** A sheet as SVG, DXF or PDF: three forms of the one geometry. */
export async function cadFile(world: World, cad: Cad, format: string): Promise<FileContent> {
  const drawing = drawingOf(world, cad);
  if (!drawing) return null;
  const titleBlock = titleBlockOf(cad, drawing);
  if (format === 'SVG') return drawingToSvg(drawing, { titleBlock, description: cad.summary });
  if (format === 'DXF') return drawingToDxf(drawing, { titleBlock });
  if (format !== 'PDF') return null;
  const { drawingToPdf } = await import('#src/reference-api/drawings/pdf/drawing-to-pdf.ts');
  return drawingToPdf(drawing, titleBlock);
}

/** The drawing without notes and title block, for cards: at the same scale as its variations. */
export function cadThumbnail(world: World, cad: Cad): string | null {
  const drawing = drawingOf(world, cad);
  return drawing && drawingToPicture(drawing, { title: cad.title, span: spanOfVariations(world, cad) });
}

/** Of the largest variation of a sheet, itself included. */
export function spanOfVariations(world: World, cad: Cad): Span {
  const keyOf = (one: Cad): string => variationKey(one, world.details.get(one.id)?.key ?? '');
  const alike =
    cad.variations === 0
      ? [cad]
      : world.content.ofCompany(cad.coid, 'cad').filter((one) => keyOf(one) === keyOf(cad));
  return spanOf(alike.flatMap((one) => drawingOf(world, one) ?? []));
}

export function drawingOf(world: World, cad: Cad): Drawing | null {
  const detail = world.details.get(cad.id);
  return detail ? drawDetail(detail.key, { parameters: detail.parameters, labels: detail.labels }) : null;
}

function titleBlockOf(cad: Cad, { scale }: Drawing): TitleBlock {
  const [section] = cad.csi;
  return {
    title: cad.title,
    detailNumber: cad.detailNumber,
    scaleText: scaleText(scale),
    manufacturer: cad.company,
    section: section ? `${formatSection(section.number, '04')} ${section.title}` : '',
    date: cad.updated_at.slice(0, 10),
    sheet: '1 of 1',
    file: cad.files[0]?.name.replace(/\.[a-z]+(\.zip)?$/, '') ?? cad.detailNumber,
  };
}
