import type { Handles, Tag } from '#src/reference-api/drawings/dxf/tags.ts';

export const tableEntry =
  (type: string, subclass: string, handles: Handles, name: string, rest: readonly Tag[], handle?: string) =>
  (owner: string): Tag[] => [
    [0, type],
    [type === 'DIMSTYLE' ? 105 : 5, handle ?? handles.take()],
    [330, owner],
    [100, 'AcDbSymbolTableRecord'],
    [100, subclass],
    [2, name],
    [70, 0],
    ...rest,
  ];
