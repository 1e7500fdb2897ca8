import { sharedFrom } from '#src/domain/share/shared.ts';
import type { Shared } from '#src/domain/share/shared.ts';

/** Tells our files from other programs'. */
const format = 'shared list of building products, version 1';

/** In bytes; a file that we made is smaller. */
export const maxFileBytes = 4_000_000;

export function shareFile(shared: Shared): string {
  return `${JSON.stringify({ format, ...shared }, null, 2)}\n`;
}

/** Null for another program's file, or one that is cut off. */
export function openShareFile(text: string): Shared | null {
  try {
    const value: unknown = JSON.parse(text);
    const isOurs =
      typeof value === 'object' && value !== null && 'format' in value && value.format === format;
    return isOurs ? sharedFrom(value) : null;
  } catch {
    return null;
  }
}
