import { Suspense, type ReactNode } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { OpenHere } from '#src/components/viewer/own/open-here.tsx';
import { BimSlot } from '#src/components/viewer/model/bim-slot.tsx';
import { LazyPlayer } from '#src/components/viewer/media/lazy-player.tsx';
import { BlankPage, StageFailure, StagePoster, ViewerStage } from '#src/components/viewer/viewer-stage.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Cad, Content } from '#src/contracts/content.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';
import { safeHref } from '#src/lib/safe-href.ts';

const DrawingViewer = lazyPart(
  async () => (await import('#src/components/viewer/drawing/drawing-viewer.tsx')).DrawingViewer,
  'the viewer',
);

export interface ItemViewerProps {
  item: Content;
  company: CompanyBrief;
  /** Fills the viewer's space until the viewer is ready. */
  poster: ReactNode;
  /** Opens at once on the viewer's own screen; elsewhere, a button opens it. */
  startsOpen: boolean;
  /** The viewer's state as stored in the URL; the empty string is the default. */
  view: string;
  onView: (view: string) => void;
}

const Paper = lazyPart(
  async () => (await import('#src/components/viewer/pdf/pdf-viewer.tsx')).PdfViewer,
  'the document',
);

const subjectOf = (cad: Cad) => ({
  title: cad.title,
  fileName: `${cad.detailNumber} ${cad.title}`,
  scale: cad.scale,
  cad,
});

/** For an item with only a DWG file, which the site can't read. */
function NoDxf({ files }: Pick<Content, 'files'>) {
  const dwg = files.find(({ format }) => format === 'DWG') ?? null;
  const problem = dwg
    ? 'The manufacturer sends this drawing as DWG, which browsers can’t read. Ask for its DXF file.'
    : 'There is no DXF file of this drawing.';
  return (
    <StageFailure what="drawing" problem={problem} file={dwg}>
      {dwg && <OpenHere file={dwg} />}
    </StageFailure>
  );
}

/** The viewer for the item's type. Each loads on demand, and reads nothing large before it is opened. */
export function ItemViewer(props: ItemViewerProps) {
  const { item, poster, startsOpen, view, onView } = props;
  switch (item.content_type) {
    case 'cad': {
      const dxf = viewedFile(item);
      if (!dxf) return <StagePoster poster={poster} bar={startsOpen && <NoDxf files={item.files} />} />;
      return (
        <ViewerStage file={dxf} format="DXF" what="drawing" poster={poster} startsOpen={startsOpen}>
          {(file) => <DrawingViewer {...{ file, poster, view, onView }} subject={subjectOf(item)} />}
        </ViewerStage>
      );
    }
    case 'bim':
      return <BimSlot {...{ item, poster, startsOpen, view, onView }} />;
    case 'datasheet':
    case 'certificate':
    case 'epd':
    case 'hpd':
      return (
        <Suspense fallback={<StagePoster poster={<BlankPage />} />}>
          <Paper {...{ item, startsOpen, view, onView }} />
        </Suspense>
      );
    case 'video':
    case 'webinar':
      return item.recording === null ? (
        <StagePoster poster={poster} />
      ) : (
        <LazyPlayer
          isInShell
          title={item.title}
          recording={item.recording}
          seconds={item.seconds}
          poster={safeHref(item.picture)}
          place={`${item.content_type}/${item.id}`}
        />
      );
    default:
      return <StagePoster poster={poster} />;
  }
}
