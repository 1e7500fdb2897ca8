import { isOnPaper } from '#src/domain/drawing/paper.ts';
import type { Bounds } from '#src/domain/drawing/sheet.ts';
import type { DxfFile, DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { hasBit, numberOf, pointOf, textOf, type Groups } from '#src/lib/dxf/groups.ts';

interface Layout {
  name: string;
  /** The paper's limits; null if the file doesn't state them. */
  limits: Bounds | null;
  /** Whether dash lengths are paper lengths. */
  isLineScaled: boolean;
  /** The entities on its paper. */
  entities: readonly DxfRecord[];
}

const modelName = 'Model';
/** More are not listed. */
const mostLayouts = 200;

/** A file with the shown layout, and the names of all layouts with content, in tab order. */
export interface OpenedLayout {
  file: DxfFile;
  /** Null if the file has no named layouts. */
  name: string | null;
  names: readonly string[];
  /** The limits of the shown layout's paper. */
  limits: Bounds | null;
}

/** Opens the layout `wanted`, else the one active when saved; if that is empty, the first with content. */
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

/** The model with a layout's paper, as if the file had been saved with that layout active. */
function withPaper(file: DxfFile, model: readonly DxfRecord[], { entities, isLineScaled }: Layout): DxfFile {
  const header = new Map(file.header);
  header.set('$TILEMODE', [[70, 0]]);
  header.set('$PSLTSCALE', [[70, isLineScaled ? 1 : 0]]);
  const paper = entities.map((entity) =>
    isOnPaper(entity) ? entity : { ...entity, groups: [[67, 1] as const, ...entity.groups] },
  );
  return { ...file, header, entities: [...model, ...paper] };
}

/** The layouts with content besides the paper's edge. The active layout's entities are in the drawing itself. */
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

/** The groups of the layout itself, without its plot settings, which come first. */
function ownGroups(groups: Groups): Groups {
  const start = groups.findIndex(([code, value]) => code === 100 && value === 'AcDbLayout');
  return start === -1 ? groups : groups.slice(start);
}

const showsSomething = (entities: readonly DxfRecord[]): boolean =>
  entities.some(({ type, groups }) => type !== 'VIEWPORT' || numberOf(groups, 69) > 1);
