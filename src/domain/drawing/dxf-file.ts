import Parser from 'dxf-parser';

import type { Entity, Tag } from '#src/domain/drawing/dxf-tags.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';

type Handler = InstanceType<Parameters<Parser['registerEntityHandler']>[0]>;
type Scanner = Parameters<Handler['parseEntity']>[0];
type Group = Parameters<Handler['parseEntity']>[1];
type ParsedEntity = ReturnType<Handler['parseEntity']>;

/** Kinds that are read. The parser's own handlers know neither HATCH nor LEADER nor layouts, and trust what they read. */
const drawn = [
  'LINE',
  'LWPOLYLINE',
  'POLYLINE',
  'CIRCLE',
  'ARC',
  'ELLIPSE',
  'SPLINE',
  'SOLID',
  'TRACE',
  '3DFACE',
  'TEXT',
  'ATTRIB',
  'MTEXT',
  'DIMENSION',
  'LEADER',
  'HATCH',
  'INSERT',
  'VIEWPORT',
] as const;
/** Kinds that are counted, so that the viewer can say what it leaves out. */
const known = [
  'POINT',
  'ATTDEF',
  'IMAGE',
  'WIPEOUT',
  'MLINE',
  'MULTILEADER',
  'ACAD_TABLE',
  'RAY',
  'XLINE',
  'REGION',
  '3DSOLID',
  'BODY',
  'TOLERANCE',
  'SHAPE',
  'MESH',
  'HELIX',
  'OLE2FRAME',
  'UNDERLAY',
] as const;

/** A file as its parts: settings, layers, line types, dimension styles, blocks and entities. */
export interface DxfFile {
  units: number;
  lineTypeScale: number;
  records: { layers: Tag[][]; lineTypes: Tag[][]; dimensionStyles: Tag[][] };
  blocks: ReadonlyMap<string, { x: number; y: number; entities: readonly Entity[] }>;
  entities: readonly Entity[];
}

/** Throws where the text is no DXF file. */
export function parseDxf(text: string): DxfFile {
  const parser = new Parser();
  for (const type of [...drawn, ...known]) parser.registerEntityHandler(handlerOf(type));
  const dxf = parser.parse(text);
  if (!dxf || !Array.isArray(dxf.entities)) throw new Error('There are no entities in the file.');
  const blocks = new Map<string, { x: number; y: number; entities: readonly Entity[] }>();
  for (const [name, block] of Object.entries(dxf.blocks ?? {})) {
    // A file may lack what the parser's types promise.
    const { x, y } = block.position ?? { x: 0, y: 0 };
    blocks.set(name, { x, y, entities: (block.entities ?? []).flatMap(entityOf) });
  }
  const header: Partial<typeof dxf.header> = dxf.header ?? {};
  const setting = (name: string): number => {
    const value = header[name];
    return typeof value === 'number' ? value : 0;
  };
  return {
    units: setting('$INSUNITS'),
    lineTypeScale: setting('$LTSCALE') || 1,
    records: {
      layers: tableRecords(text, 'LAYER'),
      lineTypes: tableRecords(text, 'LTYPE'),
      dimensionStyles: tableRecords(text, 'DIMSTYLE'),
    },
    blocks,
    entities: dxf.entities.flatMap(entityOf),
  };
}

/** What a handler gives: the groups as they stand. */
class RawEntity implements ParsedEntity {
  readonly tags: Tag[] = [];
  lineType = '';
  layer = '';
  lineTypeScale = 1;
  visible = true;
  colorIndex = 0;
  color = 0;
  inPaperSpace = false;
  ownerHandle = '';
  materialObjectHandle = 0;
  lineweight = 0 as const;
  extendedData = { customStrings: [], applicationName: '' };
  type: string;
  handle = 1;

  constructor(type: string) {
    this.type = type;
  }
}

function entityOf(entity: ParsedEntity): Entity[] {
  return entity instanceof RawEntity ? [{ type: entity.type, tags: entity.tags }] : [];
}

function handlerOf(type: string): new () => Handler {
  return class implements Handler {
    ForEntityName: Handler['ForEntityName'] = 'POINT';

    constructor() {
      // The parser's type lists only the kinds that it brings itself.
      Object.assign(this, { ForEntityName: type });
    }

    parseEntity(scanner: Scanner): ParsedEntity {
      const entity = new RawEntity(type);
      readGroups(scanner, entity.tags);
      if (type !== 'POLYLINE') return entity;
      // Its vertices follow as entities of their own.
      while (scanner.lastReadGroup.value === 'VERTEX') {
        entity.tags.push([0, 'VERTEX']);
        readGroups(scanner, entity.tags);
      }
      return entity;
    }
  };
}

/** Up to the next group 0. */
function readGroups(scanner: Scanner, tags: Tag[]): void {
  for (;;) {
    const { code, value }: Group = scanner.next();
    if (code === 0 || scanner.isEOF()) return;
    if (typeof value !== 'boolean') tags.push([code, value]);
  }
}

/** The records of a table with all their groups; the parser keeps no line weights. */
function tableRecords(text: string, name: string): Tag[][] {
  const start = composedPattern(String.raw`(?:^|\n)[^\S\n]*0\r?\n\s*TABLE\r?\n\s*2\r?\n\s*${name}\r?\n`).exec(
    text,
  );
  if (!start) return [];
  const from = start.index + start[0].length;
  const end = text.indexOf('ENDTAB', from);
  const lines = text.slice(from, end === -1 ? undefined : end).split(/\r?\n/);
  const records: Tag[][] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [code, value] = [Number(lines[at]), (lines[at + 1] ?? '').trim()];
    if (code === 0 && value === name) records.push([]);
    else records.at(-1)?.push([code, isNumeric(code) ? Number(value) : value]);
  }
  return records;
}

const isNumeric = (code: number): boolean =>
  (code >= 10 && code <= 99) ||
  (code >= 140 && code <= 179) ||
  (code >= 270 && code <= 289) ||
  (code >= 370 && code <= 389);
