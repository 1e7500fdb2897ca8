import { textOf, type Group, type Groups } from '#src/lib/dxf/groups.ts';
import { groupsIn } from '#src/lib/dxf/read-groups.ts';

/** An entity, an object, or a table entry. */
export interface DxfRecord {
  type: string;
  groups: Group[];
  /** Its subordinate records: the VERTEX records of a POLYLINE, the embedded object of an MTEXT. */
  parts: DxfRecord[];
}

export interface DxfBlock {
  groups: Groups;
  entities: DxfRecord[];
}

export interface DxfFile {
  /** The value of each variable, `$INSUNITS`: one group, or several for a point. */
  header: ReadonlyMap<string, Groups>;
  /** Table entries by their type: `LAYER`, `LTYPE`, `STYLE`. */
  tables: ReadonlyMap<string, readonly DxfRecord[]>;
  /** By lowercase name, because names are not case-sensitive. */
  blocks: ReadonlyMap<string, DxfBlock>;
  entities: readonly DxfRecord[];
  objects: readonly DxfRecord[];
}

/** Reads a DXF file of any release, ASCII or binary. Throws if it is not one, or is truncated. */
export function openDxf(file: string | Uint8Array): DxfFile {
  const tables = new Map<string, DxfRecord[]>();
  const blocks = new Map<string, DxfBlock>();
  const [entities, objects]: [DxfRecord[], DxfRecord[]] = [[], []];
  let header: ReadonlyMap<string, Groups> = new Map();
  /** Where records of the current section go. */
  let list: DxfRecord[] | null = null;
  let section = '';
  for (const record of recordsIn(file)) {
    const { type, groups } = record;
    // A section plane is an entity with the same name.
    if (type === 'SECTION' && groups[0]?.[0] === 2) {
      section = textOf(groups, 2);
      if (section === 'HEADER') header = variablesIn(groups);
      list = section === 'ENTITIES' ? entities : section === 'OBJECTS' ? objects : null;
    } else if (type === 'BLOCK' && section === 'BLOCKS') {
      list = [];
      blocks.set(textOf(groups, 2).toLowerCase(), { groups, entities: list });
    } else if (section === 'TABLES' && type !== 'TABLE') {
      const entries = tables.get(type);
      if (entries) entries.push(record);
      else tables.set(type, [record]);
    } else if (type === 'VERTEX') list?.at(-1)?.parts.push(record);
    else if (!marks.has(type)) list?.push(record);
  }
  return { header, tables, blocks, entities, objects };
}

/** Records that only mark the end of something. */
const marks = new Set(['ENDSEC', 'ENDTAB', 'ENDBLK', 'SEQEND', 'EOF']);

function* recordsIn(file: string | Uint8Array): Generator<DxfRecord> {
  let record: DxfRecord | null = null;
  let groups: Group[] = [];
  for (const group of groupsIn(file)) {
    const [code, value] = group;
    if (code === 0) {
      if (record) yield record;
      else if (value !== 'SECTION') break;
      groups = [];
      record = { type: String(value), groups, parts: [] };
    } else if (code === 101) {
      // The following groups reuse group codes of the host record with other meanings.
      groups = [];
      record?.parts.push({ type: String(value), groups, parts: [] });
    } else if (code !== 999) {
      if (!record) break;
      groups.push(group);
    }
  }
  if (!record) throw new Error('The file does not begin with a section.');
  yield record;
}

function variablesIn(groups: Groups): Map<string, Groups> {
  const variables = new Map<string, Group[]>();
  let values: Group[] = [];
  for (const group of groups) {
    if (group[0] === 9) variables.set(String(group[1]), (values = []));
    else values.push(group);
  }
  return variables;
}
