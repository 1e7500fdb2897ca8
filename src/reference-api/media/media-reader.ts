/** Reads one of the recorded files by its name; null where it is missing. */
export type MediaReader = (file: string) => Promise<Uint8Array<ArrayBuffer> | null>;
