import { sharedFrom } from '#src/domain/share/shared.ts';
import type { Shared } from '#src/domain/share/shared.ts';

/** What begins each file, so that another program's is told apart. */
const format = 'shared list of building products, version 1';

/** In bytes; a file that we made is smaller. */
export const maxFileBytes = 4_000_000;

/** What is shared, as a file that people can read and other programs too. */
export function shareFile(shared: Shared): string {
  return `${JSON.stringify({ format, ...shared }, null, 2)}\n`;
}

/** What a file shares; null when it is another program's, or cut off. */
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
