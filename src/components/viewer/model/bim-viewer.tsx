import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { ModelPanel } from '#src/components/viewer/model/model-panel.tsx';
import { ModelDataTools } from '#src/components/viewer/model/model-tools.tsx';
import { ModelViewer } from '#src/components/viewer/model/model-viewer.tsx';
import { OpenHere } from '#src/components/viewer/own/open-here.tsx';
import { shownType, watchModelFile } from '#src/components/viewer/model/read-model-file.ts';
import type { ReadModelFile } from '#src/components/viewer/model/read-model-file.ts';
import { useModelView } from '#src/components/viewer/model/use-model-view.ts';
import {
  StageFailure,
  StagePoster,
  StageProgress,
  ViewerStage,
} from '#src/components/viewer/viewer-stage.tsx';
import type { Bim } from '#src/contracts/content.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';

interface Props {
  item: Bim;
  poster: ReactNode;
  view: string;
  onView: (view: string) => void;
}

/** A BIM object's model next to its data, which is shown even if the model fails. */
export function BimViewer({ item, poster, view: text, onView: tell }: Props) {
  const [view, onView] = useModelView(text, tell);
  const [content, setContent] = useState<ReadModelFile | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isLost, setLost] = useState(false);
  const glb = viewedFile(item);
  const other = item.files.find(({ format }) => /^(?:RFA|RVT|SKP|IFC|DWG|3DM)$/.test(format)) ?? null;
  const model = content && 'model' in content ? content.model : null;
  const read = useMemo(() => (model ? shownType(model, view.type) : null), [model, view.type]);
  return (
    <>
      {glb ? (
        <ViewerStage file={glb} format="GLB" what="model" poster={poster} startsOpen onFailed={setLost}>
          {(file) => (
            <>
              <ReadFile file={file} onRead={setContent} />
              {content === null && <StagePoster poster={poster} bar={<StageProgress what="model" />} />}
              {content !== null && 'problem' in content && (
                <StagePoster
                  poster={poster}
                  bar={<StageFailure what="model" problem={content.problem} file={glb} />}
                />
              )}
              {content !== null && 'model' in content && read && (
                <ModelViewer
                  title={item.title}
                  fileName={item.familyName}
                  drawn={content.drawn}
                  {...{ read, view, onView, chosen }}
                  onChoose={setChosen}
                />
              )}
            </>
          )}
        </ViewerStage>
      ) : (
        <StagePoster
          poster={poster}
          bar={
            <StageFailure what="model" problem="This object has no GLB file." file={other}>
              {other && <OpenHere file={other} />}
            </StageFailure>
          }
        />
      )}
      {!read && <ModelDataTools />}
      <ModelPanel
        {...{ item, read, view, onView, chosen }}
        isComing={glb !== null && content === null && !isLost}
        onChoose={setChosen}
      />
    </>
  );
}

/** Reads the file once it has loaded; renders nothing. */
function ReadFile({ file, onRead }: { file: Blob; onRead: (content: ReadModelFile) => void }) {
  useEffect(() => watchModelFile(file, onRead), [file, onRead]);
  return null;
}
