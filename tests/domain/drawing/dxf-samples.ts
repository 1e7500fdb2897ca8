type Group = readonly [code: number, value: string | number];

/** A DXF file of entities, with the entries of its tables (layers: their color, pen, and line type), blocks, and objects. */
export function dxfOf(
  entities: readonly (readonly Group[])[],
  more: {
    header?: readonly Group[];
    layers?: readonly (readonly Group[])[];
    blocks?: readonly (readonly Group[])[];
    objects?: readonly (readonly Group[])[];
  } = {},
): string {
  const groups: Group[] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$INSUNITS'],
    [70, 1],
    ...(more.header ?? []),
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'TABLES'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, 1],
    ...(more.layers ?? []).flat(),
    [0, 'ENDTAB'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'BLOCKS'],
    ...(more.blocks ?? []).flat(),
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities.flat(),
    [0, 'ENDSEC'],
    ...(more.objects ? objectsSection(more.objects) : []),
    [0, 'EOF'],
  ];
  return groups.map(([code, value]) => `${code}\n${value}\n`).join('');
}

const objectsSection = (objects: readonly (readonly Group[])[]): Group[] => [
  [0, 'SECTION'],
  [2, 'OBJECTS'],
  ...objects.flat(),
  [0, 'ENDSEC'],
];

export const lineOf = (x1: number, y1: number, x2: number, y2: number, layer = 'A'): readonly Group[] => [
  [0, 'LINE'],
  [8, layer],
  [10, x1],
  [20, y1],
  [11, x2],
  [21, y2],
];

/** Groups as they stand in a file, shortened: `0 LINE | 8 A | 10 0`. */
export const groupsOf = (text: string): Group[] =>
  text.split(' | ').map((group) => {
    const [code = '', ...value] = group.split(' ');
    return [Number(code), value.join(' ')];
  });
