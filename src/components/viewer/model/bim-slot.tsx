import { Suspense, useState, type ReactNode } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { StageButton, StagePoster, StageProgress } from '#src/components/viewer/viewer-stage.tsx';
import type { Bim } from '#src/contracts/content.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';

const BimViewer = lazyPart(
  async () => (await import('#src/components/viewer/model/bim-viewer.tsx')).BimViewer,
  'the model viewer',
);

interface Props {
  item: Bim;
  poster: ReactNode;
  startsOpen: boolean;
  view: string;
  onView: (view: string) => void;
}

/** The space of a model viewer: its picture with a button, then the viewer. */
export function BimSlot({ item, poster, startsOpen, view, onView }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const glb = viewedFile(item);
  if (!isOpen) {
    const button = glb && <StageButton what="model" bytes={glb.bytes} onOpen={() => setOpen(true)} />;
    return <StagePoster poster={poster} bar={button} />;
  }
  return (
    <Suspense fallback={<StagePoster poster={poster} bar={<StageProgress what="model" />} />}>
      <BimViewer {...{ item, poster, view, onView }} />
    </Suspense>
  );
}
