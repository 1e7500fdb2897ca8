import { useCallback, useEffect, useState } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { FileCard } from '#src/components/viewer/own/file-card.tsx';
import { ShellStage } from '#src/components/viewer/shell/shell-parts.tsx';
import type { FileFacts } from '#src/domain/file-kinds/read-file-facts.ts';
import { readOwnFile, unpackOwnFile } from '#src/components/viewer/own/read-own-file.ts';
import { takeOwnFile } from '#src/stores/own-file.ts';
import { Notice } from '#src/ui/notice.tsx';

const Drawing = lazyPart(
  async () => (await import('#src/components/viewer/drawing/drawing-viewer.tsx')).DrawingViewer,
  'the viewer',
);
const Paper = lazyPart(
  async () => (await import('#src/components/viewer/own/own-pdf.tsx')).OwnPdf,
  'the document',
);
const Model = lazyPart(
  async () => (await import('#src/components/viewer/own/own-model.tsx')).OwnModel,
  'the model',
);
const Ifc = lazyPart(
  async () => (await import('#src/components/viewer/own/own-ifc.tsx')).OwnIfc,
  'the model',
);

type State = { phase: 'reading' } | { phase: 'failed' } | { phase: 'read'; facts: FileFacts };

const nowhere = (): void => undefined;

/** The visitor's own file in the viewer for its format, or its facts. Nothing is uploaded. */
export function OwnFileViewer({ file }: { file: File }) {
  const [state, setState] = useState<State>({ phase: 'reading' });
  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    readOwnFile(file, signal).then(
      (facts) => signal.aborted || setState({ phase: 'read', facts }),
      () => signal.aborted || setState({ phase: 'failed' }),
    );
    return () => reading.abort();
  }, [file]);
  const onEntry = useCallback(
    async (entry: string): Promise<boolean> => {
      const unpacked = await unpackOwnFile(file, entry, new AbortController().signal).catch(() => null);
      if (unpacked) takeOwnFile(unpacked);
      return unpacked !== null;
    },
    [file],
  );
  if (state.phase === 'reading') return <p role="status">Reading the file…</p>;
  if (state.phase === 'failed')
    return <Notice tone="bad" role="alert" title="The file takes too long to read here, or can’t be read." />;
  const { facts } = state;
  switch (facts.kind) {
    case 'DXF':
      return (
        <Drawing
          subject={{ title: file.name, fileName: file.name, scale: null, cad: null }}
          file={file}
          poster={null}
          view=""
          onView={nowhere}
        />
      );
    case 'PDF':
      return <Paper file={file} />;
    case 'GLB':
      return <Model file={file} />;
    case 'IFC':
    case 'IFCZIP':
      return <Ifc file={file} facts={facts} />;
    default:
      return (
        <ShellStage>
          <div className="full-width full-height scroll paper">
            <FileCard {...{ file, facts, onEntry }} />
          </div>
        </ShellStage>
      );
  }
}
