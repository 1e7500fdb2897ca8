import { isOnPaper } from '#src/domain/drawing/paper.ts';
import type { Bounds } from '#src/domain/drawing/sheet.ts';
import type { DxfFile, DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { hasBit, numberOf, pointOf, textOf } from '#src/lib/dxf/groups.ts';
import type { Groups } from '#src/lib/dxf/groups.ts';

interface Layout {
  name: string;
  /** The edge of its paper; null where the file doesn't say. */
  limits: Bounds | null;
  /** Whether line types have their lengths on its paper. */
  isLineScaled: boolean;
  /** What stands on its paper. */
  entities: readonly DxfRecord[];
}

/** The name that programs give to the tab of the model. */
const modelName = 'Model';
/** More are not listed. */
const mostLayouts = 200;

/** A file with the layout that is shown, and the names of all that show something, in the order of their tabs. */
export interface OpenedLayout {
  file: DxfFile;
  /** Null where the file has no layouts by name. */
  name: string | null;
  names: readonly string[];
  /** The edge of the paper of the layout that is shown. */
  limits: Bounds | null;
}

/**
 * Opens the layout `wanted`, else the one in front when the file was saved; where that is empty, the first that shows
 * something.
 */
export function openLayout(file: DxfFile, wanted: string | null): OpenedLayout {
  const layouts = layoutsOf(file);
  const model = file.entities.filter((entity) => !isOnPaper(entity));
  const names = [...(model.length > 0 ? [modelName] : []), ...layouts.map(({ name }) => name)];
  const isModelInFront = numberOf(file.header.get('$TILEMODE') ?? [], 70) === 1;
  const active = file.entities.filter((entity) => isOnPaper(entity));
  const inFront = layouts.find(({ entities }) => entities.length > 0 && entities[0] === active[0]);
  const chosen = layouts.find(({ name }) => name === wanted);
  if (chosen)
    return { file: withPaper(file, model, chosen), name: chosen.name, names, limits: chosen.limits };
  if (wanted === modelName && model.length > 0)
    return { file: { ...file, entities: model }, name: modelName, names, limits: null };
  const [first] = layouts;
  if (model.length === 0 && !inFront && first)
    return { file: withPaper(file, model, first), name: first.name, names, limits: first.limits };
  const name = isModelInFront && model.length > 0 ? modelName : (inFront?.name ?? null);
  return { file, name, names, limits: inFront?.limits ?? null };
}

/** The model behind the paper of a layout, as if the file had been saved with it in front. */
function withPaper(file: DxfFile, model: readonly DxfRecord[], { entities, isLineScaled }: Layout): DxfFile {
  const header = new Map(file.header);
  header.set('$TILEMODE', [[70, 0]]);
  header.set('$PSLTSCALE', [[70, isLineScaled ? 1 : 0]]);
  const paper = entities.map((entity) =>
    isOnPaper(entity) ? entity : { ...entity, groups: [[67, 1] as const, ...entity.groups] },
  );
  return { ...file, header, entities: [...model, ...paper] };
}

/** The layouts with something on their paper besides its own edge. The one in front has its entities in the drawing itself. */
function layoutsOf(file: DxfFile): Layout[] {
  const blocks = new Map(
    (file.tables.get('BLOCK_RECORD') ?? []).map(({ groups }) => [
      textOf(groups, 5),
      textOf(groups, 2).toLowerCase(),
    ]),
  );
  const active = file.entities.filter((entity) => isOnPaper(entity));
  return file.objects
    .filter(({ type }) => type === 'LAYOUT')
    .slice(0, mostLayouts)
    .map(({ groups }) => {
      const own = ownGroups(groups);
      const block = blocks.get(textOf(own, 330)) ?? '';
      const held = file.blocks.get(block)?.entities ?? [];
      const entities = block === '*paper_space' && held.length === 0 ? active : held;
      return {
        name: textOf(own, 1),
        tab: numberOf(own, 71),
        entities,
        isModel: block === '*model_space',
        limits: limitsOf(own),
        isLineScaled: hasBit(own, 70, 1),
      };
    })
    .filter(({ name, entities, isModel }) => name !== '' && !isModel && showsSomething(entities))
    .toSorted((one, other) => one.tab - other.tab);
}

function limitsOf(groups: Groups): Bounds | null {
  const [min, max] = [pointOf(groups, 10), pointOf(groups, 11)];
  return max.x > min.x && max.y > min.y ? { min, max } : null;
}

/** What follows is of the layout, what comes before of its settings for printing. */
function ownGroups(groups: Groups): Groups {
  const start = groups.findIndex(([code, value]) => code === 100 && value === 'AcDbLayout');
  return start === -1 ? groups : groups.slice(start);
}

const showsSomething = (entities: readonly DxfRecord[]): boolean =>
  entities.some(({ type, groups }) => type !== 'VIEWPORT' || numberOf(groups, 69) > 1);
