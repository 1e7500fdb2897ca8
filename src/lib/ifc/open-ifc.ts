import type { IfcAPI } from 'web-ifc';

import type { IfcFile } from '#src/lib/ifc/ifc-file.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Lets the library read a file; null for one that it does not take. Close it with `api.CloseModel(model)`. */
export function openIfc(api: IfcAPI, bytes: Uint8Array): { file: IfcFile; model: number } | null {
  const model = opened(api, bytes);
  if (model < 0) return null;
  const idsOf = (entity: string): number[] => {
    const code = api.GetTypeCodeFromName(entity.toUpperCase());
    if (code === 0) return [];
    const ids = api.GetLineIDsWithType(model, code);
    return Array.from({ length: ids.size() }, (_, index) => ids.get(index)).toSorted((a, b) => a - b);
  };
  const line: IfcFile['line'] = (id) => {
    const found: unknown = api.GetLine(model, id);
    if (!isRecord(found) || typeof found['type'] !== 'number') return null;
    return { id, entity: api.GetNameFromTypeCode(found['type']), attributes: found };
  };
  return { model, file: { schema: api.GetModelSchema(model), idsOf, line } };
}

function opened(api: IfcAPI, bytes: Uint8Array): number {
  try {
    return api.OpenModel(bytes);
  } catch {
    // The library crashes on a file without a header.
    return -1;
  }
}
