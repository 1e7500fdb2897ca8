import * as v from 'valibot';
import { sharedSchema, type Shared } from '#src/domain/share/shared.ts';

/** Identifies our files. */
const format = 'shared list of building products, version 1';

/** In bytes; our own files are smaller. */
export const maxFileBytes = 4_000_000;

export const shareFile = (shared: Shared): string => `${JSON.stringify({ format, ...shared }, null, 2)}\n`;

const ours = v.object({ format: v.literal(format) });

/** Null for another program's file or a truncated one. */
export function openShareFile(text: string): Shared | null {
  try {
    const file: unknown = JSON.parse(text);
    return v.is(ours, file) ? v.parse(sharedSchema, file) : null;
  } catch {
    return null;
  }
}
