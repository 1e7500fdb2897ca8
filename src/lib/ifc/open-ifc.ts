import type { IfcAPI } from 'web-ifc';
import { Budget, TooLargeError } from '#src/lib/budget.ts';
import type { IfcFile } from '#src/lib/ifc/ifc-file.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Maximum number of instances read, including the entries of their lists. */
const mostLooks = 5_000_000;

/**
 * Opens a file with web-ifc; null if it refuses. Close it with `api.CloseModel(model)`. Reading its lines may
 * throw a `TooLargeError`.
 */
export function openIfc(api: IfcAPI, bytes: Uint8Array): { file: IfcFile; model: number } | null {
  const model = opened(api, bytes);
  if (model < 0) return null;
  const [long, looks] = [longRecords(bytes), new Budget(mostLooks)];
  const idsOf = (entity: string): number[] => {
    const code = api.GetTypeCodeFromName(entity.toUpperCase());
    if (code === 0) return [];
    const ids = api.GetLineIDsWithType(model, code);
    return Array.from({ length: ids.size() }, (_, index) => ids.get(index)).toSorted((a, b) => a - b);
  };
  const line: IfcFile['line'] = (id) => {
    if (long.has(id)) throw new TooLargeError(`Instance ${id} is too long.`);
    looks.spend();
    const found: unknown = api.GetLine(model, id);
    if (!isRecord(found) || typeof found['type'] !== 'number') return null;
    for (const value of Object.values(found)) if (Array.isArray(value)) looks.spend(value.length);
    return { id, entity: api.GetNameFromTypeCode(found['type']), attributes: found };
  };
  return { model, file: { schema: api.GetModelSchema(model), idsOf, line } };
}

function opened(api: IfcAPI, bytes: Uint8Array): number {
  try {
    return api.OpenModel(bytes);
  } catch {
    // web-ifc crashes on a file without a header.
    return -1;
  }
}

/**
 * Longer records are lists of points and faces; parsed into values, one would take a hundred times its size.
 */
const longest = 1_000_000;
const [semicolon, quote, hash] = [0x3b, 0x27, 0x23];

/** Ids of instances whose text is longer than a megabyte. */
function longRecords(bytes: Uint8Array): ReadonlySet<number> {
  const found = new Set<number>();
  let [start, isText] = [0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) isText = !isText;
    if (byte !== semicolon || isText) continue;
    if (at - start > longest) found.add(idAt(bytes, start));
    start = at + 1;
  }
  return found;
}

/** The id in `#123=…`, after leading whitespace. */
function idAt(bytes: Uint8Array, start: number): number {
  const from = bytes.indexOf(hash, start) + 1;
  return Number.parseInt(new TextDecoder('latin1').decode(bytes.subarray(from, from + 12)), 10);
}
