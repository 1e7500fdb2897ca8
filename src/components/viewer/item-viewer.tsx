import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { BimSlot } from '#src/components/viewer/model/bim-slot.tsx';
import { StagePoster, ViewerStage } from '#src/components/viewer/viewer-stage.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';

const DrawingViewer = lazyPart(
  async () => (await import('#src/components/viewer/drawing/drawing-viewer.tsx')).DrawingViewer,
  'The viewer',
);

export interface ItemViewerProps {
  item: Content;
  company: CompanyBrief;
  /** A picture in the space of the viewer, until that is there. */
  poster: ReactNode;
  /** Opens at once, on the screen that is made for it; elsewhere on a button. */
  startsOpen: boolean;
  /** The state of the viewer, as the address keeps it; the empty text is its default. */
  view: string;
  onView: (view: string) => void;
}

const Paper = lazyPart(
  async () => (await import('#src/components/viewer/pdf/pdf-viewer.tsx')).PdfViewer,
  'The document',
);

/** The viewer of an item, by its type. Each is late code, and reads nothing heavy before it is asked for. */
export function ItemViewer(props: ItemViewerProps) {
  const { item, poster, startsOpen, view, onView } = props;
  switch (item.content_type) {
    case 'cad': {
      const dxf = viewedFile(item);
      if (!dxf) return <StagePoster poster={poster} />;
      return (
        <ViewerStage file={dxf} format="DXF" what="drawing" poster={poster} startsOpen={startsOpen}>
          {(file) => <DrawingViewer {...{ item, file, poster, view, onView }} />}
        </ViewerStage>
      );
    }
    case 'bim':
      return <BimSlot {...{ item, poster, startsOpen, view, onView }} />;
    case 'spec':
    case 'datasheet':
    case 'certificate':
    case 'epd':
    case 'hpd':
      return (
        <Suspense fallback={<StagePoster poster={poster} />}>
          <Paper {...props} />
        </Suspense>
      );
    default:
      return <StagePoster poster={poster} />;
  }
}
