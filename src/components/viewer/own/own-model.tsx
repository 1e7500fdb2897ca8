import { useEffect, useMemo, useState } from 'react';

import { ModelViewer } from '#src/components/viewer/model/model-viewer.tsx';
import { PartsList } from '#src/components/viewer/model/parts-list.tsx';
import { shownType, watchModelFile } from '#src/components/viewer/model/read-model-file.ts';
import type { ReadModelFile } from '#src/components/viewer/model/read-model-file.ts';
import { useModelView } from '#src/components/viewer/model/use-model-view.ts';
import { ShellDrawer } from '#src/components/viewer/shell/shell-parts.tsx';
import { StageFailure, StagePoster, StageProgress } from '#src/components/viewer/viewer-stage.tsx';

const nowhere = (): void => undefined;

/** The visitor's own GLB model with its parts. */
export function OwnModel({ file }: { file: File }) {
  const [view, onView] = useModelView('', nowhere);
  const [content, setContent] = useState<ReadModelFile | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => watchModelFile(file, setContent), [file]);
  const model = content && 'model' in content ? content.model : null;
  const read = useMemo(() => (model ? shownType(model, view.type) : null), [model, view.type]);
  if (content === null) return <StagePoster poster={null} bar={<StageProgress what="model" />} />;
  if ('problem' in content)
    return (
      <StagePoster poster={null} bar={<StageFailure what="model" problem={content.problem} file={null} />} />
    );
  if (read === null) return null;
  return (
    <>
      <ModelViewer
        title={file.name}
        fileName={file.name}
        drawn={content.drawn}
        {...{ read, view, onView, chosen }}
        onChoose={setChosen}
      />
      <ShellDrawer id="model" name="About the model">
        <PartsList model={read.model} rows={read.rows} {...{ view, onView, chosen }} onChoose={setChosen} />
      </ShellDrawer>
    </>
  );
}
