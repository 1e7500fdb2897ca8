/** What a maker of files gives: text, or bytes; null where it does not make that format. */
export type Made = string | Uint8Array | null;
