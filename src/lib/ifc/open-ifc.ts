import type { IfcAPI } from 'web-ifc';
import { Budget, TooLargeError } from '#src/lib/budget.ts';
import type { IfcFile } from '#src/lib/ifc/ifc-file.ts';
import { withKnownSchema } from '#src/lib/ifc/known-schema.ts';
import { longRecords } from '#src/lib/ifc/long-records.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Maximum number of instances read, including the entries of their lists. */
const mostLooks = 5_000_000;

/**
 * Opens a file with web-ifc; null if it refuses. Close it with `api.CloseModel(model)`. Reading its lines may
 * throw a `TooLargeError`.
 */
export function openIfc(api: IfcAPI, bytes: Uint8Array): { file: IfcFile; model: number } | null {
  const step = withKnownSchema(stepOf(bytes));
  const model = opened(api, step);
  if (model < 0) return null;
  const [long, looks] = [longRecords(step), new Budget(mostLooks)];
  const idsOf = (entity: string): number[] => {
    const code = api.GetTypeCodeFromName(entity.toUpperCase());
    if (code === 0) return [];
    const ids = api.GetLineIDsWithType(model, code);
    return Array.from({ length: ids.size() }, (_, index) => ids.get(index)).toSorted((a, b) => a - b);
  };
  const line: IfcFile['line'] = (id) => {
    if (long.has(id)) throw new TooLargeError(`Instance ${id} is too long.`);
    looks.spend();
    const found = lineOf(api, model, id);
    if (!isRecord(found) || typeof found['type'] !== 'number') return null;
    for (const value of Object.values(found)) if (Array.isArray(value)) looks.spend(value.length);
    return { id, entity: api.GetNameFromTypeCode(found['type']), attributes: found };
  };
  return { model, file: { schema: api.GetModelSchema(model), idsOf, line } };
}

/** An instance that is not in the file's schema, as some programs write, is skipped. */
function lineOf(api: IfcAPI, model: number, id: number): unknown {
  try {
    return api.GetLine(model, id);
  } catch {
    return null;
  }
}

/** Removes a byte order mark or comments at the beginning, which web-ifc does not support. */
function stepOf(bytes: Uint8Array): Uint8Array {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048)).indexOf('ISO-10303-21;');
  return head > 0 ? bytes.subarray(head) : bytes;
}

function opened(api: IfcAPI, bytes: Uint8Array): number {
  try {
    return api.OpenModel(bytes);
  } catch {
    // web-ifc crashes on a file without a header.
    return -1;
  }
}
