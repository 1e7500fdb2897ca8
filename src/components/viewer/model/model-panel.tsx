import { useState } from 'react';

import { DataTable } from '#src/components/viewer/model/data-table.tsx';
import { IfcStructure, IfcWaiting } from '#src/components/viewer/model/ifc-structure.tsx';
import style from '#src/components/viewer/model/model-panel.module.css';
import { PartsList } from '#src/components/viewer/model/parts-list.tsx';
import { useIfc } from '#src/components/viewer/model/use-ifc.ts';
import type { ChangeView } from '#src/components/viewer/model/use-model-view.ts';
import { ShellDrawer } from '#src/components/viewer/shell/shell-parts.tsx';
import type { Bim } from '#src/contracts/content.ts';
import { parameterRows, setRows, type DataRow } from '#src/domain/viewer/model/model-data.ts';
import type { ModelView } from '#src/domain/viewer/model/model-view.ts';
import { modelWords } from '#src/domain/viewer/model/model-words.ts';
import type { PartRow } from '#src/domain/viewer/model/part-rows.ts';
import type { IfcModel } from '#src/lib/ifc/ifc-model.ts';
import type { Model } from '#src/lib/model/read-glb.ts';
import type { Box } from '#src/lib/model/vector.ts';
import { Segments } from '#src/ui/segments.tsx';

/** The model as read from the GLB file, with its selected type. */
export interface ReadModel {
  model: Model;
  rows: readonly PartRow[];
  box: Box;
  /** Index of the selected type. */
  type: number;
}

interface Props {
  item: Bim;
  read: ReadModel | null;
  /** The model is still loading: its space is reserved, so that nothing moves. */
  isComing: boolean;
  view: ModelView;
  onView: ChangeView;
  chosen: number | null;
  onChoose: (row: number | null) => void;
}

type Tab = 'parts' | 'data' | 'ifc';

/** Text and data of the model: types, parts, parameters, and the structure of its IFC file. */
export function ModelPanel({ item, read, isComing, view, onView, chosen, onChoose }: Props) {
  const ifcFile = item.files.find(({ format }) => format === 'IFC');
  const ifc = useIfc(ifcFile);
  const [wanted, setTab] = useState<Tab | null>(null);
  const hasParts = read !== null || isComing;
  const tab = wanted === 'parts' && !hasParts ? 'data' : (wanted ?? (hasParts ? 'parts' : 'data'));
  const open = (next: Tab): void => {
    setTab(next);
    if (next !== 'parts' && ifc.state.phase === 'closed') ifc.read();
  };
  const tabs: (readonly [Tab, string, string])[] = [
    ...(hasParts ? [['parts', 'Parts', 'Parts and materials'] as const] : []),
    ['data', 'Data', 'Parameters and property sets'],
    ...(ifcFile ? [['ifc', 'IFC', 'Structure of the IFC file'] as const] : []),
  ];
  return (
    <ShellDrawer
      id="model"
      name="About the model"
      head={<Segments legend="Show" value={tab} options={tabs} onChange={open} />}
    >
      {tab === 'parts' && read && (
        <PartsList model={read.model} rows={read.rows} {...{ view, onView, chosen, onChoose }} />
      )}
      {/* Below the initial content, so that nothing moves when it loads. */}
      {read && <Sizes item={item} read={read} view={view} onView={onView} />}
      {tab === 'parts' && !read && <p className="small muted">Reading the model…</p>}
      {tab === 'data' && (
        <>
          <DataTable
            caption="Parameters"
            rows={dataRows(item, ifc.state.phase === 'open' ? ifc.state.ifc : null, read)}
            fileName={`${item.familyName}-parameters`}
          />
          {wanted === 'data' && ifcFile && ifc.state.phase !== 'open' && (
            <IfcWaiting state={ifc.state} file={ifcFile} onRead={ifc.read} />
          )}
        </>
      )}
      {tab === 'ifc' && ifcFile && (
        <IfcStructure state={ifc.state} file={ifcFile} onRead={ifc.read} fileName={item.familyName} />
      )}
    </ShellDrawer>
  );
}

/** The record's parameters, then the property sets of the IFC type, without duplicates. */
function dataRows(item: Bim, ifc: IfcModel | null, read: ReadModel | null): DataRow[] {
  const own = parameterRows(item);
  const name = read?.model.types[read.type]?.name;
  const type = ifc?.types.find((one) => one.name === name) ?? ifc?.types[0];
  const known = new Set(own.map((row) => row.name));
  const sets = type?.sets.filter(({ properties }) => properties.some((one) => !known.has(one.name))) ?? [];
  return [...own, ...setRows(sets)];
}

/** Selects the type, and shows its dimensions. */
function Sizes({ item, read, view, onView }: Pick<Props, 'item' | 'view' | 'onView'> & { read: ReadModel }) {
  const { model, rows, box, type } = read;
  return (
    <>
      {model.types.length > 1 && (
        <label className={`grid at-middle gap-2 small muted screen-only ${style.type}`}>
          Type
          <select
            className="shrinks ink control"
            value={type}
            onChange={(event) => {
              const next = Number(event.currentTarget.value);
              onView({ ...view, type: next === model.first ? null : next, zoom: null });
            }}
          >
            {model.types.map(({ name }, index) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="small quiet">{modelWords(item, rows, box)}</p>
    </>
  );
}
