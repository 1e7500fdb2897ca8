import { useState } from 'react';

import { DataTable } from '#src/components/viewer/model/data-table.tsx';
import style from '#src/components/viewer/model/model-panel.module.css';
import type { IfcState } from '#src/components/viewer/model/use-ifc.ts';
import { StageFailure } from '#src/components/viewer/viewer-stage.tsx';
import type { File } from '#src/contracts/shapes.ts';
import { identityRows, setRows } from '#src/domain/viewer/model/model-data.ts';
import type { IfcModel, IfcObject } from '#src/lib/ifc/ifc-model.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';

interface Props {
  state: IfcState;
  /** Offered for download if it can't be read. */
  file: File | null;
  onRead: () => void;
  fileName: string;
}

/** The structure of the IFC file, and the properties of its selected element. */
export function IfcStructure({ state, file, onRead, fileName }: Props) {
  if (state.phase === 'open') return <Structure ifc={state.ifc} fileName={fileName} />;
  return <IfcWaiting {...{ state, file, onRead }} />;
}

/** Shown until the IFC file has been read, or if it can't be. */
export function IfcWaiting({ state, file, onRead }: Omit<Props, 'fileName'>) {
  if (state.phase === 'failed') {
    return <StageFailure what="IFC file" problem={state.problem} file={file} onRetry={onRead} />;
  }
  return (
    <p className="small muted" role="status">
      Reading the IFC file…
    </p>
  );
}

function Structure({ ifc, fileName }: { ifc: IfcModel; fileName: string }) {
  const all = [...withParts(ifc.project), ...ifc.types.flatMap(withParts)];
  const element = withParts(ifc.project).findLast(({ parts }) => parts.length === 0) ?? ifc.project;
  const [chosenId, choose] = useState(element.id);
  const chosen = all.find(({ id }) => id === chosenId) ?? ifc.project;
  const rows = [...identityRows(chosen), ...setRows(chosen.sets)];
  const name = chosen.name || chosen.entity;
  return (
    <>
      <p className="small muted">
        {ifc.schema} · {pluralize(ifc.types.length, 'type')}
        {ifc.isCut && ` · The first ${countText(all.length)} things. Download the file for all of them.`}
      </p>
      <nav aria-label="Structure of the IFC file">
        <ul className={style.tree}>
          <Branch thing={ifc.project} chosen={chosen.id} onChoose={choose} />
          {ifc.types.map((type) => (
            <Branch key={type.id} thing={type} chosen={chosen.id} onChoose={choose} />
          ))}
        </ul>
      </nav>
      <h2 className="note space-bottom-1">
        <bdi>{name}</bdi>
      </h2>
      <DataTable
        key={chosen.id}
        caption={`Properties of ${name}`}
        rows={rows}
        fileName={`${fileName}-${chosen.entity}`}
      />
    </>
  );
}

function Branch(props: { thing: IfcObject; chosen: number; onChoose: (id: number) => void }) {
  const { thing, chosen, onChoose } = props;
  const { id, entity, name, parts } = thing;
  return (
    <li>
      <button
        type="button"
        className={`block full-width small plain anywhere touch-44 ${style.branch}`}
        aria-current={id === chosen ? 'true' : undefined}
        onClick={() => onChoose(id)}
      >
        <span className={`muted ${style.entity}`}>{entity}</span> <bdi>{name}</bdi>
      </button>
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <Branch key={part.id} thing={part} chosen={chosen} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** An element and all its parts, recursively. */
const withParts = (thing: IfcObject): IfcObject[] => [thing, ...thing.parts.flatMap(withParts)];
